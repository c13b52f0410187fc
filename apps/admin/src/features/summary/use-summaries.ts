import type { PageDraft, SummaryDraft } from '@repo/contracts/content.drafts';
import type { UpdateSummaryPageInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { toast } from '@repo/ui/toast';
import { trpc } from '#src/api/trpc.ts';
import { inOrder } from '#src/chapter-items/list-order.ts';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';
import { usePageTransfers } from '#src/chapter-items/use-page-transfers.ts';

/** The summary with its pages in this order, renumbered. */
function withPageOrder(summary: SummaryDraft, pageIds: readonly string[]): SummaryDraft {
  const pages = inOrder(summary.pages, pageIds).map((page, index) => ({ ...page, pageNumber: index + 1 }));
  return { ...summary, pages };
}

/** A chapter's summaries, and the actions for them and their pages. */
export function useSummaries(chapterId: string) {
  const { write, replace, orReload, ...list } = useDraftList('summaries', chapterId);
  const addingPage = trpc.content.summaries.addPage.useMutation();
  const updatingPage = trpc.content.summaries.updatePage.useMutation();
  const deletingPage = trpc.content.summaries.deletePage.useMutation();
  const transfers = usePageTransfers('summaries', chapterId, { orReload, ...list });
  const reorderingPages = trpc.content.summaries.reorderPages.useMutation();

  function replaced(summary: SummaryDraft): SummaryDraft {
    replace(summary);
    return summary;
  }
  return {
    ...list,
    ...transfers,
    replace,
    async addPage(summaryId: string): Promise<SummaryDraft> {
      const summary = replaced(await addingPage.mutateAsync({ summaryId }));
      toast.success(contentMessages.itemCreated('Page'));
      return summary;
    },
    async savePage(page: Omit<UpdateSummaryPageInput, 'seenUpdatedAt'> & { seenUpdatedAt?: string }) {
      return replaced(await updatingPage.mutateAsync(page));
    },
    async removePage(summaryId: string, { _id, updatedAt }: PageDraft): Promise<void> {
      const page = { summaryId, pageId: _id, seenUpdatedAt: updatedAt };
      replace(await orReload(deletingPage.mutateAsync(page)));
    },
    async reorderPages(summaryId: string, pageIds: string[]): Promise<void> {
      await reorderingPages.mutateAsync({ summaryId, pageIds });
      write((summaries) =>
        summaries.map((one) => (one._id === summaryId ? withPageOrder(one, pageIds) : one)),
      );
    },
  };
}
export type Summaries = ReturnType<typeof useSummaries>;
