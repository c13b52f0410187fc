/** Whether a student knew a flashcard before they turned it. */
export type CardAnswer = 'knew' | 'notYet';

/**
 * A round through cards: `order` holds their indexes, `at` the position in it, `isFlipped` which face is up. `answers`
 * are those of this round by card id; `isDone` once it was gone beyond the last card.
 */
export type Deck = {
  order: readonly number[];
  at: number;
  isFlipped: boolean;
  answers: Readonly<Record<string, CardAnswer>>;
  isDone: boolean;
};

export type DeckEvent =
  /** From the last card it leads to the end of the round. */
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'flip' }
  /** Whether the card on top was known; goes on to the next. */
  | { type: 'answer'; cardId: string; answer: CardAnswer }
  /** Another round, of the cards with these indexes in this order. */
  | { type: 'restart'; order: readonly number[] }
  /** Other cards were published; the ids of those before and of those now. */
  | { type: 'replace'; before: readonly string[]; after: readonly string[] };

const onFront = { isFlipped: false, isDone: false };

/** All cards in their order, the one at `at` on top. */
export function newDeck({ cardCount, at = 0 }: { cardCount: number; at?: number }): Deck {
  const order = Array.from({ length: cardCount }, (_, index) => index);
  return { order, at: Math.min(at, Math.max(0, cardCount - 1)), answers: {}, ...onFront };
}

/** The indexes of this round's cards that got this answer, in their order; `ids` are those of all cards. */
export function cardsWith(answer: CardAnswer, { order, answers }: Deck, ids: readonly string[]): number[] {
  return order.filter((index) => answers[ids[index] ?? ''] === answer);
}

/** Cards that are left keep their order and new ones come last. The card on top stays, if it is left. */
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

/** Every new card starts on its front; there is nothing before the first and after the end. */
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
