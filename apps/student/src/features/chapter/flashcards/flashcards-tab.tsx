import { Button } from '@repo/ui/button';
import { spokenText } from '@repo/ui/markup-needs';
import { TickDisc } from '@repo/ui/tick';
import { ChevronLeft, ChevronRight, RotateCw, Shuffle } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { useKeys } from '#src/keyboard/use-keys.ts';
import { ActionBar } from '#src/layout/action-bar.tsx';
import { getLibrary, type LibraryFlashcard, useLibrary } from '#src/library/library.ts';
import { shuffled } from '#src/questions/shuffled.ts';
import { useUser } from '#src/session/session.ts';
import { deckReducer, isLastCard, newDeck } from './deck.ts';
import { flashcardsCopy } from './flashcards-copy.ts';
import { FlipCard } from './flip-card.tsx';
import { noteReview } from './note-review.ts';

/** The cards of a chapter, the one of that number (from 1) first. */
export function FlashcardsTab({ chapterId, firstCard = 1 }: { chapterId: string; firstCard?: number }) {
  const cards = useLibrary().flashcardsOfChapter(chapterId);
  if (cards.length === 0) return <NothingHere chapterId={chapterId} text={flashcardsCopy.empty} />;
  return <FlashcardDeck chapterId={chapterId} cards={cards} firstIndex={firstCard - 1} />;
}

/** From the first flip on the day counts for the streak. */
function useNotedReview(chapterId: string, isFlipped: boolean): void {
  const { id: userId } = useUser();
  useEffect(() => {
    const subjectId = getLibrary().findChapter(chapterId)?.subjectId;
    if (isFlipped && subjectId) noteReview(userId, { subjectId, chapterId });
  }, [userId, chapterId, isFlipped]);
}

const idOf = ({ _id }: LibraryFlashcard) => _id;

function FlashcardDeck({
  chapterId,
  cards,
  firstIndex,
}: {
  chapterId: string;
  cards: readonly LibraryFlashcard[];
  firstIndex: number;
}) {
  const [deck, dispatch] = useReducer(deckReducer, { cardCount: cards.length, at: firstIndex }, newDeck);
  const [seenCards, setSeenCards] = useState(cards);
  if (seenCards !== cards) {
    setSeenCards(cards);
    dispatch({ type: 'replace', before: seenCards.map(idOf), after: cards.map(idOf) });
  }
  const { order, at, isFlipped } = deck;
  const card = cards[order[at] ?? 0];
  const isLast = isLastCard(deck);
  const flip = () => dispatch({ type: 'flip' });
  const next = () => dispatch({ type: 'next' });
  const previous = () => dispatch({ type: 'previous' });
  useNotedReview(chapterId, isFlipped);
  useKeys({ ' ': flip, ArrowRight: next, ArrowLeft: previous });
  if (!card) return null;
  const spoken = isFlipped
    ? flashcardsCopy.spokenAnswer(spokenText(card.answer))
    : at > 0
      ? flashcardsCopy.spokenQuestion(at + 1, order.length, spokenText(card.question))
      : '';
  return (
    <>
      <div className="flex flex-1 flex-col items-center gap-4 px-4 pb-6 pt-4">
        <p className="text-meta font-bold tabular-nums text-ink-2">
          {flashcardsCopy.cardOf(at + 1, order.length)}
        </p>
        <div className="flex min-h-64 w-full max-w-140 flex-1 md:max-h-90 md:min-h-90 md:flex-none">
          <FlipCard
            key={`${card._id}-${cards[order[0] ?? 0]?._id}`}
            card={card}
            isFlipped={isFlipped}
            cardsLeft={order.length - at - 1}
            onFlip={flip}
          />
        </div>
        <p className="hidden text-caption text-ink-3 lg:block">{flashcardsCopy.keys}</p>
        {at === 0 && !isFlipped ? (
          <p lang="hi-Latn" className="text-caption text-ink-3 lg:hidden">
            {flashcardsCopy.hinglish.tap}
          </p>
        ) : null}
        {isLast && isFlipped ? (
          <div className="flex w-full max-w-140 flex-wrap items-center gap-3 rounded-card bg-tick-tint p-3">
            <TickDisc size={36} animated />
            <p className="min-w-40 flex-1">
              <span className="block font-bold text-tick">{flashcardsCopy.deckDone}</span>
              <span lang="hi-Latn" className="block text-meta">
                {flashcardsCopy.hinglish.done}
              </span>
            </p>
            <Button
              variant="outlined"
              className="max-sm:w-full"
              icon={<Shuffle size={18} aria-hidden="true" />}
              onClick={() => dispatch({ type: 'shuffle', order: shuffled(order, Math.random) })}
            >
              {flashcardsCopy.shuffle}
            </Button>
          </div>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <ActionBar>
        <Button variant="outlined" className="min-h-14 flex-1 !px-2" disabled={at === 0} onClick={previous}>
          <ChevronLeft size={20} aria-hidden="true" />
          {flashcardsCopy.previous}
        </Button>
        <Button className="min-h-14 flex-1 !px-2" onClick={flip} aria-keyshortcuts="Space">
          <RotateCw size={18} aria-hidden="true" />
          {flashcardsCopy.flip}
        </Button>
        <Button variant="outlined" className="min-h-14 flex-1 !px-2" disabled={isLast} onClick={next}>
          {flashcardsCopy.next}
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </ActionBar>
    </>
  );
}
