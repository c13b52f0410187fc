import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return { questions: questions.map(({ kind, rightStandard: right }) => ({ kind, right })), problems };
}

const ownOptions = `a) Both A and R are true and R explains A
b) Both A and R are true but R does not explain A
c) A is true but R is false
d) A is false but R is true`;

it.each([
  ['(c) Both A and R are true and R is the correct explanation of A', null],
  ['(c) A is true, R is false', 2],
  ['Both A and R are true and R is the correct explanation of A', 0],
])('%j answers a pasted assertion and reason with option %j', (answer, right) => {
  const found = read(`1. Assertion (A): One.\nReason (R): Two.\n${ownOptions}\nAns: ${answer}`);
  expect(found.questions).toMatchObject([{ kind: 'assertionReason', right }]);
  expect(found.problems).toHaveLength(right === null ? 1 : 0);
});

const [explains, only, reasonOnly] = [
  'Both A and R are true and R explains A',
  'A is true, R is false',
  'A is false, R is true',
];
it.each([
  [
    `Directions: (a) ${explains} (b) Both are true but R does not explain A (c) ${only} (d) Both A and R are false`,
    [0, 1, 2, null],
  ],
  [
    `Directions:\n(a) ${explains}\n(b) ${only}\n(c) ${reasonOnly}\n(d) Both A and R are false`,
    [0, 2, 3, null],
  ],
  [`Codes:\n(a) ${only}\n(b) ${reasonOnly}`, [2, 3, null, null]],
  [`1. Assertion: p.\nReason: q.\n(a) ${explains}\n(b) ${only}\n(c) ${reasonOnly}\nAns: a`, [0, 2, 3, null]],
  [`Directions: a. ${explains} b. ${only}`, [0, 2, null, null]],
  ['Directions: choose.', [0, 1, 2, 3]],
])('answer letters of pasted assertions without options refer to the options in %j', (above, order) => {
  for (const [at, letter] of ['a', 'b', 'c', 'd'].entries()) {
    const { questions, problems } = read(
      `${above}\n\n2. Assertion (A): p.\nReason (R): q.\nAns: (${letter})`,
    );
    expect(questions.at(-1)).toMatchObject({ kind: 'assertionReason', right: order[at] });
    const unclear = problems.filter(({ message }) => message.includes('names no option for sure'));
    expect(unclear).toHaveLength(order[at] === null ? 1 : 0);
  }
});

it.each(['Codes:', 'Directions: choose.\nCodes', 'Mark the right option', 'Choose the correct answer:'])(
  'the options below the directions %j are not a pasted question',
  (head) => {
    const { questions, problems } = parsePastedQuestions(
      `${head}\n(a) A is true but R is false\n(b) A is false but R is true\n(c) Both A and R are true and R explains A\n(d) Both A and R are true but R does not explain A\n1. Assertion (A): p.\nReason (R): q.\nAns: (a)`,
    );
    expect(questions).toMatchObject([{ kind: 'assertionReason', rightStandard: 2 }]);
    expect(problems.at(-1)?.message).toMatch('directions for assertion');
  },
);
