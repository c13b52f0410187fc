import { expect, it } from 'vitest';
import { readAiken } from '#src/exchange/index.ts';

const rowOf = (answer: string) => readAiken(`One?\nA. x\nB. y\nANSWER: ${answer}\n`).rows[0];

it.each(['B', 'b', 'B.', 'B)', '(B)', '[B]', '(b).'])(
  'Aiken takes %j for the letter of an option',
  (answer) => {
    expect(rowOf(answer)?.item?.correctAnswer).toBe(1);
  },
);

it.each(['C.', '(C)', 'B. x', 'A, B', 'AB', '2', '.'])('Aiken refuses %j as an answer', (answer) => {
  expect(rowOf(answer)?.item).toBeNull();
  expect(rowOf(answer)?.problems[0]).toContain(`'${answer}' is none of A to B`);
});
