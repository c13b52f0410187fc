/** A walk through the cards: `order` holds their indexes, `at` where it stands, `isFlipped` which face is up. */
export type Deck = { order: readonly number[]; at: number; isFlipped: boolean };

export type DeckEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'flip' }
  /** The new order of the cards, made by `shuffled` (#src/study/shuffled.ts). */
  | { type: 'shuffle'; order: readonly number[] };

/** All cards in their order, the one at `at` on top. */
export function newDeck({ cardCount, at = 0 }: { cardCount: number; at?: number }): Deck {
  const order = Array.from({ length: cardCount }, (_, index) => index);
  return { order, at: Math.min(at, Math.max(0, cardCount - 1)), isFlipped: false };
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
