import { dayOf, type Grade, type ItemState, itemHash, stepItem } from '@repo/revision/memory';
import { getLibrary, type LibraryFlashcard } from '#src/content/library/library.ts';
import { readStates } from '#src/study/reviews/read-states.ts';
import { examDayIn, type StudentPlan } from '#src/study/reviews/todays-reviews.ts';
import type { GradeName } from './grade-row.tsx';
import { nextLooks } from './next-look.ts';
import { reviewCard } from './review-card.ts';

export { GradeRow } from './grade-row.tsx';

export type Grading = {
  /** Next review day for each grade. */
  captionsOf: (card: LibraryFlashcard) => Record<GradeName, string>;
  /** Stores the grade and sends it. */
  grade: (card: LibraryFlashcard, grade: Grade) => void;
};

/** Grading of cards in their chapter, based on the reviews on this device. */
export async function openGrading(userId: string, planOn: (today: number) => StudentPlan): Promise<Grading> {
  const states: Map<string, ItemState> = await readStates(userId);
  return {
    captionsOf({ _id, chapterId }) {
      const today = dayOf(Date.now());
      const subjectId = getLibrary().findChapter(chapterId)?.subjectId;
      return nextLooks(states.get(itemHash(_id)), today, examDayIn(planOn(today), subjectId));
    },
    grade({ _id, chapterId }, grade) {
      const item = itemHash(_id);
      const noted = { kind: 'review', grade, item, chapterId } as const;
      const event = { ...noted, device: '', sequence: 0, atMs: Date.now() };
      states.set(item, stepItem(states.get(item) ?? null, event));
      void reviewCard(userId, noted);
    },
  };
}
