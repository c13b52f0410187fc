import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { messages } from '@repo/contracts/messages';
import { toast } from '@repo/ui/toast';
import { trpc } from '#src/api/trpc.ts';
import { inOrder } from '#src/chapter-items/list-order.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import type { MapFields } from './map-form.ts';

const noun = 'Mindmap';

/** A chapter's mind maps and what can be done with them; each act throws when it fails, and updates the list when not. */
export function useMindmaps(chapterId: string) {
  const input = { chapterId };
  const query = trpc.content.mindmaps.list.useQuery(input);
  const list = trpc.useUtils().content.mindmaps.list;
  const contentChanged = useContentChanged();
  const creating = trpc.content.mindmaps.create.useMutation();
  const updating = trpc.content.mindmaps.update.useMutation();
  const deleting = trpc.content.mindmaps.delete.useMutation();
  const reordering = trpc.content.mindmaps.reorder.useMutation();

  async function write(change: (maps: MindmapDraft[]) => MindmapDraft[]): Promise<void> {
    // An answer that is under way knows nothing of this change yet.
    await list.cancel(input);
    list.setData(input, (maps) => maps && change(maps));
    contentChanged();
  }
  const replace = (map: MindmapDraft) =>
    write((maps) => maps.map((one) => (one._id === map._id ? map : one)));
  return {
    query,
    async create(fields: MapFields): Promise<MindmapDraft> {
      const map = await creating.mutateAsync({ ...fields, chapter: chapterId });
      await write((maps) => [...maps, map]);
      toast.success(messages.itemCreated(noun));
      return map;
    },
    async update(id: string, fields: MapFields, seenUpdatedAt: string | null): Promise<MindmapDraft> {
      const map = await updating.mutateAsync({ id, ...fields, seenUpdatedAt: seenUpdatedAt ?? undefined });
      await replace(map);
      toast.success(messages.itemUpdated(noun));
      return map;
    },
    async remove({ _id, updatedAt }: MindmapDraft): Promise<void> {
      try {
        await deleting.mutateAsync({ id: _id, seenUpdatedAt: updatedAt });
      } catch (error) {
        // It comes back as it is now.
        void list.invalidate(input);
        throw error;
      }
      await write((maps) => maps.filter((one) => one._id !== _id));
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      await write((maps) => inOrder(maps, ids));
    },
    /** Puts what the server has now into the list. */
    replace,
  };
}
export type Mindmaps = ReturnType<typeof useMindmaps>;
