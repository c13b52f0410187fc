import type { TestDraft } from '@repo/contracts/content.drafts';
import { messages } from '@repo/contracts/messages';
import type { TestFields } from '@repo/contracts/tests';
import { toast } from '@repo/ui/toast';
import { trpc } from '#src/api/trpc.ts';
import { inOrder } from '#src/chapter-items/list-order.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';

const noun = 'Test';

/** A chapter's tests and what can be done with them; each act throws when it fails, and updates the list when not. */
export function useTests(chapterId: string) {
  const input = { chapterId };
  const query = trpc.content.tests.list.useQuery(input);
  const list = trpc.useUtils().content.tests.list;
  const contentChanged = useContentChanged();
  const creating = trpc.content.tests.create.useMutation();
  const updating = trpc.content.tests.update.useMutation();
  const deleting = trpc.content.tests.delete.useMutation();
  const reordering = trpc.content.tests.reorder.useMutation();

  async function write(change: (tests: TestDraft[]) => TestDraft[]): Promise<void> {
    // An answer that is under way knows nothing of this change yet.
    await list.cancel(input);
    list.setData(input, (tests) => tests && change(tests));
    contentChanged();
  }
  const replace = (test: TestDraft) =>
    write((tests) => tests.map((one) => (one._id === test._id ? test : one)));
  return {
    query,
    async create(fields: TestFields): Promise<TestDraft> {
      const test = await creating.mutateAsync({ ...fields, chapter: chapterId });
      await write((tests) => [...tests, test]);
      toast.success(messages.itemCreated(noun));
      return test;
    },
    async update(id: string, fields: TestFields, seenUpdatedAt: string | null): Promise<TestDraft> {
      const test = await updating.mutateAsync({ id, ...fields, seenUpdatedAt: seenUpdatedAt ?? undefined });
      await replace(test);
      toast.success(messages.itemUpdated(noun));
      return test;
    },
    async remove({ _id, updatedAt }: TestDraft): Promise<void> {
      try {
        await deleting.mutateAsync({ id: _id, seenUpdatedAt: updatedAt });
      } catch (error) {
        // It comes back as it is now.
        void list.invalidate(input);
        throw error;
      }
      await write((tests) => tests.filter((one) => one._id !== _id));
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      await write((tests) => inOrder(tests, ids));
    },
    /** Puts what the server has now into the list. */
    replace,
  };
}
export type Tests = ReturnType<typeof useTests>;
