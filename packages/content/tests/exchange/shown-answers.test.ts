import { describe, expect, it } from 'vitest';
import { readAiken, readGift, readQuestionTable } from '#src/exchange/index.ts';

const lossesOf = (question: string, options: string[], right = 'B') =>
  readQuestionTable(`Question\tA\tB\tC\tAnswer\n${[question, ...options, right].join('\t')}\n`).rows.flatMap(
    ({ item, losses }) => (item ? losses : ['refused']),
  );
const units = ['volt', 'ampere', 'ohm'];

describe('an answer that students would see in the question', () => {
  it.each([
    ['Unit? (b)', '(b)'],
    ['Unit? ....(B)', '....(B)'],
    ['Unit is ____ [b]', '[b]'],
    ['Unit? (b) [CBSE 2020]', '(b) [CBSE 2020]'],
    ['Unit? [Ans b]', '[Ans b]'],
    ['Unit?\\nAns: b', 'Ans: b'],
    ['Unit? Ans: ampere', 'Ans: ampere'],
    ['Unit? Ans ampere', 'Ans ampere'],
    ['Unit? Correct: ampere', 'Correct: ampere'],
    ['Unit? sahi B', 'sahi B'],
    ['Unit? sahi jawab B', 'jawab B'],
    ['Unit? उ. B', 'उ. B'],
    ['Unit? (correct b)', '(correct b)'],
    ['Unit? (b is correct)', '(b is correct)'],
    ['Unit? b is the right answer.', 'b is the right answer.'],
    ['Unit? (the answer is b)', '(the answer is b)'],
    ['Unit? (b sahi hai)', '(b sahi hai)'],
    ['Unit? (ampere)', '(ampere)'],
    ['Unit? (ampere) [2020]', '(ampere)'],
    ['Unit? - ampere', '- ampere'],
    ['Unit? A: B', 'A: B'],
    ['Unit? A: ampere', 'A: ampere'],
  ])('is named in %j', (question, shown) => {
    expect(lossesOf(question.replaceAll('\\n', ' '), units)).toEqual([
      `The question ends with '${shown}': take it out if it is the answer`,
    ]);
  });

  it.each([
    'Unit in (a)',
    'Unit? (c)',
    'Unit of f(b)',
    'Vitamin b',
    'Unit? A: Bohr',
    'Unit? D: volt',
    'Unit? (volt)',
    'Unit? (a is correct)',
    'Unit? (b is in amperes)',
  ])('is not seen in %j, which names no right option', (question) =>
    expect(lossesOf(question, units)).toEqual([]),
  );

  it.each([
    ['Unit? A: C', 'A: C'],
    ['Unit? Ans: c', 'Ans: c'],
    ['Ans: volt', 'Ans: volt'],
    ['Unit? Answer: (volt)', 'Answer: (volt)'],
  ])('is named in %j, where another option is right', (question, shown) =>
    expect(lossesOf(question, units)).toEqual([
      `The question ends with '${shown}', but another option is right: check it`,
    ]),
  );

  it('is named in Aiken and GIFT too', () => {
    const rows = [
      ...readAiken('Unit? (B)\nA. volt\nB. ampere\nANSWER: B\n').rows,
      ...readGift('Unit? (B) {~volt =ampere}').rows,
    ];
    expect(rows.map(({ losses }) => losses)).toEqual(
      rows.map(() => ["The question ends with '(B)': take it out if it is the answer"]),
    );
  });
});

describe('a mark that only the right option has', () => {
  it.each([
    '*ampere',
    'ampere ✓',
    '✅ ampere',
    'ampere (correct)',
    'ampere 👍',
    '**ampere**',
    'ampere [Ans]',
    'ampere (right)',
    'ampere सही',
    'ampere sahi',
  ])('is named in %j', (option) => {
    expect(lossesOf('Unit?', ['volt', option, 'ohm'])).toEqual([
      'Only option B, which is right, has a mark: take it out if it shows the answer to students',
    ]);
  });

  it('is none where others have it, or where the words are a text', () => {
    expect(lossesOf('Which?', ['केवल I', 'दोनों सही', 'none'])).toEqual([]);
    expect(lossesOf('Which?', ['volt', 'turn right', 'ohm'])).toEqual([]);
    expect(lossesOf('Unit?', ['*volt', '*ampere', 'ohm'])).toEqual([]);
    expect(lossesOf('Unit?', ['**volt**', 'ampere', 'ohm'])).toEqual([]);
  });
});

describe('a key behind the last option', () => {
  it.each([
    ['ohm [B]', '[B]'],
    ['ohm (b)', '(b)'],
    ['ohm - b', '- b'],
    ['ohm b hai', 'b hai'],
    ['ohm b सही', 'b सही'],
  ])('is named in %j', (option, shown) => {
    expect(lossesOf('Unit?', ['volt', 'ampere', option])).toEqual([
      `The question ends with '${shown}': take it out if it is the answer`,
    ]);
  });

  it.each([
    [['volt', 'ampere', 'ohm (a)']],
    [['speed (v)', 'mass (m)', 'breadth (b)']],
    [['a - c', 'a - b', 'c - b']],
  ])('is none in %j', (options) => expect(lossesOf('Unit?', options)).toEqual([]));
});

it('names an answer that crosses beside all other options show', () => {
  expect(lossesOf('Unit?', ['volt ✗', 'ampere', '❌ ohm'])).toEqual([
    'All wrong options have a cross: take it out if it shows the answer to students',
  ]);
  expect(lossesOf('Unit?', ['volt ✗', 'ampere', 'ohm'])).toEqual([]);
});

it('names an option that may have been a fraction', () => {
  expect(lossesOf('Which is half?', ['02-Jan', '1', 'Jan-50'], 'A')).toEqual([
    "'02-Jan' may have been a fraction that a spreadsheet made a date: check it",
    "'Jan-50' may have been a fraction that a spreadsheet made a date: check it",
  ]);
  expect(lossesOf('Which day?', ['2 January', 'Jan-Feb', 'Jan 50'], 'A')).toEqual([]);
});
