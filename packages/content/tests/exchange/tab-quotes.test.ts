import { expect, it } from 'vitest';
import { readCards } from '#src/exchange/index.ts';

const read = (text: string) => readCards(text).rows.map(({ item }) => item && [item.question, item.answer]);

it.each([
  [
    'opened in one line and closed in another',
    'q1\t"start\nq2\tend"\nq3\tc',
    [
      ['q1', '"start'],
      ['q2', 'end"'],
      ['q3', 'c'],
    ],
  ],
  [
    'opened and never closed',
    'q1\t"start\nq2\tb\nq3\tc',
    [
      ['q1', '"start'],
      ['q2', 'b'],
      ['q3', 'c'],
    ],
  ],
  [
    'around a question and its answer',
    'q1\ta\n"q2\tb"\nq3\tc',
    [
      ['q1', 'a'],
      ['"q2', 'b"'],
      ['q3', 'c'],
    ],
  ],
  [
    'around a part of a text',
    '"Ohm" law\tV\n"q2"\t"b"',
    [
      ['"Ohm" law', 'V'],
      ['"q2"', '"b"'],
    ],
  ],
  [
    'around whole texts',
    '"q1"\t"a, b"\n"q2"\tb',
    [
      ['q1', 'a, b'],
      ['q2', 'b'],
    ],
  ],
])('quotation marks in a list separated by tabs that are %s lose no card', (_, text, cards) => {
  expect(read(text)).toEqual(cards);
});

it.each([
  ['doubled marks', '"He said ""hi"""\tgreets', ['He said "hi"', 'greets']],
  ['lines in a cell', 'Lines?\t"one\ntwo"', ['Lines?', 'one\ntwo']],
])(
  'quotation marks in a list separated by tabs written by a spreadsheet, with %s, cause only the one wrong line to be rejected',
  (_, line, card) => {
    for (const wrong of ['"5" pipe\twide', 'q1\t"start\nq2\tend"']) {
      const found = read(`a\tb\n${line}\n${wrong}\nc\td\n`);
      expect(found.slice(0, 2)).toEqual([['a', 'b'], card]);
      expect([found[2], found.at(-1)]).toEqual([null, ['c', 'd']]);
    }
  },
);

it('quotation marks in a list separated by tabs may enclose tabs if the file names its separator', () => {
  expect(read('#separator:tab\nq1\t"one\ttwo\nthree"\nq2\tb')).toEqual([
    ['q1', 'one\ttwo\nthree'],
    ['q2', 'b'],
  ]);
});

it.each([
  ['question, answer\n"Lens", "glass"\n', 'Lens', 'glass'],
  ['question, answer\n"Lens, or ray", "glass, ""thick"""\n', 'Lens, or ray', 'glass, "thick"'],
  ['question; answer\n"Lens";  "glass; wood"\n', 'Lens', 'glass; wood'],
  ['question, answer\n"See, ""yes""","a, "\n', 'See, "yes"', 'a,'],
  ['question, answer\nLens, "glass" is hard\n', 'Lens', '"glass" is hard'],
])('the card reader accepts quoted cells after a space: %j', (text, question, answer) => {
  expect(readCards(text).rows).toMatchObject([{ problems: [], item: { question, answer } }]);
});
