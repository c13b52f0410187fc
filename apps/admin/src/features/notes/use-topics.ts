import { trpc } from '#src/api/trpc.ts';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's topics with their pages and actions. */
export function useTopics(chapterId: string) {
  const list = useDraftList('topics', chapterId);
  const copyingPages = trpc.content.topics.copyPages.useMutation();
  const movingPages = trpc.content.topics.movePages.useMutation();
  return {
    ...list,
    copyPages: (fromId: string, pageIds: string[], toId: string) =>
      list.orReload(copyingPages.mutateAsync({ fromId, pageIds, toId })).then(list.reloadAll),
    movePages: (fromId: string, pageIds: string[], toId: string) =>
      list.orReload(movingPages.mutateAsync({ fromId, pageIds, toId })).then(list.reloadAll),
  };
}
export type Topics = ReturnType<typeof useTopics>;
