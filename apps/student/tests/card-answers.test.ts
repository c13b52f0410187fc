import { describe, expect, test } from 'vitest';
import { cardAnswersOf, keepCardAnswer } from '#src/features/chapter/flashcards/card-answers.ts';
import { storageName } from '#src/storage/stored-text.ts';

const at = (moment: string) => new Date(moment);
const noon = at('2026-11-21T12:00:00Z');

describe('what a student answered to flashcards', () => {
  test('is kept by card, with its moment, and the newest counts', () => {
    keepCardAnswer('asha', 'card1', 'notYet', noon);
    keepCardAnswer('asha', 'card2', 'knew', noon);
    keepCardAnswer('asha', 'card1', 'knew', at('2026-11-22T12:00:00Z'));
    expect(cardAnswersOf('asha')).toEqual({
      card1: { answer: 'knew', atMs: Date.UTC(2026, 10, 22, 12) },
      card2: { answer: 'knew', atMs: Date.UTC(2026, 10, 21, 12) },
    });
  });

  test('is of that student alone', () => {
    keepCardAnswer('asha', 'card1', 'knew', noon);
    expect(cardAnswersOf('bala')).toEqual({});
    keepCardAnswer('bala', 'card1', 'notYet', noon);
    expect(cardAnswersOf('asha').card1?.answer).toBe('knew');
  });

  test.each([
    ['of a later version', { version: 2, userId: 'asha', cards: {} }],
    [
      'with an answer that is none',
      { version: 1, userId: 'asha', cards: { c: { answer: 'maybe', atMs: 1 } } },
    ],
    ['without a moment', { version: 1, userId: 'asha', cards: { c: { answer: 'knew' } } }],
    ['that is no object', []],
  ])('is nothing where something is stored %s, and begins anew', (_, stored) => {
    localStorage.setItem(storageName('card-answers-', 'asha'), JSON.stringify(stored));
    expect(cardAnswersOf('asha')).toEqual({});
    keepCardAnswer('asha', 'card1', 'knew', noon);
    expect(Object.keys(cardAnswersOf('asha'))).toEqual(['card1']);
  });
});
