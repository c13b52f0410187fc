import { expect, it } from 'vitest';
import { pasteCopy } from './paste-copy.ts';
import { parsePastedQuestions } from './pasted-questions.ts';

/** The text of the right option (null for none), and the number of problems. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  const [question] = questions;
  const right = question?.options.find(({ key }) => key === question.correctKey);
  return { right: right?.text ?? question?.rightStandard ?? null, problems: problems.length };
}

const others = [
  ...["Student's answer: a", 'Your answer: a', 'My ans: a', 'wrong answer: a', 'Chosen answer: a'],
  ...['Set B answer: a', 'Q2 answer: a', 'गलत उत्तर: a', 'आपका उत्तर - a', 'Wrong ans - a'],
];
it.each(others)("in a pasted chat the answer %j is somebody else's, and marks no option", (answer) => {
  for (const text of [
    `1. Unit?\n(a) volt\n(b) ampere ${answer}`,
    `1. Unit?\n(a) volt\n(b) ampere\n${answer}`,
    `1. Unit? ${answer}\n(a) volt\n(b) ampere`,
    `1. Unit?\n${answer}\n(a) volt\n(b) ampere`,
    `1. Assertion (A): p.\nReason (R): q.\n${answer}`,
  ]) {
    const { right, problems } = read(text);
    expect(right, text).toBeNull();
    expect(problems, text).toBeGreaterThan(0);
  }
});

it.each(['False', 'Wrong', 'Both are wrong', 'दोनों गलत', 'Set D', '$q_1$ and $q_2$', 'incorrect', 'your'])(
  'the pasted option %j keeps the answer after it as text',
  (option) => {
    expect(read(`1. Which?\n(a) x\n(b) ${option} Ans: b`)).toEqual({ right: option, problems: 0 });
  },
);

it.each([
  ['12/05/24, 9:01 pm - Sir: ', '12/05/24, 9:05 pm - Ravi: '],
  ['[12/05/24, 9:01:10 PM] Sir: ', '[12/05/24, 9:05:10 PM] Ravi: '],
  ['[9:01 pm, 12/05/2024] Sir: ', '[9:05 pm, 12/05/2024] +91 98765 43210: '],
])("in a pasted chat only the asker's answer counts: %j", (sir, pupil) => {
  const question = `${sir}1. Unit?\n(a) volt\n(b) ampere`;
  for (const answer of [`${pupil}Ans: a`, `${pupil}I think\nAns: a`, `${pupil}Ans: volt`]) {
    const { right, problems } = read(`${question}\n${answer}`);
    expect(right, answer).toBeNull();
    expect(problems, answer).toBeGreaterThan(0);
  }
  expect(read(`${question}\n${sir}Ans: b`)).toEqual({ right: 'ampere', problems: 0 });
  expect(read(`${pupil}0. Ready?\n${question}\n${sir}Ans: b`).right).not.toBe('volt');
  const both = `${question}\nAns: b\n${pupil}2. Law?\n(a) Ohm\n(b) Snell\nAns: a`;
  const { questions, problems } = parsePastedQuestions(both);
  expect([questions.length, questions[1]?.correctKey, problems]).toEqual([
    2,
    questions[1]?.options[0]?.key,
    [],
  ]);
});

const options = '\n(a) volt\n(b) ampere\n(c) ohm';
it.each([
  ...[
    'Ans: (b) ❌',
    'Ans: (b) ✗',
    'Ans: (a) ❌ (b) ✅',
    'Ans: (b) is wrong',
    'Ans: (b) is wrong, (c) is right',
  ],
  ...[
    'Ans: (b) is not correct',
    'Ans: (b) – wrong',
    'Ans: (b) → (c)',
    'Ans: (b) it should be (c)',
    'उत्तर: (b) गलत है',
  ],
  ...['Ans: (b) ampere and (c) ohm', 'Ans: B. ampere, C. ohm', 'Ans: (b) ampere (also c)', 'Ans: (b) - (c)'],
  ...[
    'Ans: b) ampere c) ohm',
    'Ans: (b) ampere (c) ohm both',
    'उत्तर: (b) ampere तथा (c) ohm',
    'Ans: (b) as well as (c)',
  ],
  ...[
    'Ans: (b) for Set A, (c) for Set B',
    'Ans: (b) [Set B: (c)]',
    'Ans: (b) ?',
    'Ans: (b) not sure',
    'Ans: (b) bonus',
  ],
])('the pasted answer %j marks no option', (answer) => {
  expect(read(`1. Unit?${options}\n${answer}`)).toEqual({ right: null, problems: 1 });
});

it.each([
  'Ans: (b) as I = Q/t; (c) is wrong',
  'Ans: (b) ampere. Not (c)',
  'Ans: (b) since (c) is not a unit',
])('the pasted answer %j marks option b, and the rest of it is reported', (answer) => {
  expect(read(`1. Unit?${options}\n${answer}`)).toEqual({ right: 'ampere', problems: 1 });
});

it.each(['wrong', '→ right', 'not correct'])(
  'a pasted answer may repeat the option %j after its letter',
  (option) => {
    expect(read(`1. Which?\n(a) x\n(b) ${option}\nAns: (b) ${option}`).right).toBe(option);
  },
);

it.each([
  ...['Updated answer: c', 'Revised key: c', 'Final answer - c', 'Actual answer is c', 'New answer: (c)'],
  ...['Sorry (c)', 'No, c', 'wait c', 'Oops c'],
])('the contradicting answer %j below another one removes the mark', (line) => {
  for (const gap of ['\n', '\n\n'])
    expect(read(`1. Unit?${options}\nAns: b${gap}${line}`).right, gap).toBeNull();
  expect(read(`1. Unit?${options}\nAns: c\n${line}`)).toEqual({ right: 'ohm', problems: 0 });
});

it("a pasted letter followed by another option's name, even with other dots and spaces, marks nothing", () => {
  const text = '1. Who?\n(a) Isaac Newton\n(b) C. V. Raman\n(c) Bhabha\nAns: ';
  for (const name of ['C V Raman', 'C.V. Raman', 'CV Raman', 'C.V.Raman'])
    expect(read(`${text}(a) ${name}`), name).toEqual({ right: null, problems: 1 });
  expect(read(`${text}(b) C V Raman`).right).toBe('C. V. Raman');
});

it('a pasted question with marks and without options is named as a written one', () => {
  const marks = ['(2)', '[3 marks]', '(2M)', '    2', '5 marks', '(3 अंक)'];
  const { problems } = parsePastedQuestions(
    marks.map((sign, at) => `${at + 1}. Define power. ${sign}`).join('\n'),
  );
  expect(problems.map(({ message }) => message)).toEqual(
    marks.map((sign) => pasteCopy.written(`Define power. ${sign}`)),
  );
});

it('the paste names a line that it left out of a refused question', () => {
  const { problems } = parsePastedQuestions('1. Unit?\na) volt\n👉 b) ampere\nc) ohm');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('“Unit? volt ohm”'),
    pasteCopy.leftOut('👉 b) ampere'),
  ]);
});
