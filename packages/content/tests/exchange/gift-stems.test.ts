import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

it.each([
  ['If x = 4, y is? {=2 ~3}', 'If x = 4, y is?'],
  ['::x = 4:: y = 2? {=2 ~3}', 'y = 2?'],
  ['The # of sides is {=2 ~3}', 'The # of sides is'],
  ['Is 5 ~ 6? {=yes ~no}', 'Is 5 ~ 6?'],
  ['See http://a.in/?x=1: {=yes ~no}', 'See http://a.in/?x=1:'],
  ['// x = 1\nGiven x = 4\nand y = 2: {\n=2\n~3\n}', 'Given x = 4\nand y = 2:'],
  ['With I = 2 A, V is {=2 ~3} for R = 1.', 'With I = 2 A, V is _____ for R = 1.'],
])('GIFT is read where a bare sign is in the question alone: %j', (text, question) => {
  const [row] = readGift(text).rows;
  expect(row?.problems).toEqual([]);
  expect(row?.item).toMatchObject({ question, correctAnswer: 0 });
});
