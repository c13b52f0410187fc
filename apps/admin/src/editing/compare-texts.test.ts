import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const onlyIn = (pieces: { text: string; isOnlyHere: boolean }[]) =>
  pieces.filter(({ isOnlyHere }) => isOnlyHere).map(({ text }) => text);
const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');

it('marks words that one text alone has', () => {
  const { theirs, mine } = compareTexts('one two three', 'one four three', false);
  expect([onlyIn(theirs), onlyIn(mine)]).toEqual([['two'], ['four']]);
  expect([whole(theirs), whole(mine)]).toEqual(['one two three', 'one four three']);
});

it('shows markup as words, lists with dots, and escaped signs as they are meant', () => {
  const { theirs } = compareTexts('- \\- **second**\n1. $\\ce{H2O}$', 'other', true);
  expect(whole(theirs)).toBe('• - second\n1. H2O');
});

it('shows the signs where they alone differ', () => {
  const { theirs, mine } = compareTexts('a **b** c', 'a *b* c', true);
  expect([whole(theirs), whole(mine)]).toEqual(['a **b** c', 'a *b* c']);
  expect(onlyIn(theirs).join('')).toContain('*');
});

it('gives up in time where two long texts have nothing in common', () => {
  const text = (word: string) => Array.from({ length: 30_000 }, (_, n) => `${word}${n}`).join(' ');
  const start = performance.now();
  const { mine } = compareTexts(text('a'), text('b'), false);
  expect(whole(mine)).toBe(text('b'));
  expect(performance.now() - start).toBeLessThan(5_000);
});
