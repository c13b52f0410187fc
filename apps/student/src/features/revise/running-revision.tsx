import '#src/layout/alone-screen.css';
import './revise.css';
import { grades } from '@repo/revision/memory';
import { Button, buttonClass, IconButton } from '@repo/ui/button';
import { spokenText } from '@repo/ui/markup-needs';
import { toast } from '@repo/ui/toast';
import { Link } from '@tanstack/react-router';
import { Archive, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FlipCard } from '#src/cards/flip-card.tsx';
import { GradeRow } from '#src/cards/grade-row.tsx';
import { nextLooks } from '#src/cards/next-look.ts';
import { ChapterFigures } from '#src/figures/chapter-figures.tsx';
import { useFullscreen } from '#src/fullscreen/fullscreen.ts';
import { useKeys } from '#src/keyboard/use-keys.ts';
import { ActionBar } from '#src/layout/action-bar.tsx';
import { useLibrary } from '#src/library/library.ts';
import { reviseCopy } from './revise-copy.ts';
import type { Revision } from './use-session.ts';

/** One card: its question, then its answer with the four judgements in the thumb zone. */
export function RunningRevision({ revision, examDay }: { revision: Revision; examDay: number }) {
  const { session, card, today, flip, grade, putAway, undo } = revision;
  const { queue, isFlipped, states } = session;
  const flipButton = useRef<HTMLButtonElement>(null);
  const chapter = useLibrary().findChapter(card?.chapterId);
  useFullscreen(true);
  const suspend = () => {
    putAway();
    toast.success(reviseCopy.putAwayDone);
  };
  useKeys({
    ' ': flip,
    ArrowUp: () => !isFlipped && flip(),
    1: () => grade(grades.again),
    2: () => grade(grades.hard),
    3: () => grade(grades.good),
    4: () => grade(grades.easy),
    u: () => undo?.(),
  });
  // The judgements go with their card; what comes next is its answer.
  const [top] = queue;
  useEffect(() => {
    if (top && !isFlipped) flipButton.current?.focus({ preventScroll: true });
  }, [top, isFlipped]);
  if (!card || !top) return null;
  return (
    <div className="alone-screen flex min-h-dvh flex-col">
      <header
        data-toasts-below
        className="alone-header sticky top-0 z-31 flex items-center gap-1 border-b-[1.5px] border-line bg-surface px-1 md:px-4"
      >
        <Link
          to="/dashboard"
          aria-label={reviseCopy.end}
          className={buttonClass({ variant: 'quiet', className: 'size-12 shrink-0 !px-0 !text-ink' })}
        >
          <X size={22} aria-hidden="true" />
        </Link>
        <div className="mr-auto min-w-0">
          <h1 className="font-heading text-[1.0625rem] leading-5 md:text-h3">{reviseCopy.title}</h1>
          <p className="truncate text-caption text-ink-2">{chapter?.name}</p>
        </div>
        <span className="shrink-0 px-2 text-meta font-bold tabular-nums text-ink-2">
          {reviseCopy.left(queue.length)}
        </span>
        <IconButton label={reviseCopy.putAway} onClick={suspend}>
          <Archive size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={reviseCopy.undo} disabled={!undo} onClick={() => undo?.()}>
          <Undo2 size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <ChapterFigures chapterId={card.chapterId} isAlone>
        <div className="flex flex-1 flex-col items-center justify-center px-4 py-4">
          <div className="revise-card">
            <FlipCard
              key={`${top} ${queue.length}`}
              card={card}
              isFlipped={isFlipped}
              cardsLeft={queue.length - 1}
              onFlip={flip}
            />
          </div>
          <p className="mt-6 hidden text-caption text-ink-3 lg:block">{reviseCopy.keys}</p>
        </div>
      </ChapterFigures>
      <p role="status" className="sr-only">
        {isFlipped
          ? reviseCopy.spokenAnswer(spokenText(card.answer))
          : reviseCopy.spokenCard(queue.length, spokenText(card.question))}
      </p>
      <ActionBar>
        <div className="mx-auto flex w-full max-w-140 justify-center">
          {isFlipped ? (
            <GradeRow captions={nextLooks(states.get(top), today, examDay)} onGrade={grade} />
          ) : (
            <Button ref={flipButton} className="min-h-14 flex-1" aria-keyshortcuts="Space" onClick={flip}>
              {reviseCopy.flip}
            </Button>
          )}
        </div>
      </ActionBar>
    </div>
  );
}
