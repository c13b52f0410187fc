import { studyDay } from '@repo/contracts/progress.rules';
import { reviewsId } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';

/** Reviews wait so long for more before they are sent. */
const restMs = 60_000;

/** What was reviewed: cards and practice questions, or the questions of a quiz or paper, which is sent itself. */
export type Reviewed = 'study' | 'quiz';

/** Has reviews exchanged; null where none was noted since. Never fails. */
export async function putReviews(userId: string, reviewed: Reviewed | null, delayMs = 0): Promise<void> {
  const waiting = outbox.find(reviewsId);
  const today = reviewed === 'study' ? [studyDay(new Date())] : [];
  const studiedOn = [...new Set([...(waiting?.studiedOn ?? []), ...today])];
  const isOfQuiz = reviewed === 'quiz' || waiting?.isOfQuiz === true;
  await outbox.put(
    { kind: 'reviews', userId, studiedOn, ...(isOfQuiz ? { isOfQuiz } : {}) } as const,
    delayMs,
  );
}

/** Has noted reviews sent after a minute without another one, or at the end. Never fails. */
export const sendReviewsSoon = (userId: string, reviewed: Reviewed | null) =>
  void putReviews(userId, reviewed, restMs);
