import type { TakeBackPreviewInput } from '@repo/contracts/versions';
import { trpc } from '#src/api/trpc.ts';
import { forgetSentDeletions } from '#src/editing/pending-deletes.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';
import { failureOfChange, useVersionChange } from './use-version-change.ts';
import { versionsCopy } from './versions-copy.ts';

/** Takes a chapter back, including its drafts, which are then reloaded; ignores concurrent calls. */
export function useTakeBack({ onDone }: { onDone: () => void }) {
  const { content } = trpc.useUtils();
  const { begin, outcome } = useVersionChange({ onDone });
  const { mutate, error, isPending } = trpc.admin.takeBack.useMutation({
    ...outcome,
    onSettled() {
      forgetSentDeletions();
      outcome.onSettled();
      void content.invalidate();
    },
  });
  const takeBack = (chapter: TakeBackPreviewInput, seenDraft: string) => {
    if (!begin()) return;
    const author = readTeacherName();
    mutate({ ...chapter, seenDraft, ...(author ? { author } : {}) });
  };
  return { takeBack, isPending, failure: failureOfChange(error, versionsCopy.takeBackFailed) };
}
