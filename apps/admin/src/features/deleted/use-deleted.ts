import type { DeletedItem } from '@repo/contracts/deleted-content';
import { toast } from '@repo/ui/toast';
import { useAtomValue } from 'jotai';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { forgetSentDeletions } from '#src/editing/pending-deletes.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { deletedCopy } from './deleted-copy.ts';

/** Items that can be restored, in pages, and restoring them. */
export function useDeleted(isReady: boolean) {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const utils = trpc.useUtils();
  const query = trpc.content.deleted.list.useInfiniteQuery(
    {},
    {
      enabled: isLoggedIn && isReady,
      getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    },
  );
  const restoring = trpc.content.deleted.restore.useMutation();
  return {
    query,
    items: query.data?.pages.flatMap(({ items }) => items),
    restoringId: restoring.isPending ? restoring.variables.id : null,
    /** @returns whether it worked */
    async restore({ id, restorable }: DeletedItem): Promise<boolean> {
      if (restoring.isPending) return false;
      try {
        const { message } = await restoring.mutateAsync({ id, withOwner: restorable === 'withOwner' });
        forgetSentDeletions();
        toast.success(message);
        return true;
      } catch (error) {
        if (!isSessionRefused(error)) toast.error(sentenceOf(error, deletedCopy.restoreFailed));
        return false;
      } finally {
        void utils.content.invalidate();
        void utils.admin.invalidate();
      }
    },
  };
}
