import { isUnreachable } from '@repo/client';
import { toast } from '@repo/ui/toast';
import { useRef } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';
import { publishCopy } from './publish-copy.ts';

/** Publishes an older version again; a second call while the first is under way does nothing. */
export function useRollBack({ onDone }: { onDone: () => void }) {
  const admin = trpc.useUtils().admin;
  const isSending = useRef(false);
  const { mutate, error, isPending } = trpc.admin.rollBack.useMutation({
    onSuccess({ publishedAt, message }) {
      admin.overview.setData(undefined, { lastPublishedContentAt: publishedAt });
      toast.success(message, { id: 'publish' });
      onDone();
    },
    onError(reason) {
      if (isSessionRefused(reason)) onDone();
    },
    onSettled() {
      isSending.current = false;
      void admin.invalidate();
    },
  });
  const rollBack = (versionId: number) => {
    if (isSending.current) return;
    isSending.current = true;
    const author = readTeacherName();
    mutate(author ? { versionId, author } : { versionId });
  };
  const failure =
    error === null || isSessionRefused(error)
      ? null
      : isUnreachable(error)
        ? publishCopy.unsure
        : sentenceOf(error, publishCopy.rollBackFailed);
  return { rollBack, isPending, failure };
}
