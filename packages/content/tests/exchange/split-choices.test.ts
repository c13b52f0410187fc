import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';

const tableOf = (cells: readonly string[], answer = 'B', column = 'Choices') =>
  readQuestionTable(
    Papa.unparse([['Question', column, 'Answer'], ...cells.map((cell, at) => [`Unit ${at}?`, cell, answer])]),
  );
const four = ['volt', 'ampere, A', 'ohm', 'watt'];
const digits = ['1,000', '2,000', '3,000', '4,000'];

it.each([
  ['bars', four.join(' | '), four],
  ['semicolons', four.join(';'), four],
  ['semicolons behind each option', `${four.join(';')};`, four],
  ['line ends', four.join('\n'), four],
  ['a JSON list', JSON.stringify(four), four],
  ['a JSON object', JSON.stringify({ A: '1', B: '2' }), ['1', '2']],
  ['a Python list', "['volt', 'ampere, A', 'ohm']", four.slice(0, 3)],
  ['letters', 'A) volt B) ampere, A C) ohm D) watt', four],
  ['letters in brackets', '(a) volt; (b) ampere, A; (c) ohm', four.slice(0, 3)],
  ['numbers and line ends', '1. volt\n2. ampere, A\n3. ohm', four.slice(0, 3)],
  ['commas and blanks', digits.join(', '), digits],
  ['commas', '12,14,16,18', ['12', '14', '16', '18']],
])('a column with all options in one cell is cut where %s separate them', (_, cell, options) => {
  const { rows, notices } = tableOf([cell, cell]);
  expect(rows.map(({ item }) => [item?.options, item?.correctAnswer])).toEqual([
    [options, 1],
    [options, 1],
  ]);
  expect(notices).toEqual([expect.stringContaining("The cells 'Choices' hold all options")]);
});

it.each([
  ['unequally many commas', ['red, green, blue', 'red, green or blue, yellow, white, black']],
  ['two signs', ['a|b;c|d', 'a|b;c|d']],
  ['no sign', ['red green blue', 'one two three']],
  ['signs in one cell only', ['a|b|c', 'red']],
])('a column with all options in one cell is refused with advice if it has %s', (_, cells) => {
  const { rows, problems } = tableOf(cells);
  expect([rows, problems]).toEqual([[], [expect.stringContaining('it is unclear where each ends')]]);
});

it.each(['Options', 'options(json)', 'answer_choices', 'Options (separated by |)', 'विकल्प'])(
  'a column with all options in one cell may be called %s',
  (column) => {
    expect(tableOf(['a|b|c'], 'b', column).rows[0]?.item?.correctAnswer).toBe(1);
  },
);

it('a column with all options in one cell leaves a row with more cells refused', () => {
  const rows = readQuestionTable('Question,Options,Answer\nA?,a|b|c,b\nB?,d,e,f,d\n').rows;
  expect(rows.map(({ item }) => item?.options ?? null)).toEqual([['a', 'b', 'c'], null]);
});
