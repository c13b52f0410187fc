import type { PageDraft, SummaryDraft } from '@repo/contracts/content.drafts';
import { messages } from '@repo/contracts/messages';
import { toast } from '@repo/ui/toast';
import { trpc } from '#src/api/trpc.ts';
import { inOrder } from '#src/chapter-items/list-order.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { withPageOrder } from './page-order.ts';

const noun = 'Summary';

/** A chapter's summaries and what can be done with them; each act throws when it fails, and updates the list when not. */
export function useSummaries(chapterId: string) {
  const input = { chapterId };
  const query = trpc.content.summaries.list.useQuery(input);
  const list = trpc.useUtils().content.summaries.list;
  const contentChanged = useContentChanged();
  const creating = trpc.content.summaries.create.useMutation();
  const updating = trpc.content.summaries.update.useMutation();
  const deleting = trpc.content.summaries.delete.useMutation();
  const reordering = trpc.content.summaries.reorder.useMutation();
  const addingPage = trpc.content.summaries.addPage.useMutation();
  const updatingPage = trpc.content.summaries.updatePage.useMutation();
  const deletingPage = trpc.content.summaries.deletePage.useMutation();
  const reorderingPages = trpc.content.summaries.reorderPages.useMutation();

  async function write(change: (summaries: SummaryDraft[]) => SummaryDraft[]): Promise<void> {
    // An answer that is under way knows nothing of this change yet.
    await list.cancel(input);
    list.setData(input, (summaries) => summaries && change(summaries));
    contentChanged();
  }
  async function replace(summary: SummaryDraft): Promise<SummaryDraft> {
    await write((summaries) => summaries.map((one) => (one._id === summary._id ? summary : one)));
    return summary;
  }
  /** What can not be deleted comes back as it is now. */
  async function orAskAgain<T>(deletion: Promise<T>): Promise<T> {
    try {
      return await deletion;
    } catch (error) {
      void list.invalidate(input);
      throw error;
    }
  }
  return {
    query,
    replace,
    async create(title: string): Promise<SummaryDraft> {
      const summary = await creating.mutateAsync({ title, chapter: chapterId });
      await write((summaries) => [...summaries, summary]);
      toast.success(messages.itemCreated(noun));
      return summary;
    },
    async rename(id: string, title: string, seenUpdatedAt: string | null): Promise<SummaryDraft> {
      const summary = await updating.mutateAsync({ id, title, seenUpdatedAt: seenUpdatedAt ?? undefined });
      toast.success(messages.itemUpdated(noun));
      return replace(summary);
    },
    async remove({ _id, updatedAt }: SummaryDraft): Promise<void> {
      await orAskAgain(deleting.mutateAsync({ id: _id, seenUpdatedAt: updatedAt }));
      await write((summaries) => summaries.filter((one) => one._id !== _id));
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      await write((summaries) => inOrder(summaries, ids));
    },
    async addPage(summaryId: string): Promise<SummaryDraft> {
      const summary = await replace(await addingPage.mutateAsync({ summaryId }));
      toast.success(messages.itemCreated('Page'));
      return summary;
    },
    async savePage(page: { summaryId: string; pageId: string; content: string; seenUpdatedAt?: string }) {
      return replace(await updatingPage.mutateAsync(page));
    },
    async removePage(summaryId: string, { _id, updatedAt }: PageDraft): Promise<void> {
      const page = { summaryId, pageId: _id, seenUpdatedAt: updatedAt };
      await replace(await orAskAgain(deletingPage.mutateAsync(page)));
    },
    async reorderPages(summaryId: string, pageIds: string[]): Promise<void> {
      await reorderingPages.mutateAsync({ summaryId, pageIds });
      await write((summaries) =>
        summaries.map((one) => (one._id === summaryId ? withPageOrder(one, pageIds) : one)),
      );
    },
  };
}
export type Summaries = ReturnType<typeof useSummaries>;
