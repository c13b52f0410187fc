import { reviseCopy } from 'virtual:messages/revise';
import { grades } from '@repo/revision/memory';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useEffect, useRef } from 'react';
import type { LibraryFlashcard } from '#src/content/library/library.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { Bookmark } from '#src/reading/annotations/bookmark.tsx';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { FlipCard } from '#src/study/cards/flip-card.tsx';
import { GradeRow } from '#src/study/cards/grade-row.tsx';
import { nextLooks } from '#src/study/cards/next-look.ts';
import { sideInWords } from '#src/study/cards/side-in-words.ts';
import { isOwnCard } from '#src/study/own-cards/deck-card.ts';
import { ReviseFrame } from './revise-frame.tsx';
import type { Revision } from './use-session.ts';

/** A card: its question, then its answer with the four grades at the bottom. */
export function CardTurn({
  revision: { session, today, flip, grade, putAway, undo },
  card,
  examDay,
}: {
  revision: Revision;
  card: LibraryFlashcard;
  examDay: number;
}) {
  const { queue, isFlipped, states } = session;
  const [top = ''] = queue;
  const flipButton = useRef<HTMLButtonElement>(null);
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
  // Focus the next action, because the grade buttons disappear with their card.
  useEffect(() => {
    if (top && !isFlipped) flipButton.current?.focus({ preventScroll: true });
  }, [top, isFlipped]);
  return (
    <ReviseFrame
      chapterId={card.chapterId}
      leftCount={queue.length}
      putAway={{ label: reviseCopy.putAway, act: suspend }}
      undo={undo}
      status={
        isFlipped
          ? reviseCopy.spokenAnswer({ text: sideInWords(card, 'answer') })
          : reviseCopy.spokenCard({ left: queue.length, text: sideInWords(card, 'question') })
      }
      actions={
        isFlipped ? (
          <GradeRow captions={nextLooks(states.get(top), today, examDay)} onGrade={grade} />
        ) : (
          <Button ref={flipButton} className="min-h-14 flex-1" aria-keyshortcuts="Space" onClick={flip}>
            {reviseCopy.flip}
          </Button>
        )
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center px-4 py-4">
        <div className="revise-card">
          <FlipCard
            key={`${top} ${queue.length}`}
            card={card}
            chapterId={card.chapterId}
            isFlipped={isFlipped}
            cardsLeft={queue.length - 1}
            onFlip={flip}
          />
        </div>
        {isOwnCard(card) ? null : (
          <div className="mt-2 flex flex-wrap items-center justify-center">
            <Bookmark
              key={`bookmark ${top}`}
              item={{ about: 'card', chapterId: card.chapterId, itemId: card._id }}
              text={card.question}
            />
            <ReportMistake key={top} item={{ kind: 'card', chapterId: card.chapterId, itemId: card._id }} />
          </div>
        )}
        <p className="mt-2 hidden text-caption text-ink-3 lg:block">{reviseCopy.keys}</p>
      </div>
    </ReviseFrame>
  );
}
