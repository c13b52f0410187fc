import { createApiClient } from '@repo/client';
import { failureOf, isSignedOut, isUnreachable, reasonOf } from '@repo/client/failure';
import { messages } from '@repo/contracts/messages';
import { putOnLeave } from '#src/api/put-on-leave.ts';
import { noteReach } from '#src/offline/reach.ts';
import type { Reply, Sent, Work } from './work.ts';

/** Answers after which the very same request may still succeed. */
const passing = new Set([408, 425, 429]);

/** With the session that was given, whatever happens to the stored one meanwhile. */
function call(work: Work, token: string): Promise<Reply> {
  const { progress } = createApiClient({ getToken: () => token });
  switch (work.kind) {
    case 'result':
      return progress.submitTest.mutate(work.submission);
    case 'completion':
      return progress.completeChapter.mutate({ subjectId: work.subjectId, chapterId: work.chapterId });
    case 'review':
      return progress.reviewFlashcards.mutate({ subjectId: work.subjectId, chapterId: work.chapterId });
    case 'position':
      return progress.saveReadingPosition.mutate({
        subjectId: work.subjectId,
        chapterId: work.chapterId,
        notesProgress: work.notesProgress,
      });
  }
}

/** Sends one piece of work in the name of this session. Never throws. */
export async function sendWork(work: Work, token: string): Promise<Sent> {
  try {
    const reply = await call(work, token);
    noteReach(null);
    return { kind: 'saved', reply };
  } catch (error) {
    noteReach(error);
    if (isSignedOut(error)) return { kind: 'signedOut' };
    const status = failureOf(error)?.status;
    const message = reasonOf(error, messages.internal);
    const isFinal = typeof status === 'number' && status >= 400 && status < 500 && !passing.has(status);
    return isFinal
      ? { kind: 'refused', message }
      : { kind: 'retry', isUnreachable: isUnreachable(error), message };
  }
}

/** Sends a reading position while the page goes away. @returns whether the server is known to have taken it */
export function sendPositionOnLeave(
  { subjectId, chapterId, notesProgress }: Extract<Work, { kind: 'position' }>,
  token: string,
): Promise<boolean> {
  const path = `/v1/progress/${encodeURIComponent(subjectId)}/${encodeURIComponent(chapterId)}`;
  return putOnLeave(path, { notesProgress }, token);
}
