import { writtenCopy } from 'virtual:messages/written';
import { writtenPracticeCopy } from 'virtual:messages/writtenPractice';
import { percentOf } from '@repo/contracts/progress.rules';
import { marksText } from '@repo/contracts/written.rules';
import { Button, buttonClass } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { ProgressBar } from '@repo/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { PracticeHeading } from '#src/features/practice/practice-heading.tsx';
import { NextCard } from '#src/study/next/next-card.tsx';
import { MarksText } from '#src/study/written/marks-text.tsx';
import type { WrittenRun } from './kept-run.ts';
import { type ChapterMarks, keptMarks, marksByChapter, sumOf } from './marks-by-chapter.ts';

function ChapterRow({ chapter }: { chapter: ChapterMarks }) {
  const { subjectId, chapterId, chapterName, subjectName, halves, outOfHalves } = chapter;
  const isOpen = useLibrary().findChapter(chapterId)?.isLocked === false;
  return (
    <li className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words font-bold">{chapterName}</span>
        <MarksText {...{ halves, outOfHalves }} className="shrink-0 font-bold text-redpen" />
      </div>
      <ProgressBar
        percent={percentOf(halves, outOfHalves)}
        label={chapterName}
        valueText={`${writtenCopy.marksOf({ marks: marksText(halves), outOf: marksText(outOfHalves) })}${writtenCopy.marksUnit}`}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-meta text-ink-2">
        {subjectName}
        {isOpen ? (
          <Link
            to="/tabs/$subjectId/$chapterId"
            params={{ subjectId, chapterId }}
            search={{ tab: 'quiz', part: 'written' }}
            aria-label={writtenPracticeCopy.toChapter({ chapter: chapterName })}
            className={buttonClass({ variant: 'quiet', size: 'sm', className: '-mr-4' })}
          >
            {writtenPracticeCopy.written}
          </Link>
        ) : null}
      </p>
    </li>
  );
}

/** Result of the practice: total marks and marks per chapter. */
export function WrittenResults({ run, onAgain }: { run: WrittenRun; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = keptMarks(run);
  const { halves, outOfHalves } = sumOf(kept);
  const chapters = marksByChapter(run);
  const notMarked = run.marks.length - kept.length;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PracticeHeading />
      <MarginPage className="pt-4 pb-8">
        <div className="grid max-w-page items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <section className="grid gap-4" aria-labelledby="marks-title">
            <h2 ref={heading} id="marks-title" tabIndex={-1}>
              {kept.length > 0 ? (
                <>
                  <span className="text-h1 text-redpen">{marksText(halves)}</span>{' '}
                  {writtenPracticeCopy.outOf({ outOf: marksText(outOfHalves) })}
                </>
              ) : (
                writtenPracticeCopy.nothing
              )}
            </h2>
            {kept.length > 0 && notMarked > 0 ? (
              <p>{writtenPracticeCopy.notMarked({ count: notMarked })}</p>
            ) : null}
            <NextCard ending={{ kind: 'other' }} />
            <Button variant="outlined" onClick={onAgain}>
              {writtenPracticeCopy.newPractice}
            </Button>
          </section>
          {chapters.length > 0 ? (
            <section aria-labelledby="chapters-title">
              <h3 id="chapters-title" className="mb-4">
                {writtenPracticeCopy.byChapter}
              </h3>
              <ul className="grid gap-4">
                {chapters.map((chapter) => (
                  <ChapterRow key={chapter.chapterId} chapter={chapter} />
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </MarginPage>
    </>
  );
}
