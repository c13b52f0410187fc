import { expect, test } from 'vitest';
import { deckCardOf } from '#src/study/own-cards/deck-card.ts';
import { sideInWords } from './side-in-words.ts';

const card = (question: string) => ({ _id: 'c', question, answer: '' });

test('a formula of a card is announced without TeX', () => {
  expect(sideInWords(card('If $\\frac{1}{f} = \\frac{1}{v} - \\frac{1}{u}$, find **f**'), 'question')).toBe(
    'If 1/f = 1/v − 1/u, find f',
  );
});

test("a student's own card is announced as written, also with signs of markup", () => {
  const front = 'Is 2*3*4 = 24? A pen at $5 and $6';
  const own = deckCardOf({ cardId: 'a', chapterId: 'c', front, back: '' });
  expect(sideInWords(own, 'question')).toBe(front);
});
