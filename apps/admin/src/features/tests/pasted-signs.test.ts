import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

it.each([
  ['2*3*4', '2\\*3\\*4'],
  ['5*x + 3*y', '5\\*x + 3\\*y'],
  ['- 5', '\\- 5'],
  ['**Note** 2*3*4', '**Note** 2\\*3\\*4'],
  ['2*x* + 3*y*', '2*x* + 3*y*'],
  ['$2*3*4$', '$2*3*4$'],
  ['2\\*3\\*4', '2\\*3\\*4'],
  ['y = 3*b', 'y = 3*b'],
])('shows all signs of the calculation %s', (sum, shown) => {
  const paper = `1. Is ${sum}?\n(a) ${sum}\n(b) 7\nAns: a\nReason: ${sum}`;
  const [question] = parsePastedQuestions(`Case: A man has\n${sum}.\n${paper}`).questions;
  const inLine = sum === '- 5' ? sum : shown;
  expect(question).toMatchObject({
    passage: `A man has\n${shown}.`,
    question: `Is ${inLine}?`,
    explanation: shown,
  });
  expect(question?.options[0]).toEqual({ key: question?.correctKey, text: shown });
});
