/** Whether a student knew a flashcard before flipping it. */
export type CardAnswer = 'knew' | 'notYet';

/**
 * A round of cards: `order` holds their indexes, `at` the position in it, `isFlipped` the visible face.
 * `answers` of this round by card id; `isDone` after the last card.
 */
export type Deck = {
  order: readonly number[];
  at: number;
  isFlipped: boolean;
  answers: Readonly<Record<string, CardAnswer>>;
  isDone: boolean;
};

export type DeckEvent =
  /** Shows the next card; after the last one ends the round. */
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'flip' }
  /** Answers the current card and moves to the next. */
  | { type: 'answer'; cardId: string; answer: CardAnswer }
  /** Starts another round of the cards with these indexes. */
  | { type: 'restart'; order: readonly number[] }
  /** Replaces the cards after a publication; ids before and after. */
  | { type: 'replace'; before: readonly string[]; after: readonly string[] };

const onFront = { isFlipped: false, isDone: false };

/** All cards in order, with the one at `at` on top. */
export function newDeck({ cardCount, at = 0 }: { cardCount: number; at?: number }): Deck {
  const order = Array.from({ length: cardCount }, (_, index) => index);
  return { order, at: Math.min(at, Math.max(0, cardCount - 1)), answers: {}, ...onFront };
}

/** Indexes of this round's cards with this answer, in order; `ids` are of all cards. */
export function cardsWith(answer: CardAnswer, { order, answers }: Deck, ids: readonly string[]): number[] {
  return order.filter((index) => answers[ids[index] ?? ''] === answer);
}

/** Remaining cards keep their order, new ones come last. The current card stays if it remains. */
function replaceCards(deck: Deck, before: readonly string[], after: readonly string[]): Deck {
  const { order, at, isFlipped, isDone } = deck;
  const left = order.flatMap((index) => before[index] ?? []).filter((id) => after.includes(id));
  const ids = [...left, ...after.filter((id) => !before.includes(id))];
  const topAt = ids.indexOf(before[order[at] ?? -1] ?? '');
  const isThere = topAt !== -1;
  return {
    ...deck,
    order: ids.map((id) => after.indexOf(id)),
    at: isThere ? topAt : Math.max(0, Math.min(at, ids.length - 1)),
    isFlipped: isThere && isFlipped,
    isDone: isThere && isDone && topAt === ids.length - 1,
  };
}

function goOn(deck: Deck): Deck {
  const isLast = deck.at === deck.order.length - 1;
  return isLast ? { ...deck, isDone: true } : { ...deck, at: deck.at + 1, ...onFront };
}

/** Each new card starts on its front; both ends of the deck stop. */
export function deckReducer(deck: Deck, event: DeckEvent): Deck {
  switch (event.type) {
    case 'next':
      return goOn(deck);
    case 'previous':
      return deck.at === 0 ? deck : { ...deck, at: deck.at - 1, ...onFront };
    case 'flip':
      return { ...deck, isFlipped: !deck.isFlipped };
    case 'answer':
      return goOn({ ...deck, answers: { ...deck.answers, [event.cardId]: event.answer } });
    case 'restart':
      return { order: event.order, at: 0, answers: {}, ...onFront };
    case 'replace':
      return replaceCards(deck, event.before, event.after);
  }
}
