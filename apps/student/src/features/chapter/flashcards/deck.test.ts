import { describe, expect, test } from 'vitest';
import { shuffled } from '#src/questions/shuffled.ts';
import { deckReducer, newDeck } from './deck.ts';

const walk = (...types: ('next' | 'previous' | 'flip')[]) =>
  types.reduce((deck, type) => deckReducer(deck, { type }), newDeck({ cardCount: 3 }));

describe('a deck of flashcards', () => {
  test('walks from the first card to the last and no further', () => {
    expect(walk('previous').at).toBe(0);
    expect(walk('next', 'next').at).toBe(2);
    expect(walk('next', 'next', 'next').at).toBe(2);
    expect(walk('next', 'previous').at).toBe(0);
  });

  test('flips back and forth, and a new card starts on its front', () => {
    expect(walk('flip').isFlipped).toBe(true);
    expect(walk('flip', 'flip').isFlipped).toBe(false);
    expect(walk('flip', 'next').isFlipped).toBe(false);
    expect(walk('next', 'flip', 'previous').isFlipped).toBe(false);
  });

  test('stays as it is at the end, also with the answer up', () => {
    expect(walk('next', 'next', 'flip', 'next')).toMatchObject({ at: 2, isFlipped: true });
  });

  test('is shuffled into the same cards, from the first one again', () => {
    const order = shuffled([0, 1, 2, 3, 4], () => 0);
    expect(order).not.toEqual([0, 1, 2, 3, 4]);
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(deckReducer(walk('next', 'flip'), { type: 'shuffle', order: [2, 0, 1] })).toEqual({
      order: [2, 0, 1],
      at: 0,
      isFlipped: false,
    });
  });
});

test('a deck may start at a card that was asked for, and at the last one at most', () => {
  expect(newDeck({ cardCount: 3, at: 1 }).at).toBe(1);
  expect(newDeck({ cardCount: 3, at: 9 }).at).toBe(2);
  expect(newDeck({ cardCount: 0, at: 4 }).at).toBe(0);
});
