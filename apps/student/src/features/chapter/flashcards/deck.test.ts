import { shuffled } from '@repo/contracts/seeded-random';
import { describe, expect, test } from 'vitest';
import { cardsWith, type Deck, deckReducer, newDeck } from './deck.ts';

const walk = (...types: ('next' | 'previous' | 'flip')[]) =>
  types.reduce((deck, type) => deckReducer(deck, { type }), newDeck({ cardCount: 3 }));

describe('a deck of flashcards', () => {
  test('a deck of flashcards stops at the first and the last card', () => {
    expect(walk('previous').at).toBe(0);
    expect(walk('next', 'next').at).toBe(2);
    expect(walk('next', 'next', 'next').at).toBe(2);
    expect(walk('next', 'previous').at).toBe(0);
  });

  test('a deck of flashcards flips back and forth, and a new card starts on its front', () => {
    expect(walk('flip').isFlipped).toBe(true);
    expect(walk('flip', 'flip').isFlipped).toBe(false);
    expect(walk('flip', 'next').isFlipped).toBe(false);
    expect(walk('next', 'flip', 'previous').isFlipped).toBe(false);
  });

  test('a deck of flashcards is done after the last card, which stays visible, even flipped', () => {
    expect(walk('next', 'next', 'flip')).toMatchObject({ at: 2, isDone: false });
    expect(walk('next', 'next', 'flip', 'next')).toMatchObject({ at: 2, isFlipped: true, isDone: true });
    expect(walk('next', 'next', 'next', 'flip')).toMatchObject({ at: 2, isFlipped: true, isDone: true });
    expect(walk('next', 'next', 'next', 'previous')).toMatchObject({ at: 1, isDone: false });
  });

  test('a deck of flashcards is shuffled into the same cards, from the first one again', () => {
    const order = shuffled([0, 1, 2, 3, 4], () => 0);
    expect(order).not.toEqual([0, 1, 2, 3, 4]);
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(deckReducer(walk('next', 'flip'), { type: 'restart', order: [2, 0, 1] })).toEqual({
      order: [2, 0, 1],
      at: 0,
      isFlipped: false,
      answers: {},
      isDone: false,
    });
  });
});

test('a deck starts at a requested card, at most the last one', () => {
  expect(newDeck({ cardCount: 3, at: 1 }).at).toBe(1);
  expect(newDeck({ cardCount: 3, at: 9 }).at).toBe(2);
  expect(newDeck({ cardCount: 0, at: 4 }).at).toBe(0);
});

describe('the answers of a round', () => {
  const ids = ['a', 'b', 'c'];
  const answered = (...answers: ('knew' | 'notYet')[]) =>
    answers.reduce(
      (deck, answer): Deck =>
        deckReducer(deck, { type: 'answer', cardId: ids[deck.order[deck.at] ?? 0] ?? '', answer }),
      newDeck({ cardCount: 3 }),
    );

  test('the answers of a round move to the next card, and after the last one to the end', () => {
    expect(answered('knew', 'notYet')).toMatchObject({ at: 2, isFlipped: false, isDone: false });
    expect(answered('knew', 'notYet', 'knew')).toMatchObject({ at: 2, isDone: true });
  });

  test('the answers of a round are counted once per card, by the latest answer', () => {
    const back = deckReducer(answered('notYet', 'notYet'), { type: 'previous' });
    const deck = deckReducer(back, { type: 'answer', cardId: 'b', answer: 'knew' });
    expect(cardsWith('knew', deck, ids)).toEqual([1]);
    expect(cardsWith('notYet', deck, ids)).toEqual([0]);
  });

  test('the answers of a round are reset by another round, which counts only its own cards', () => {
    const again = deckReducer(answered('notYet', 'knew', 'notYet'), { type: 'restart', order: [0, 2] });
    expect(again).toMatchObject({ at: 0, isDone: false, answers: {} });
    const deck = deckReducer(again, { type: 'answer', cardId: 'a', answer: 'knew' });
    expect(cardsWith('knew', deck, ids)).toEqual([0]);
    expect(deck.order).toHaveLength(2);
  });

  test('the answers of a round stay with their cards when other cards are published, and a partial round gets only new cards', () => {
    const round = deckReducer(answered('notYet', 'knew', 'notYet'), { type: 'restart', order: [0, 2] });
    const half = deckReducer(round, { type: 'answer', cardId: 'a', answer: 'knew' });
    const after = ['new', 'c', 'b', 'a'];
    const deck = deckReducer(half, { type: 'replace', before: ids, after });
    expect(deck.order.map((index) => after[index])).toEqual(['a', 'c', 'new']);
    expect(deck.at).toBe(1);
    expect(cardsWith('knew', deck, after)).toEqual([3]);
  });

  test('a round is empty when every card of it is gone', () => {
    expect(deckReducer(answered('knew'), { type: 'replace', before: ids, after: [] }).order).toEqual([]);
  });
});
