import { brand } from '@repo/contracts/brand';
import { studyDay } from '@repo/contracts/progress.rules';
import { outbox } from '#src/outbox/outbox.ts';

const key = `${brand.storagePrefix}-reviewed`;

/** The chapters whose flashcards one student reviewed on one day in India. */
type Reviewed = { userId: string; day: string; chapterIds: string[] };

/** What storage does not take is known as long as the page lives. */
let latest: Reviewed | null = null;

function readReviewed(userId: string, day: string): Reviewed {
  const isToday = (one: Partial<Reviewed> | null) =>
    one?.userId === userId && one.day === day && Array.isArray(one.chapterIds);
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Reviewed> | null;
    if (isToday(kept)) return kept as Reviewed;
  } catch {
    // blocked, or not ours
  }
  return latest && isToday(latest) ? latest : { userId, day, chapterIds: [] };
}

/** Tells the server that this student reviews flashcards of the chapter: once a chapter and day, by the outbox. */
export function noteReview(
  userId: string,
  place: { subjectId: string; chapterId: string },
  now: Date = new Date(),
): void {
  const reviewed = readReviewed(userId, studyDay(now));
  if (reviewed.chapterIds.includes(place.chapterId)) return;
  latest = { ...reviewed, chapterIds: [...reviewed.chapterIds, place.chapterId] };
  try {
    localStorage.setItem(key, JSON.stringify(latest));
  } catch {
    // kept in memory
  }
  void outbox.put({ kind: 'review', ...place });
}
