import './flashcards.css';
import { flashcardsCopy } from 'virtual:messages/flashcards';
import { shuffled } from '@repo/contracts/seeded-random';
import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { LibraryFlashcard } from '#src/content/library/library.ts';
import { useSwipe } from '#src/features/chapter/use-swipe.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { Bookmark } from '#src/reading/annotations/bookmark.tsx';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { FlipCard } from '#src/study/cards/flip-card.tsx';
import { noteStudyDay } from '#src/study/cards/note-study-day.ts';
import { sideInWords } from '#src/study/cards/side-in-words.ts';
import { isOwnCard } from '#src/study/own-cards/deck-card.ts';
import { AnswerRow, type Outcome } from './answer-row.tsx';
import { type CardAnswer, cardsWith, type Deck, deckReducer, newDeck } from './deck.ts';
import { DeckBar } from './deck-bar.tsx';
import { DeckEnd } from './deck-end.tsx';
import { useGrading } from './use-grading.ts';

/** The first flip counts the day for the streak. */
function useNotedReview(userId: string, isFlipped: boolean): void {
  useEffect(() => {
    if (isFlipped) noteStudyDay(userId);
  }, [userId, isFlipped]);
}

const idOf = ({ _id }: LibraryFlashcard) => _id;

function outcomeOf(deck: Deck, ids: readonly string[]): Outcome | null {
  if (!deck.isDone) return null;
  const [known, notYet] = [cardsWith('knew', deck, ids), cardsWith('notYet', deck, ids)];
  return { known: known.length, notYet: notYet.length, count: deck.order.length };
}

function spokenOf(deck: Deck, card: LibraryFlashcard, outcome: Outcome | null): string {
  const { at, order, isFlipped } = deck;
  if (outcome) return flashcardsCopy.spokenEnd({ n: outcome.known, count: outcome.count });
  if (isFlipped) return flashcardsCopy.spokenAnswer({ text: sideInWords(card, 'answer') });
  // The first card isn't announced, because the screen starts with it.
  return at > 0
    ? flashcardsCopy.spokenQuestion({ n: at + 1, count: order.length, text: sideInWords(card, 'question') })
    : '';
}

/** Focuses the end panel, since the focused element was removed, and scrolls all of it into view. */
function useEndInView(isDone: boolean): {
  title: RefObject<HTMLHeadingElement | null>;
  box: RefObject<HTMLDivElement | null>;
} {
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDone) return;
    title.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'end' });
  }, [isDone]);
  return { title, box };
}

/** A round of cards with its controls. */
export function FlashcardDeck({
  chapterId,
  cards,
  firstIndex,
  takesFocus,
  children,
}: {
  chapterId: string;
  cards: readonly LibraryFlashcard[];
  firstIndex: number;
  /** Take the focus, because the own cards that had it were removed. */
  takesFocus: boolean;
  children: ReactNode;
}) {
  const { id: userId } = useUser();
  const [deck, dispatch] = useReducer(deckReducer, { cardCount: cards.length, at: firstIndex }, newDeck);
  const [seenCards, setSeenCards] = useState(cards);
  if (seenCards !== cards) {
    setSeenCards(cards);
    dispatch({ type: 'replace', before: seenCards.map(idOf), after: cards.map(idOf) });
  }
  const flipButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) flipButton.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { order, at, isFlipped, isDone } = deck;
  const card = cards[order[at] ?? 0];
  const ids = cards.map(idOf);
  const outcome = outcomeOf(deck, ids);
  const end = useEndInView(isDone);
  const flip = () => dispatch({ type: 'flip' });
  const next = isDone ? null : () => dispatch({ type: 'next' });
  const previous = at === 0 ? null : () => dispatch({ type: 'previous' });
  const restart = (indexes: readonly number[]) => {
    dispatch({ type: 'restart', order: indexes });
    flipButton.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  const answer = (given: CardAnswer) => {
    if (!card || !isFlipped || isDone) return;
    dispatch({ type: 'answer', cardId: card._id, answer: given });
    // The answer buttons disappear, so focus Flip, the next action.
    flipButton.current?.focus({ preventScroll: true });
  };
  const { isOn: hasGrades, grading } = useGrading();
  const grade = (given: 1 | 2 | 3 | 4) => {
    if (!grading || !card || !isFlipped || isDone) return;
    grading.grade(card, given);
    answer(given === 1 ? 'notYet' : 'knew');
  };
  useNotedReview(userId, isFlipped);
  useKeys({
    ' ': flip,
    ArrowRight: () => next?.(),
    ArrowLeft: () => previous?.(),
    ...(hasGrades
      ? { 1: () => grade(1), 2: () => grade(2), 3: () => grade(3), 4: () => grade(4) }
      : { k: () => answer('knew'), n: () => answer('notYet') }),
  });
  const swipe = useSwipe({ shown: card?._id, onLeft: next, onRight: previous });
  if (!card) return null;
  return (
    <>
      <div className="flex flex-1 flex-col items-center px-4 pb-6 pt-4" {...swipe}>
        <div className="relative mb-4 w-full max-w-[35rem] text-center">
          <p className="text-meta font-bold tabular-nums text-ink-2">
            {flashcardsCopy.cardOf({ n: at + 1, count: order.length })}
          </p>
          {isOwnCard(card) ? null : (
            <>
              <Bookmark
                key={`bookmark ${card._id}`}
                item={{ about: 'card', chapterId, itemId: card._id }}
                text={card.question}
                look="sign"
                className="absolute -top-[11px] left-0"
              />
              <ReportMistake
                key={card._id}
                item={{ kind: 'card', chapterId, itemId: card._id }}
                look="flag"
                className="absolute! -top-[11px] right-0"
              />
            </>
          )}
        </div>
        <div className="deck-card">
          <FlipCard
            key={`${card._id}-${cards[order[0] ?? 0]?._id}`}
            card={card}
            chapterId={chapterId}
            isFlipped={isFlipped}
            cardsLeft={order.length - at - 1}
            onFlip={flip}
          />
        </div>
        <div className="mt-6 flex w-full flex-col items-center gap-4">
          <AnswerRow
            hasHint={at === 0}
            isFlipped={isFlipped}
            answer={deck.answers[card._id]}
            outcome={outcome}
            grades={
              hasGrades ? (
                grading ? (
                  <grading.GradeRow captions={grading.captionsOf(card)} onGrade={grade} />
                ) : (
                  <span />
                )
              ) : null
            }
            titleRef={end.title}
            onAnswer={answer}
            onOnceMore={() => restart(cardsWith('notYet', deck, ids))}
          />
          <p className="hidden text-caption text-ink-3 lg:block">
            {hasGrades ? flashcardsCopy.gradeKeys : flashcardsCopy.keys}
          </p>
          {isDone ? (
            <DeckEnd
              chapterId={chapterId}
              boxRef={end.box}
              onShuffle={() => restart(shuffled([...cards.keys()], Math.random))}
            />
          ) : null}
          {children}
        </div>
      </div>
      <p role="status" className="sr-only">
        {spokenOf(deck, card, outcome)}
      </p>
      <DeckBar
        flipRef={flipButton}
        isFlipped={isFlipped || isDone}
        onPrevious={previous}
        onFlip={flip}
        onNext={next}
      />
    </>
  );
}
