import { isUnreachable } from '@repo/client';
import { toast } from '@repo/ui/toast';
import { useRef } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { publishCopy } from './publish-copy.ts';

/**
 * After students got another version: updates the date in the header, shows the server's message, and
 * refetches all data about versions. `begin` returns false during a change: two clicks may come before a
 * render.
 */
export function useVersionChange({ onDone }: { onDone: () => void }) {
  const admin = trpc.useUtils().admin;
  const isSending = useRef(false);
  return {
    begin(): boolean {
      if (isSending.current) return false;
      isSending.current = true;
      return true;
    },
    outcome: {
      onSuccess({ publishedAt, message }: { publishedAt: string; message: string }) {
        admin.overview.setData(
          undefined,
          (known) => known && { ...known, lastPublishedContentAt: publishedAt },
        );
        toast.success(message, { id: 'publish' });
        onDone();
      },
      onError(reason: unknown) {
        if (isSessionRefused(reason)) onDone();
      },
      onSettled() {
        isSending.current = false;
        void admin.invalidate();
      },
    },
  };
}

/** A dialog's message about a failed change; null for none (no failure, or the login appears). */
export function failureOfChange(error: unknown, fallback: string): string | null {
  if (error === null || isSessionRefused(error)) return null;
  return isUnreachable(error) ? publishCopy.unsure : sentenceOf(error, fallback);
}
