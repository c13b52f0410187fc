/** A walk through the cards: `order` holds their indexes, `at` where it stands, `isFlipped` which face is up. */
export type Deck = { order: readonly number[]; at: number; isFlipped: boolean };

export type DeckEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'flip' }
  /** The new order of the cards, made by `shuffled`. */
  | { type: 'shuffle'; order: readonly number[] };

export function newDeck(cardCount: number): Deck {
  return { order: Array.from({ length: cardCount }, (_, index) => index), at: 0, isFlipped: false };
}

export function isLastCard({ order, at }: Deck): boolean {
  return at === order.length - 1;
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
  }
}

/** The same cards in another order; `random` gives numbers from 0 up to 1. */
export function shuffled(order: readonly number[], random: () => number): number[] {
  const next = [...order];
  for (let left = next.length - 1; left > 0; left--) {
    const pick = Math.floor(random() * (left + 1));
    [next[left], next[pick]] = [next[pick] as number, next[left] as number];
  }
  return next;
}
