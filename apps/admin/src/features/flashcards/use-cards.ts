import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { messages } from '@repo/contracts/messages';
import { toast } from '@repo/ui/toast';
import { trpc } from '#src/api/trpc.ts';
import { inOrder } from '#src/chapter-items/list-order.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import type { CardForm } from './card-form.ts';

const noun = 'Flashcard';

/** A chapter's cards and what can be done with them; each act throws when it fails, and updates the list when not. */
export function useCards(chapterId: string) {
  const input = { chapterId };
  const query = trpc.content.flashcards.list.useQuery(input);
  const list = trpc.useUtils().content.flashcards.list;
  const contentChanged = useContentChanged();
  const creating = trpc.content.flashcards.create.useMutation();
  const updating = trpc.content.flashcards.update.useMutation();
  const deleting = trpc.content.flashcards.delete.useMutation();
  const reordering = trpc.content.flashcards.reorder.useMutation();

  async function write(change: (cards: FlashcardDraft[]) => FlashcardDraft[]): Promise<void> {
    // An answer that is under way knows nothing of this change yet.
    await list.cancel(input);
    list.setData(input, (cards) => cards && change(cards));
    contentChanged();
  }
  return {
    query,
    async create(fields: CardForm): Promise<FlashcardDraft> {
      const card = await creating.mutateAsync({ ...fields, chapter: chapterId });
      await write((cards) => [...cards, card]);
      // Cards are written one after the other: their toasts must not pile up.
      toast.success(messages.itemCreated(noun), { id: 'card-created' });
      return card;
    },
    async update(id: string, fields: CardForm, seenUpdatedAt: string | null): Promise<FlashcardDraft> {
      const card = await updating.mutateAsync({ id, ...fields, seenUpdatedAt: seenUpdatedAt ?? undefined });
      await write((cards) => cards.map((one) => (one._id === id ? card : one)));
      toast.success(messages.itemUpdated(noun));
      return card;
    },
    async remove({ _id, updatedAt }: FlashcardDraft): Promise<void> {
      try {
        await deleting.mutateAsync({ id: _id, seenUpdatedAt: updatedAt });
      } catch (error) {
        // It comes back as it is now.
        void list.invalidate(input);
        throw error;
      }
      await write((cards) => cards.filter((one) => one._id !== _id));
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      await write((cards) => inOrder(cards, ids));
    },
    /** Puts what the server has now into the list. */
    replace: (card: FlashcardDraft) =>
      write((cards) => cards.map((one) => (one._id === card._id ? card : one))),
  };
}
export type Cards = ReturnType<typeof useCards>;
