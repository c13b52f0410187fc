import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';

const before = '1. R?\n(a) x\n(b) y\nAns: b';
const behind = '3. P?\n(a) z\n(b) w\nAns: a';
/** A question between two others. */
const between = (question: string) => read(`${before}\n2. Unit?\n${question}\n${behind}`);
const around = (...own: string[][]) => [['R?', 'x', '*y'], ...own, ['P?', '*z', 'w']];
const unit = ['Unit?', 'volt', '*ohm'];

it.each([
  '(i) volt\n(ii) ohm\nAns: (ii)',
  'i) volt\nii) ohm\nAnswer: ii',
  'i. volt\nii. ohm\nCorrect option: (ii)',
  '(I) volt\n(II) ohm\nAns: (II) ohm',
  '(i) volt (ii) ohm\n\nAns. (ii)',
  '(i) volt\n(ii) ohm\nAns: ohm',
  '(i) volt\n*(ii) ohm',
  '(a)\nvolt\n(b)\nohm\nAns: b',
  'A.\n\nvolt\n\nB.\n\nohm\n\nAns: B',
  'A\nvolt\nB\nohm\nAns: B',
  'a)\nvolt\n*b)\nohm',
  'a- volt\nb- ohm\nAns: b',
  'a ) volt\nb ) ohm\nAns: b',
  'A\tvolt\nB\tohm\nAns: B',
  'Option A: volt\nOption B: ohm\nAns: B',
])('the pasted options %j are recognized, also side by side', (options) => {
  expect(between(options)).toEqual({ questions: around(unit), lines: [] });
  expect(read(`1. Unit?\n${options}`)).toEqual({ questions: [unit], lines: [] });
});

it.each([
  ['(i) volt\n(ii) ohm\nAns: b', 'have numbers'],
  ['(i) volt\n(ii) ohm\nAns: (iv)', 'have numbers'],
  ['(i) II only\n(ii) I only\nAns: (ii)', 'have numbers'],
  ['(i) volt\n(ii) ohm', 'have numbers'],
  ['a)\nvolt\nper metre\nb)\nohm\nAns: b', 'no options'],
  ['a- volt\nb- ohm', 'no options'],
  ['A\tvolt\nB\tohm', 'no options'],
])('the pasted options %j are rejected, and questions beside them keep their answers', (options, message) => {
  expect(between(options)).toEqual({ questions: around(), lines: [5] });
  const { problems } = parsePastedQuestions(`${before}\n2. Unit?\n${options}\n${behind}`);
  expect(problems[0]?.message).toContain(message);
});

it('a pasted answer of two roman numerals marks nothing and is reported', () => {
  const found = between('(i) volt\n(ii) ohm\nAns: (i) and (ii)');
  expect(found).toEqual({ questions: around(['Unit?', 'volt', 'ohm']), lines: [8] });
});

it.each(['(i) Iron\n(ii) Tin', 'i. Iron\nii. Tin', 'a- Iron\nb- Tin', 'A\tIron\nB\tTin'])(
  'the list %j above pasted options stays in the question',
  (list) => {
    const found = between(`${list}\n(a) volt\n(b) ohm\nAns: b`);
    expect(found).toEqual({ questions: around([`Unit?\n${list}`, 'volt', '*ohm']), lines: [] });
  },
);

it.each(['1.\n(b)\n2.\n(a)', '1\nB\n2\nA\n3\nC'])(
  'a column of answers is not read as options: %j',
  (keys) => {
    const found = read(`${before}\n\nAnswer Key\n${keys}`);
    expect(found.questions).toEqual([['R?', 'x', '*y']]);
    expect(found.lines[0]).toBe(6);
  },
);

it('questions of a pasted case with roman numerals are recognized, with their options', () => {
  const { questions } = parsePastedQuestions(
    'Case: A lens.\n(i) R?\n(a) x\n(b) y\nAns: b\n(ii) P?\n(a) z\n(b) w\nAns: a',
  );
  expect(
    questions.map(({ options, correctKey }) => options.findIndex(({ key }) => key === correctKey)),
  ).toEqual([1, 0]);
});

it.each(['Option A: volt\nOption B: ohm', '{a} volt\n{b} ohm', 'a- volt\nb- ohm', '(i) volt\n(ii) ohm'])(
  'a list above the pasted options %j gets no answer',
  (options) => {
    const found = between(`A. Iron\nB. Tin\n${options}\nAns: B`);
    expect([found.questions, found.lines[0]]).toEqual([around(), 5]);
  },
);
