import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's topics with their pages and what can be done with them. */
export const useTopics = (chapterId: string) => useDraftList('topics', chapterId, { noun: 'Topic' });
export type Topics = DraftList<'topics'>;
