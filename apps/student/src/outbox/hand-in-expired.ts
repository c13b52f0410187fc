import { forgetAttempts, keepAttempt, readAttempts, submissionOf } from './kept-attempts.ts';
import { outbox } from './outbox.ts';

/** Results nobody came back for are shown no more after this long. */
const forgetAfterMs = 7 * 86_400_000;

/** Hands in the quizzes whose time ran out while the app was closed: time up ends a quiz, whoever is looking. */
export async function handInExpired(userId: string, nowMs: number = Date.now()): Promise<void> {
  for (const attempt of readAttempts(userId)) {
    const { deadlineMs, startedAtMs, answers, test, isHandedIn } = attempt;
    if (nowMs < deadlineMs) continue;
    if (isHandedIn) {
      if (nowMs > deadlineMs + forgetAfterMs) forgetAttempts(userId, test._id);
      continue;
    }
    const timeTaken = Math.round((deadlineMs - startedAtMs) / 1000);
    await outbox.put({ kind: 'result', submission: submissionOf(attempt, { answers, timeTaken }) });
    keepAttempt(userId, { ...attempt, isHandedIn: true });
  }
}
