import { grades } from '@repo/revision/grades';
import { reviewItems } from '#src/study/cards/review-card.ts';
import { readStates } from '#src/study/reviews/read-states.ts';
import type { Reviewed } from '#src/study/reviews/send-reviews.ts';

/** Counts right answers to questions missed before. Never fails. */
export async function noteKnown(
  userId: string,
  right: readonly { item: string; chapterId: string }[],
  reviewed: Reviewed,
): Promise<void> {
  const states = await readStates(userId);
  const known = right.filter(({ item }) => states.has(item));
  await reviewItems(
    userId,
    known.map((one) => ({ kind: 'review', grade: grades.good, ...one })),
    reviewed,
  );
}
