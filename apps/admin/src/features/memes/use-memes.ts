import { failureOf, type MemeTarget, RequestFailure, uploadMeme } from '@repo/client';
import type { MemeDraft } from '@repo/contracts/content.drafts';
import type { ErrorCode } from '@repo/contracts/errors';
import { messages } from '@repo/contracts/messages';
import { toast } from '@repo/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '#src/api/trpc.ts';
import { inOrder } from '#src/chapter-items/list-order.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { getToken } from '#src/session/gate-state.ts';
import type { MemeForm } from './meme-form.ts';

const noun = 'Meme';

type Sent = { fields: MemeForm; file: File | null };

/** A chapter's memes and what can be done with them; each act throws when it fails, and updates the list when not. */
export function useMemes({ chapterId, subjectId }: { chapterId: string; subjectId: string }) {
  const input = { chapterId };
  const query = trpc.content.memes.list.useQuery(input);
  const list = trpc.useUtils().content.memes.list;
  const contentChanged = useContentChanged();
  const creating = trpc.content.memes.create.useMutation();
  const updating = trpc.content.memes.update.useMutation();
  const deleting = trpc.content.memes.delete.useMutation();
  const reordering = trpc.content.memes.reorder.useMutation();
  const uploading = useMutation({
    mutationFn: (upload: { image: File; alt: string; target: MemeTarget }) =>
      uploadMeme({ token: getToken() ?? '', ...upload }),
  });

  async function write(change: (memes: MemeDraft[]) => MemeDraft[]): Promise<void> {
    // An answer that is under way knows nothing of this change yet.
    await list.cancel(input);
    list.setData(input, (memes) => memes && change(memes));
    contentChanged();
  }
  /** A refused upload does not say what the meme is now: the list does. */
  async function staleEdit(id: string, cause: unknown): Promise<RequestFailure> {
    const current = (await list.fetch(input)).find(({ _id }) => _id === id);
    const errorCode: ErrorCode = 'STALE_EDIT';
    return new RequestFailure(409, { data: { message: messages.staleEdit, errorCode, current }, cause });
  }
  async function upload(image: File, alt: string, target: MemeTarget): Promise<void> {
    try {
      await uploading.mutateAsync({ image, alt, target });
    } catch (error) {
      if ('memeId' in target && failureOf(error)?.status === 409) throw await staleEdit(target.memeId, error);
      throw error;
    }
    await list.invalidate(input);
    contentChanged();
  }
  return {
    query,
    async create({ fields, file }: Sent): Promise<void> {
      if (file) await upload(file, fields.alt, { chapter: chapterId, subject: subjectId });
      else {
        const meme = await creating.mutateAsync({ ...fields, chapter: chapterId, subject: subjectId });
        await write((memes) => [...memes, meme]);
      }
      toast.success(messages.itemCreated(noun));
    },
    async update(id: string, { fields, file }: Sent, seenUpdatedAt: string | null): Promise<void> {
      if (file) await upload(file, fields.alt, { memeId: id, seenUpdatedAt });
      else {
        const meme = await updating.mutateAsync({ id, ...fields, seenUpdatedAt: seenUpdatedAt ?? undefined });
        await write((memes) => memes.map((one) => (one._id === id ? meme : one)));
      }
      toast.success(messages.itemUpdated(noun));
    },
    async remove({ _id, updatedAt }: MemeDraft): Promise<void> {
      try {
        await deleting.mutateAsync({ id: _id, seenUpdatedAt: updatedAt });
      } catch (error) {
        // It comes back as it is now.
        void list.invalidate(input);
        throw error;
      }
      await write((memes) => memes.filter((one) => one._id !== _id));
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      await write((memes) => inOrder(memes, ids));
    },
    /** Puts what the server has now into the list. */
    replace: (meme: MemeDraft) => write((memes) => memes.map((one) => (one._id === meme._id ? meme : one))),
  };
}
export type Memes = ReturnType<typeof useMemes>;
