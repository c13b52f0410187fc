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
])('reads the options %j, also beside others', (options) => {
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
])('refuses the options %j and leaves the keys beside them', (options, message) => {
  expect(between(options)).toEqual({ questions: around(), lines: [5] });
  const { problems } = parsePastedQuestions(`${before}\n2. Unit?\n${options}\n${behind}`);
  expect(problems[0]?.message).toContain(message);
});

it('asks for the right one of two roman signs', () => {
  const found = between('(i) volt\n(ii) ohm\nAns: (i) and (ii)');
  expect(found).toEqual({ questions: around(['Unit?', 'volt', 'ohm']), lines: [8] });
});

it.each(['(i) Iron\n(ii) Tin', 'i. Iron\nii. Tin', 'a- Iron\nb- Tin', 'A\tIron\nB\tTin'])(
  'keeps the list %j above options in the question',
  (list) => {
    const found = between(`${list}\n(a) volt\n(b) ohm\nAns: b`);
    expect(found).toEqual({ questions: around([`Unit?\n${list}`, 'volt', '*ohm']), lines: [] });
  },
);

it.each(['1.\n(a)\n2.\n(b)', '1\nA\n2\nB\n3\nC'])('reads no option in the column of keys %j', (keys) => {
  const found = read(`${before}\n\nAnswer Key\n${keys}`);
  expect(found.questions).toEqual([['R?', 'x', '*y']]);
  expect(found.lines[0]).toBe(6);
});

it('reads questions of a case with roman signs, and their options', () => {
  const { questions } = parsePastedQuestions(
    'Case: A lens.\n(i) R?\n(a) x\n(b) y\nAns: b\n(ii) P?\n(a) z\n(b) w\nAns: a',
  );
  expect(
    questions.map(({ options, correctKey }) => options.findIndex(({ key }) => key === correctKey)),
  ).toEqual([1, 0]);
});

it.each(['Option A: volt\nOption B: ohm', '{a} volt\n{b} ohm', 'a- volt\nb- ohm', '(i) volt\n(ii) ohm'])(
  'gives no key to a list above the options %j',
  (options) => {
    expect(between(`A. Iron\nB. Tin\n${options}\nAns: B`)).toEqual({ questions: around(), lines: [5] });
  },
);
