import { isUnreachable } from '@repo/client';
import { toast } from '@repo/ui/toast';
import { useRef } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { errorCodeOf, isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';

/** The server asks for confirmation, because the publish would leave students without any subject. */
const isEmptyRefused = (error: unknown) => errorCodeOf(error) === 'CONFLICT';

/** The dialog's message about a failed publish; null for none (no failure, or the login appears). */
function failureText(error: unknown): string | null {
  if (error === null || isSessionRefused(error) || isEmptyRefused(error)) return null;
  return isUnreachable(error) ? adminCopy.publishUnsure : sentenceOf(error, adminCopy.publishFailed);
}

/** Publishes all content, then refetches the date, whatever the result. Ignores concurrent calls. */
export function usePublish({ onDone }: { onDone: () => void }) {
  const { admin } = trpc.useUtils();
  // State updates only with the next render; two clicks may come before it.
  const isSending = useRef(false);
  const { mutate, error, isPending, variables, reset } = trpc.admin.publish.useMutation({
    onSuccess({ publishedAt, message }) {
      admin.overview.setData(
        undefined,
        (known) => known && { ...known, lastPublishedContentAt: publishedAt },
      );
      toast.success(message, { id: 'publish' });
      onDone();
    },
    onError(reason) {
      if (isSessionRefused(reason)) onDone();
      else if (!isEmptyRefused(reason))
        toast.error(sentenceOf(reason, adminCopy.publishFailed), { id: 'publish' });
    },
    onSettled() {
      isSending.current = false;
      void admin.invalidate();
    },
  });
  const publish = (note: string, isEmptyMeant = false) => {
    if (isSending.current) return;
    isSending.current = true;
    const author = readTeacherName();
    mutate({ note, ...(author ? { author } : {}), ...(isEmptyMeant ? { isEmptyMeant } : {}) });
  };
  return {
    publish,
    isPending,
    failure: failureText(error),
    /** The server rejected an empty publish: ask, then publish or cancel. */
    empty: {
      isAsked: isEmptyRefused(error),
      confirm: () => publish(variables?.note ?? '', true),
      cancel: reset,
    },
  };
}
