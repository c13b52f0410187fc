import { useDraftList } from '#src/chapter-items/use-draft-list.ts';
import { usePageTransfers } from '#src/chapter-items/use-page-transfers.ts';

/** A chapter's topics with their pages and actions. */
export function useTopics(chapterId: string) {
  const list = useDraftList('topics', chapterId);
  return { ...list, ...usePageTransfers('topics', chapterId, list) };
}
export type Topics = ReturnType<typeof useTopics>;
