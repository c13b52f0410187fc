import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

it.each([
  ['(a) Only (c)\n(b) x\n(c) y\n(d) z', ['Only (c)', 'x', 'y', 'z']],
  ['(a) x\n(b) y\n(c) z\n(d) Both (a) and (c)', ['x', 'y', 'z', 'Both (a) and (c)']],
  ['(a) Vitamins B. C. and D\n(b) x', ['Vitamins B. C. and D', 'x']],
  ['A. Vitamin B. and C\nB. x', ['Vitamin B. and C', 'x']],
  ['(a) the answer: b\n(b) x', ['the answer: b', 'x']],
  ['A. A. C.\tB. D. C.\tC. both', ['A. C.', 'D. C.', 'both']],
  ['(a) not (b) (b) y', ['not (b)', 'y']],
])('letters inside the options of %j are text', (lines, texts) => {
  const { questions } = parsePastedQuestions(`1. Which?\n${lines}`);
  expect(questions.map(({ options }) => options.map(({ text }) => text))).toEqual([texts]);
});
