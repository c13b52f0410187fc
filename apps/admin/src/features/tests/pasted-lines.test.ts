import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

/** Each question with its options, the right one with a star; and the lines of the problems. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    lines: problems.map(({ line }) => line),
    questions: questions.map(({ question, options, correctKey }) => [
      question,
      ...options.map((option) => `${option.key === correctKey ? '*' : ''}${option.text}`),
    ]),
  };
}
const options = '(a) volt\n(b) ohm';
const asked = (question: string) => [question, 'volt', 'ohm'];

it.each([
  ['an answer', '1. yes\n2. no\nAns: 2'],
  ['another sign than its list', '1) yes\n2) no'],
  ['more lines in its list', '1. yes\n2. no\n3. both\n4. none'],
])('a question without letters vanishes in no other one, with %s', (_, list) => {
  const found = read(`1. R?\n${options}\n2. Unit?\n${list}\n3. P?\n${options}`);
  expect(found).toEqual({ questions: [asked('R?'), asked('P?')], lines: [4] });
});

it.each([
  'Class X Science Test\n',
  'Class X Science Test',
  'ABC School\nClass X Science\nTime: 1 hr  MM: 20\nGeneral Instructions: 1. All compulsory.\nSection A',
  'ABC School\n1. All are compulsory.\n2. Each has one mark.\n\nSection A',
])('the head %j of a paper is no part of its first question, and is named', (head) => {
  const found = read(`${head}\n1. Unit?\n${options}\n2. R?\n${options}`);
  expect(found.questions).toEqual([asked('Unit?'), asked('R?')]);
  expect(found.lines[0]).toBe(1);
});

it('a heading below a written question ends it, and a number may be left out', () => {
  const paper = `1. P?\n${options}\n2. Define ohm.\nSection B\n1. Unit?\n${options}\n4. Define volt.\n\n6. R?\n${options}`;
  expect(read(paper).questions).toEqual([asked('P?'), asked('Unit?'), asked('R?')]);
});

it('a numbered list stays in a question without a number', () => {
  const list = 'Consider:\n\n1. Iron rusts.\n\n2. Tin shines.\n\nWhich?';
  expect(read(`${list}\n${options}`).questions).toEqual([asked(list.replaceAll('\n\n', '\n'))]);
});
