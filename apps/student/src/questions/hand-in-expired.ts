import { outbox } from '#src/outbox/outbox.ts';
import { forgetAttempt, keepAttempt, readAttempts, submissionOf } from './kept-attempts.ts';

/** Results nobody came back for are shown no more after this long. */
const forgetAfterMs = 7 * 86_400_000;

/** Hands in the quizzes whose time ran out while the app was closed: their time ends without anyone looking. */
export async function handInExpired(userId: string, nowMs: number = Date.now()): Promise<void> {
  for (const attempt of readAttempts(userId)) {
    const { deadlineMs, startedAtMs, answers, test, isHandedIn } = attempt;
    if (nowMs < deadlineMs) continue;
    if (isHandedIn) {
      if (nowMs > deadlineMs + forgetAfterMs) forgetAttempt(userId, test._id);
      continue;
    }
    const timeTaken = Math.round((deadlineMs - startedAtMs) / 1000);
    await outbox.put({ kind: 'result', submission: submissionOf(attempt, { answers, timeTaken }) });
    keepAttempt(userId, { ...attempt, isHandedIn: true });
  }
}
