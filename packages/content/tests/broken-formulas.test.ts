import { expect, it } from 'vitest';
import { brokenFormulas, formulasOf } from '#src/broken-formulas.ts';

const sources = (text: string) => formulasOf(text).map(({ source }) => source);

it.each([
  ['a $x$ and $$y$$ b', ['x', 'y']],
  ['$$\n\\frac{1}{2}\n$$', ['\\frac{1}{2}']],
  ['costs \\$5 and $x$', ['x']],
  ['only one $ sign', []],
  ['$a\n\nb$', []],
  ['$a$$b$', ['a$$b']],
  ['no formula', []],
])('formulasOf finds the formulas in %j', (text, expected) => {
  expect(sources(text)).toEqual(expected);
});

it('formulasOf finds the formulas in a long text of dollar signs in linear time', () => {
  // Quadratic parsing would exceed the test's time limit.
  const text = '$'.repeat(3).concat(' $x '.repeat(300_000));
  expect(formulasOf(text)).toBeDefined();
});

it('brokenFormulas returns each formula that KaTeX cannot render, as written', async () => {
  expect(await brokenFormulas('a $\\frac{1}{2}$ b $\\frac{1}$ c $\\ce{H2O -> {x}$')).toEqual([
    '\\frac{1}',
    '\\ce{H2O -> {x}',
  ]);
  expect(await brokenFormulas('$\\ce{2H2 + O2 -> 2H2O}$ and $35^\\circ$ and $x \\text{é}$')).toEqual([]);
});

it('brokenFormulas rejects commands that KaTeX does not know in the app', async () => {
  expect(await brokenFormulas('$\\href{https://x.y}{x}$ and $\\unknown$')).toEqual(['\\unknown']);
});
