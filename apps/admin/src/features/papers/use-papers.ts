import type { PaperDraft } from '@repo/contracts/content.drafts';
import { toast } from '@repo/ui/toast';
import { getQueryKey } from '@trpc/react-query';
import { useAtomValue } from 'jotai';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useDrafts } from '#src/chapter-items/use-drafts.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import type { PaperFields } from './check-paper.ts';
import { papersCopy } from './papers-copy.ts';

/** An empty day is removed. */
type PaperChanges = Partial<
  Omit<PaperFields, 'checkedOn'> & { checkedOn: string | null; isAvailable: boolean }
>;

/** The drafts of all board papers and their actions. */
export function usePapers() {
  const { papers } = trpc.content;
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const query = papers.list.useQuery(undefined, { enabled: isLoggedIn });
  const creating = papers.create.useMutation();
  const updating = papers.update.useMutation();
  const deleting = papers.delete.useMutation();
  const drafts = useDrafts<PaperDraft, PaperFields, PaperChanges>({
    queryKey: getQueryKey(papers.list, undefined, 'query'),
    noun: 'Board paper',
    calls: {
      create: creating.mutateAsync,
      update: updating.mutateAsync,
      remove: ({ id, seenUpdatedAt }) =>
        deleting.mutateAsync({ id, seenUpdatedAt: seenUpdatedAt ?? undefined }),
    },
  });
  return {
    ...drafts,
    query,
    /** Whether students get it with the next publish; resolves when the list is updated, or the error is shown. */
    async show({ _id, updatedAt }: PaperDraft, isAvailable: boolean): Promise<void> {
      try {
        await drafts.update(_id, { isAvailable }, updatedAt);
      } catch (error) {
        if (!isSessionRefused(error)) toast.error(sentenceOf(error, papersCopy.availabilityFailed));
        void drafts.reload();
      }
    },
  };
}
export type Papers = ReturnType<typeof usePapers>;
