import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const onlyIn = (pieces: { text: string; isOnlyHere: boolean }[]) =>
  pieces.filter(({ isOnlyHere }) => isOnlyHere).map(({ text }) => text);
const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');

it('the comparison marks words that only one text has', () => {
  const { theirs, mine } = compareTexts('one two three', 'one four three', false);
  expect([onlyIn(theirs), onlyIn(mine)]).toEqual([['two'], ['four']]);
  expect([whole(theirs), whole(mine)]).toEqual(['one two three', 'one four three']);
});

it('the comparison shows markup as words, lists with dots, and escaped signs unescaped', () => {
  const { theirs } = compareTexts('- \\- **second**\n1. $\\ce{H2O}$', 'other', true);
  expect(whole(theirs)).toBe('• - second\n1. H2O');
});

it('the comparison shows the signs of the markup where only they differ', () => {
  const { theirs, mine } = compareTexts('a **b** c', 'a *b* c', true);
  expect([whole(theirs), whole(mine)]).toEqual(['a **b** c', 'a *b* c']);
  expect(onlyIn(theirs).join('')).toContain('*');
});

it('the comparison shows and marks differing signs next to differing words', () => {
  const figure = (name: string) => `![Rays](${name} "Rays of a lamp")`;
  const [a, b] = [figure('rays-d360x200-0f1e2d3c4b5a'), figure('rays-d360x200-ffffffffffff')];
  const one = compareTexts(`Old words\n\n${a}`, `New words\n\n${b}`, true);
  expect(onlyIn(one.theirs).join(' ')).toMatch(/Old .*0f1e2d3c4b5a/);
  expect(onlyIn(one.mine).join(' ')).toMatch(/New .*ffffffffffff/);
  const width = compareTexts(`Old words\n${a}`, `New words\n${a.replace(' "', '#narrow "')}`, true);
  expect(onlyIn(width.mine).join(' ')).toMatch(/New .*narrow/);
  const two = compareTexts('The **first** ray is red', 'The first ray is green', true);
  expect(onlyIn(two.theirs).join('')).toBe('****red');
  expect(onlyIn(two.mine)).toEqual(['green']);
  const table = (side: string) => `| Marks | Students |\n| --- | ${side} |\n| 4 | 5 |`;
  const three = compareTexts(`${table('---')}\nOld`, `${table('---:')}\nNew`, true);
  expect(onlyIn(three.mine).join(' ')).toMatch(/:.* New/);
});

it('the comparison shows no signs on lines that are equal, or that differ only in words', () => {
  const { theirs, mine } = compareTexts(
    '**Same** line\nThe **old** word',
    '**Same** line\nThe **new** word',
    true,
  );
  expect([whole(theirs), whole(mine)]).toEqual(['Same line\nThe old word', 'Same line\nThe new word']);
  expect([onlyIn(theirs), onlyIn(mine)]).toEqual([['old'], ['new']]);
});

it('the comparison gives up if two long texts have nothing in common', () => {
  const text = (word: string) => Array.from({ length: 30_000 }, (_, n) => `${word}${n}`).join(' ');
  const { mine, isGivenUp } = compareTexts(text('a'), text('b'), false);
  expect(isGivenUp).toBe(true);
  expect(whole(mine)).toBe(text('b'));
});
