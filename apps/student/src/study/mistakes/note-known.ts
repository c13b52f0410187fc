import { grades } from '@repo/revision/grades';
import { readStates } from '#src/study/reviews/read-states.ts';
import { type Reviewed, reviewSender } from '#src/study/reviews/send-reviews.ts';

/** Counts right answers to questions missed before. Never fails. */
export async function noteKnown(
  userId: string,
  right: readonly { item: string; chapterId: string }[],
  reviewed: Reviewed,
): Promise<void> {
  const states = await readStates(userId);
  const clockMs = Date.now();
  const known = right
    .filter(({ item }) => states.has(item))
    .map((one) => ({ kind: 'review' as const, grade: grades.good, clockMs, ...one }));
  if (known.length > 0) await reviewSender.note(userId, known, reviewed).stored;
}
