/** A walk through the cards: `order` holds their indexes, `at` the position in it, `isFlipped` which face is up. */
export type Deck = { order: readonly number[]; at: number; isFlipped: boolean };

export type DeckEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'flip' }
  /** The new order of the cards, made by `shuffled` (#src/questions/shuffled.ts). */
  | { type: 'shuffle'; order: readonly number[] }
  /** Other cards were published; the ids of those before and of those now. */
  | { type: 'replace'; before: readonly string[]; after: readonly string[] };

/** All cards in their order, the one at `at` on top. */
export function newDeck({ cardCount, at = 0 }: { cardCount: number; at?: number }): Deck {
  const order = Array.from({ length: cardCount }, (_, index) => index);
  return { order, at: Math.min(at, Math.max(0, cardCount - 1)), isFlipped: false };
}

export function isLastCard({ order, at }: Deck): boolean {
  return at === order.length - 1;
}

/** Cards that are left keep their order and new ones come last. The card on top stays, if it is left. */
function replaceCards(
  { order, at, isFlipped }: Deck,
  before: readonly string[],
  after: readonly string[],
): Deck {
  const left = order.flatMap((index) => before[index] ?? []).filter((id) => after.includes(id));
  const ids = [...left, ...after.filter((id) => !left.includes(id))];
  const topAt = ids.indexOf(before[order[at] ?? -1] ?? '');
  const isThere = topAt !== -1;
  return {
    order: ids.map((id) => after.indexOf(id)),
    at: isThere ? topAt : Math.min(at, ids.length - 1),
    isFlipped: isThere && isFlipped,
  };
}

/** Every new card starts on its front; there is nothing before the first and after the last. */
export function deckReducer(deck: Deck, event: DeckEvent): Deck {
  switch (event.type) {
    case 'next':
      return isLastCard(deck) ? deck : { ...deck, at: deck.at + 1, isFlipped: false };
    case 'previous':
      return deck.at === 0 ? deck : { ...deck, at: deck.at - 1, isFlipped: false };
    case 'flip':
      return { ...deck, isFlipped: !deck.isFlipped };
    case 'shuffle':
      return { order: event.order, at: 0, isFlipped: false };
    case 'replace':
      return replaceCards(deck, event.before, event.after);
  }
}
