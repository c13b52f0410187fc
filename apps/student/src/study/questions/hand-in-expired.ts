import type { User } from '@repo/contracts/auth';
import { unanswered } from '@repo/contracts/limits/progress';
import { noteMistakes } from '#src/study/mistakes/note-mistakes.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { forgetAttempt, keepAttempt, readAttempts, submissionOf } from './kept-attempts.ts';
import { testNowMs } from './test-clock.ts';

/** Unseen results are deleted after this time. */
const forgetAfterMs = 7 * 86_400_000;

/** Submits quizzes whose time ran out while the app was closed. */
export async function handInExpired(
  { id: userId, plan }: Pick<User, 'id' | 'plan'>,
  nowMs: number = testNowMs(),
): Promise<void> {
  for (const attempt of readAttempts(userId)) {
    const { deadlineMs, startedAtMs, answers, typed, isHandedIn } = attempt;
    if (nowMs < deadlineMs) continue;
    if (isHandedIn) {
      if (nowMs > deadlineMs + forgetAfterMs) forgetAttempt(userId, attempt);
      continue;
    }
    const { chapterId, questions } = attempt.test;
    noteMistakes(
      { id: userId, plan },
      questions.map((question, at) => ({
        chapterId,
        question,
        given: answers[at] ?? unanswered,
        typed: typed?.[at],
      })),
    );
    const timeTaken = Math.round((deadlineMs - startedAtMs) / 1000);
    const submission = submissionOf(attempt, { answers, typed, timeTaken });
    // The session may be ending: the next one submits it.
    if (!(await outbox.put({ kind: 'quiz', submission }))) return;
    // The stored attempt may have been viewed or replaced meanwhile.
    const isStillKept = readAttempts(userId).some(({ attemptId }) => attemptId === attempt.attemptId);
    if (isStillKept) keepAttempt(userId, { ...attempt, isHandedIn: true });
  }
}
