import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's mind maps and their actions. */
export const useMindmaps = (chapterId: string) => useDraftList('mindmaps', chapterId, { noun: 'Mindmap' });
export type Mindmaps = DraftList<'mindmaps'>;
