import '#src/platform/layout/alone-screen.css';
import { practiceCopy } from 'virtual:messages/practice';
import { writtenPracticeCopy } from 'virtual:messages/writtenPractice';
import { Button, IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { useFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';
import type { Marks } from '#src/study/written/use-written-marks.ts';
import { WrittenQuestion } from '#src/study/written/written-question.tsx';
import type { WrittenRun } from './kept-run.ts';

/** Written questions one by one. Leaving loses nothing: marks and typed text are stored. */
export function RunningWritten({
  run: { sources, places, index, marks },
  onKept,
  onNext,
  onEnd,
}: {
  run: WrittenRun;
  onKept: (marks: Marks) => void;
  onNext: () => void;
  onEnd: () => void;
}) {
  const { isZenMode } = useZenMode();
  useFullscreen(true);
  const source = sources[index];
  if (!source) return null;
  const { chapterId, _id } = source.question;
  const chapterName = places.find((place) => place.chapterId === chapterId)?.chapterName;
  return (
    <div className="alone-screen flex min-h-dvh flex-col">
      <header
        className={clsx(
          'alone-header sticky top-0 z-31 flex items-center gap-1 border-b-[1.5px] border-line bg-surface pl-1 pr-4 md:px-4',
          // Leave room for the button that leaves zen mode.
          isZenMode && 'md:pr-48',
        )}
      >
        <IconButton label={writtenPracticeCopy.end} className="!text-ink" onClick={onEnd}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <h1 className="mr-auto font-heading text-[1.0625rem] leading-5 md:text-h3">{practiceCopy.title}</h1>
        <span className="text-meta text-ink-2 tabular-nums">
          {writtenPracticeCopy.questionOf({ n: index + 1, count: sources.length })}
        </span>
      </header>
      <ChapterFigures chapterId={chapterId} isAlone>
        <WrittenQuestion
          key={`${index} ${_id}`}
          source={source}
          above={
            <div className="flex min-h-11 items-center justify-between gap-x-3 text-meta text-ink-2">
              <p className="min-w-0 break-words">{chapterName}</p>
              {marks[index] ? null : (
                <Button variant="quiet" size="sm" className="-mr-4 ml-auto" onClick={onNext}>
                  {writtenPracticeCopy.skip}
                </Button>
              )}
            </div>
          }
          next={
            <Button onClick={onNext}>
              {index === sources.length - 1 ? writtenPracticeCopy.finish : writtenPracticeCopy.next}
            </Button>
          }
          onKept={onKept}
        />
      </ChapterFigures>
    </div>
  );
}
