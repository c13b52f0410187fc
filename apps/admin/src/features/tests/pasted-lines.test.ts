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
