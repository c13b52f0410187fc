import { expect, it } from 'vitest';
import { pasteCopy } from './paste-copy.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';

const paper =
  '1. Unit of current?\na) volt\nb) ampere\n\n2. Unit of power?\n(a) volt\n(b) ohm\n(c) watt\n\n3. Define ohm. (2)';
const keyed = [
  ['Unit of current?', 'volt', '*ampere'],
  ['Unit of power?', 'volt', 'ohm', '*watt'],
];
const unkeyed = keyed.map((texts) => texts.map((text) => text.replace('*', '')));

it.each([
  'Answer key: 1-b 2-c',
  'ANSWERS\n1) B\n2) C',
  '**Answer Key:** 1. (b), 2. (c)',
  'Answer key of Class 10\nQ1: b | Q2: c',
  'Key\n1 b\n2 c\nBest of luck',
  'उत्तर कुंजी\n1-b, 2-c',
  'उत्तर कुंजी\n१. (b) २. (c)',
  'उत्तर माला\n१-b, २-c',
  'Answers\n1. b) ampere\n2. c) watt',
  'Ans key\n1.\nb\n2.\nc',
  'Key:\n| Q.No | 1 | 2 |\n| --- | --- | --- |\n| Ans | b | c |',
  'Answers\n| Q | Ans | Q | Ans |\n| --- | --- | --- | --- |\n| 1 | b | 2 | c |',
  'Answer key\nSection A\n1-b\nSection B\n2-c',
])('the paste reads the list %j by the numbers of its questions', (list) => {
  const found = read(`${paper}\n\n${list}`);
  expect(found.questions).toEqual(keyed);
  expect(found.lines.slice(0, 2)).toEqual([10, 12]);
});

it.each([
  'Answer key: 1-b 2-c 1-a',
  'Answers: b, c',
  'Answer key (Set A): 1-b 2-c',
  'Answer key: 1-b 2-c\nAnswer key: 1-a 2-b',
  'Answer key: 1-b 2-c\nSet B: 1-a 2-b',
  'Answer key: 1-b 2-c?',
  'Answer key: 1-2 b',
  'Answers of previous test\n1-b 2-c',
])('the paste reads no answers from the unclear list %j', (list) => {
  expect(read(`${paper}\n\n${list}`).questions).toEqual(unkeyed);
});

it('the paste reads no list where two questions have one of its numbers', () => {
  const found = read(`${paper.replace('2. Unit', '1. Unit')}\n\nAnswer key: 1-b`);
  expect(found.questions).toEqual(unkeyed);
});

it('the paste reads no list that may be the pairs of the last question', () => {
  const match = '4. Match the columns:\n(a) volt\n(b) ohm\nAnswers: 1-b, 2-a';
  expect(read(`${paper}\n${match}`).questions).toEqual([...unkeyed, ['Match the columns:', 'volt', 'ohm']]);
});

it('the paste names the list, the end of the paper, and answers that no question has', () => {
  const { questions, problems } = parsePastedQuestions(`${paper}\n\nAnswers\n1-a 2-d 3-b\nAll the best`);
  expect(
    questions.map(({ options, correctKey }) => options.findIndex(({ key }) => key === correctKey)),
  ).toEqual([0, -1]);
  expect(problems.slice(1)).toEqual([
    { line: 12, message: pasteCopy.keysRead('Answers 1-a 2-d 3-b') },
    { line: 13, message: pasteCopy.keyOfNone(3, 'b') },
    { line: 13, message: pasteCopy.unclear('d') },
    { line: 14, message: pasteCopy.leftOut('All the best') },
  ]);
});

it('an answer key that another person of a copied chat sent is not read', () => {
  const [asked, sent] = ['[12/05/24, 9:00 pm] Sir: ', '[12/05/24, 9:01 pm] Ravi: '];
  expect(read(`${asked}${paper}\n\n${sent}Key\n1-b\n2-c`).questions).toEqual(unkeyed);
});

it('an answer in a list that contradicts that of a question marks nothing', () => {
  const found = read(`${paper.replace('b) ampere', 'b) ampere\nAns: b')}\n\nAnswer key: 1-a 2-c`);
  expect(found.questions).toEqual([unkeyed[0], keyed[1]]);
});
