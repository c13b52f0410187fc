import { isUnreachable } from '@repo/client';
import { toast } from '@repo/ui/toast';
import { useRef } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { copy } from '#src/copy.ts';

/** What the dialog says about a failed publish; null when there is nothing to say (none, or the gate speaks). */
function failureText(error: unknown): string | null {
  if (error === null || isSessionRefused(error)) return null;
  return isUnreachable(error) ? copy.publishUnsure : sentenceOf(error, copy.publishFailed);
}

/**
 * Publishes all content; afterwards, however it went, the date is asked for again. A second call while the first is
 * under way does nothing.
 */
export function usePublish({ onDone }: { onDone: () => void }) {
  const { admin } = trpc.useUtils();
  // State reaches the next render only; two clicks may come before it.
  const isSending = useRef(false);
  const { mutate, error, isPending } = trpc.admin.publish.useMutation({
    onSuccess({ publishedAt, message }) {
      admin.overview.setData(undefined, { lastPublishedContentAt: publishedAt });
      toast.success(message, { id: 'publish' });
      onDone();
    },
    onError(reason) {
      if (isSessionRefused(reason)) onDone();
      else toast.error(sentenceOf(reason, copy.publishFailed), { id: 'publish' });
    },
    onSettled() {
      isSending.current = false;
      void admin.invalidate();
    },
  });
  const publish = (note: string) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate({ note });
  };
  return { publish, isPending, failure: failureText(error) };
}
