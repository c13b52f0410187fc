import { useLibrary } from '#src/library/library.ts';
import { nextCopy } from '#src/next/next-copy.ts';
import { NowCard } from '#src/next/now-card.tsx';
import { useDueReviews } from '#src/next/use-due-reviews.ts';
import { useNow } from '#src/next/use-now.ts';
import { dashboardCopy } from './dashboard-copy.ts';

/** The one thing to do now. The choice of the free chapter has its own banner. */
export function WhatNow() {
  const library = useLibrary();
  const { next: reading, place } = useNow();
  const due = useDueReviews();
  const next = due === 'loading' ? 'loading' : (due ?? reading);
  const hasOpenChapter = library
    .listSubjects()
    .flatMap(({ _id }) => library.chaptersOfSubject(_id))
    .some(({ isLocked }) => !isLocked);
  if (!hasOpenChapter || (next !== 'loading' && next?.verb === 'claim')) return null;
  if (next !== 'loading' && next?.verb === 'revise')
    return <NowCard next={next} detail={nextCopy.reviseDetail(next.count, next.subjectName)} />;
  const detail = place ? `${place.topic}, ${dashboardCopy.pageOf(place.page, place.of)}` : undefined;
  return <NowCard next={next} detail={detail} />;
}
