import { studyDay } from '@repo/contracts/progress.rules';
import { outbox } from '#src/outbox/outbox.ts';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isListOf, isText } from '#src/storage/schema.ts';

/** The chapters whose flashcards one student reviewed on one day in India. */
type Reviewed = { userId: string; day: string; chapterIds: string[] };

const reviewedToday = persisted<Reviewed, null>({
  key: 'reviewed',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields({ userId: isText, day: isText, chapterIds: isListOf(isText) })),
  fallback: null,
});

/** Tells the server that this student reviews flashcards of the chapter: once a chapter and day, by the outbox. */
export function noteStudyDay(
  userId: string,
  place: { subjectId: string; chapterId: string },
  now: Date = new Date(),
): void {
  const day = studyDay(now);
  const latest = reviewedToday.get();
  const chapterIds = latest?.userId === userId && latest.day === day ? latest.chapterIds : [];
  if (chapterIds.includes(place.chapterId)) return;
  reviewedToday.set({ userId, day, chapterIds: [...chapterIds, place.chapterId] });
  void outbox.put({ kind: 'review', ...place });
}
