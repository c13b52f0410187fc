import { trpc } from '#src/api/trpc.ts';
import { inOrder } from './list-order.ts';
import type { DraftList, Undo } from './use-draft-list.ts';

/** Copies or moves pages to the end of another topic or summary; throws on failure. */
export type PageTransfer = (fromId: string, pageIds: string[], toId: string) => Promise<Undo>;

/** Copies and moves pages of the topics or summaries of a chapter. */
export function usePageTransfers<K extends 'topics' | 'summaries'>(
  kind: K,
  chapterId: string,
  { orReload, reloadAll }: Pick<DraftList<K>, 'orReload' | 'reloadAll'>,
): { copyPages: PageTransfer; movePages: PageTransfer } {
  const calls = trpc.content[kind as 'topics'];
  const ofOwner = (id: string) =>
    (kind === 'topics' ? { topicId: id } : { summaryId: id }) as { topicId: string };
  const copying = calls.copyPages.useMutation();
  const moving = calls.movePages.useMutation();
  const deleting = calls.deletePage.useMutation();
  const reordering = calls.reorderPages.useMutation();
  const { fetch } = trpc.useUtils().content[kind as 'topics'].list;
  const pagesOf = async (id: string) =>
    (await fetch({ chapterId })).find(({ _id }) => _id === id)?.pages ?? [];
  return {
    async copyPages(fromId, pageIds, toId) {
      const { ids, updatedAt } = await orReload(copying.mutateAsync({ fromId, pageIds, toId }));
      await reloadAll();
      return async () => {
        // Only the last page can be deleted.
        try {
          for (const pageId of ids.toReversed())
            await deleting.mutateAsync({ ...ofOwner(toId), pageId, seenUpdatedAt: updatedAt });
        } finally {
          await reloadAll();
        }
      };
    },
    async movePages(fromId, pageIds, toId) {
      const before = (await pagesOf(fromId)).map(({ _id }) => _id);
      await orReload(moving.mutateAsync({ fromId, pageIds, toId }));
      await reloadAll();
      return async () => {
        await moving.mutateAsync({ fromId: toId, pageIds, toId: fromId });
        await reloadAll();
        const order = inOrder(await pagesOf(fromId), before).map(({ _id }) => _id);
        await reordering.mutateAsync({ ...ofOwner(fromId), pageIds: order });
        await reloadAll();
      };
    },
  };
}
