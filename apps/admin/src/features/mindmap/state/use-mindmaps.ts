import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's mind maps and what can be done with them. */
export const useMindmaps = (chapterId: string) => useDraftList('mindmaps', chapterId, { noun: 'Mindmap' });
export type Mindmaps = DraftList<'mindmaps'>;
