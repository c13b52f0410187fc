import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted } from './read-pasted.ts';

const rows = '1) volt\n2) ampere\n3) ohm\n4) watt';
const four = ['Unit?', 'volt', 'ampere', '*ohm', 'watt'];

it.each([
  `1. Unit?\n${rows}\nAns: 3`,
  `Q1) Unit?\n${rows}\nAnswer: (3)`,
  '1. Unit?\n1. volt\n2. ampere\n3. ohm\n4. watt\nAns. 3) ohm',
  '1. Unit?\n(1) volt (2) ampere\n(3) ohm (4) watt\nAns: option 3',
  `Unit?\n${rows}\nउत्तर: 3`,
  `1. Unit?\n\n${rows}\n\nAns: ohm`,
])('numbers in front of options are read as letters if an answer names one of them: %j', (text) => {
  expect(readPasted(text)).toEqual({ questions: [four], lines: [] });
});

it('numbered options are read in a whole paper of such questions', () => {
  const text = `Test 1\n\n1. Unit?\n${rows}\nAns: 3\nExplanation: Ohm's law\n2. Unit of\npower?\n${rows}\nAns: 4`;
  expect(readPasted(text).questions).toEqual([four, ['Unit of\npower?', 'volt', 'ampere', 'ohm', '*watt']]);
});

it.each([
  ['without an answer', `1. Unit?\n${rows}`],
  ['where one of two questions has no answer', `1. Unit?\n${rows}\nAns: 3\n2. Power?\n${rows}`],
  ['where one of two questions has fewer', `1. Unit?\n${rows}\nAns: 3\n2. Power?\n1) volt\n2) watt\nAns: 2`],
  ['below another list', '1. Which?\n1) A is x\n2) B is y\n(a) 1 only\n(b) 2 only\nAns: 2'],
  ['with another answer', `1. Unit?\n${rows}\nAns: 5`],
  ['with an answer in words', `1. How many of these are units?\n${rows}\nAns: all four`],
  ['without a question', `${rows}\nAns: 3`],
])('numbered lines %s are not read as options', (_, text) => {
  const { questions, problems } = parsePastedQuestions(text);
  expect(questions.flatMap(({ options }) => options.map(({ text }) => text))).not.toContain('volt');
  expect(problems).not.toEqual([]);
});

it.each([
  ['1) 2\n2) 4\n3) 6\n4) 8', 'Ans: 2'],
  [rows, 'Ans: 3) volt'],
])('the answer to the numbered options %j is asked for if it may mean two of them: %s', (lines, answer) => {
  const { questions, problems } = parsePastedQuestions(`1. Unit?\n${lines}\n${answer}`);
  expect(questions[0]?.options).toHaveLength(4);
  expect(questions[0]?.correctKey).toBeNull();
  expect(problems.map(({ message }) => message).join()).toContain('names no option for sure');
});
