import type { Library } from '#src/library/library.ts';
import { useLibrary } from '#src/library/library.ts';
import { minutesAllowed } from '#src/needs/study-needs.ts';
import { nextCopy } from '#src/next/next-copy.ts';
import { toStudy } from '#src/next/next-thing.ts';
import { NowCard } from '#src/next/now-card.tsx';
import { type ToDo, thingsToDo } from '#src/next/to-do.ts';
import { useDueReviews } from '#src/next/use-due-reviews.ts';
import { type Now, useNow } from '#src/next/use-now.ts';
import { usePaperToSit } from '#src/next/use-paper-to-sit.ts';
import { useStanding } from '#src/next/use-standing.ts';
import { useWeakUnit } from '#src/next/use-weak-unit.ts';
import { dashboardCopy } from './dashboard-copy.ts';

const pagesOf = (chapterId: string, library: Library): number =>
  library.topicsOfChapter(chapterId).reduce((sum, topic) => sum + topic.pages.length, 0);

/** The reason, and how long it takes. */
function detailOf(next: ToDo, place: Now['place'], library: Library): string | undefined {
  if (next.verb === 'revise') return nextCopy.reviseDetail(next.count, next.subjectName);
  if (next.verb === 'paper')
    return nextCopy.paperDetail(
      next.daysLeft,
      minutesAllowed(next.paper.minutes) + next.paper.readingMinutes,
    );
  if (next.verb === 'unit') {
    const detail = nextCopy.unitDetail(next.unit, next.marks);
    const pages = next.tab === 'explanation' ? pagesOf(next.chapter._id, library) : 0;
    return pages > 0 ? `${detail} · ${nextCopy.readDetail(pages)}` : detail;
  }
  if (next.verb === 'continue' && place) {
    const page = dashboardCopy.pageOf(place.page, place.of);
    return `${place.topic}, ${page} · ${nextCopy.readDetail(place.of - place.page + 1)}`;
  }
  if (!('chapter' in next)) return undefined;
  const pages = pagesOf(next.chapter._id, library);
  return pages > 0 ? nextCopy.readDetail(pages) : undefined;
}

/** The next thing to do, and alternatives. The free chapter has its own banner. */
export function WhatNow() {
  const library = useLibrary();
  const { next: reading, place } = useNow();
  const due = useDueReviews();
  const { paper, areLastDays } = usePaperToSit();
  const weakest = useWeakUnit();
  const { completed } = useStanding();
  const hasOpenChapter = library
    .listSubjects()
    .flatMap(({ _id }) => library.chaptersOfSubject(_id))
    .some(({ isLocked }) => !isLocked);
  if (!hasOpenChapter) return null;
  if (due === 'loading' || paper === 'loading' || reading === 'loading') return <NowCard next="loading" />;
  if (reading?.verb === 'claim' && !due && !paper) return null;
  const toGoTo = weakest && toStudy(library, { completed }, weakest.chapterId);
  const unit = weakest && toGoTo ? { verb: 'unit' as const, ...weakest, ...toGoTo } : null;
  const offers = { due, paper, unit, reading: reading?.verb === 'claim' ? null : reading };
  const [next, ...others] = thingsToDo(offers, areLastDays).map((one) => ({
    next: one,
    detail: detailOf(one, place, library),
  }));
  return <NowCard next={next?.next ?? null} detail={next?.detail} others={others} />;
}
