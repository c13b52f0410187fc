import { describe, expect, it } from 'vitest';
import { readAiken } from '#src/exchange/index.ts';

const rowOf = (answer: string) => readAiken(`One?\nA. x\nB. y\nANSWER: ${answer}\n`).rows[0];

it.each(['B', 'b', 'B.', 'B)', '(B)', '[B]', '(b).'])(
  'the Aiken reader accepts %j as the letter of option B',
  (answer) => {
    expect(rowOf(answer)?.item?.correctAnswer).toBe(1);
  },
);

it.each(['C.', '(C)', 'B. x', 'A, B', 'AB', '2', '.'])('Aiken rejects %j as an answer', (answer) => {
  expect(rowOf(answer)?.item).toBeNull();
  expect(rowOf(answer)?.problems[0]).toContain(`'${answer}' is none of A to B`);
});

it.each(['उत्तर: B', 'सही उत्तर : (B)', 'Answer : B', 'Ans: B', 'Ans. (b)', 'Correct answer: B', 'ANSWER - B'])(
  'the Aiken reader recognizes %j as the answer line',
  (line) => {
    const [one, two] = readAiken(`One?\nA. x\nB. y\n${line}\nTwo?\nA. x\nB. y\n${line}\n`).rows;
    expect(one?.item).toMatchObject({ question: 'One?', options: ['x', 'y'], correctAnswer: 1 });
    expect(two?.item?.question).toBe('Two?');
  },
);

it.each(['Ans: B. Sc.', 'Answer - key', 'उत्तर: दिशा'])(
  'the Aiken reader rejects the answer line %j because it names no letter',
  (line) => {
    expect(readAiken(`One?\nA. x\nB. y\n${line}\nANSWER: B\n`).rows.map(({ item }) => item)).toContain(null);
  },
);

it.each([
  ['(A) x\n(B) y\n', 'One?'],
  ['[A] x\n[B] y\n', 'One?'],
  ['\n(A) x\n(B) y\n', 'One?'],
  ['(A) It is.\n(B) It was.\nWhich?\n(A) x\n(B) y\n', 'One?\n(A) It is.\n(B) It was.\nWhich?'],
  ['(A) It is.\n(B) It was.\nA. x\nB. y\n', 'One?\n(A) It is.\n(B) It was.'],
])('the Aiken reader accepts brackets around the option letters in %j', (options, question) => {
  const [row] = readAiken(`One?\n${options}ANSWER: B\n`).rows;
  expect(row?.item).toMatchObject({ question, options: ['x', 'y'], correctAnswer: 1 });
});

it('the Aiken reader rejects a question where only some option letters have brackets', () => {
  for (const options of ['A. x and\n(B) y\nC. z', '(A) x\nmore\n(B) y', '(B) x\n(C) y'])
    expect(readAiken(`One?\n${options}\nANSWER: B\n`).rows[0]?.item).toBeNull();
});

describe('Aiken options with Hindi letters', () => {
  const options = '(क) वोल्ट\n(ख) ओम\n';
  const read = (text: string) => readAiken(`मात्रक?\n${text}`).rows[0];
  it.each([
    [`${options}ANSWER: ख`],
    [`${options}ANSWER: (ख)`],
    [`${options}ANSWER: B`],
    ['क) वोल्ट\nख) ओम\nANSWER: ख.'],
    ['अ. वोल्ट\nब. ओम\nANSWER: ब'],
    [`\n${options}ANSWER: ख`],
  ])('Aiken options with Hindi letters are read as options from %j', (text) => {
    expect(read(text)?.problems).toEqual([]);
    expect(read(text)?.item).toMatchObject({
      question: 'मात्रक?',
      options: ['वोल्ट', 'ओम'],
      correctAnswer: 1,
    });
  });

  it.each([
    ['another order', '(अ) वोल्ट\n(ब) ओम\n(ख) वाट\nANSWER: ब', 'are not A, B, C … in order'],
    ['an answer of another order', `${options}ANSWER: ब`, "'ब' is none of"],
    ['an answer of no option', `${options}ANSWER: ग`, "'ग' is none of"],
  ])('Aiken options with Hindi letters are rejected when the question has %s', (_, text, problem) => {
    expect(read(text)?.item).toBeNull();
    expect(read(text)?.problems.join()).toContain(problem);
  });

  it('Aiken options with Hindi letters do not turn lettered statements of the question into options', () => {
    const text = '(क) लोहा\n(ख) जल\nA. केवल क\nB. केवल ख\nANSWER: B';
    for (const each of [text, text.replace('A.', '(अ)').replace('B.', '(ब)').replace(': B', ': ब')])
      expect(read(each)?.item).toMatchObject({
        question: 'मात्रक?\n(क) लोहा\n(ख) जल',
        options: ['केवल क', 'केवल ख'],
        correctAnswer: 1,
      });
  });

  it('Aiken options with Hindi letters cause a message about a line between them that is no option', () => {
    expect(read('(क) वोल्ट\nया\n(ख) ओम\nANSWER: ख')?.problems).toEqual([
      'Line 3 is neither an option nor the answer',
    ]);
  });
});

const upper = 'Unit?\nA. volt\nB. ampere\n\n';
const lower = 'R?\nA. x\nB. y\n';

it.each([
  `ANSWER: B\n${upper}ANSWER: A\n${lower}`,
  `Quiz\nANSWER: B\n${upper}ANSWER: A\n${lower}`,
  `Quiz\n\nANSWER: B\n${upper}ANSWER: A\n${lower}\nThe end\n`,
  `Ans: B\n${upper}Ans: A\n${lower}`,
  `Quiz\nAns: B\n${upper}Ans: A\n${lower}`,
])('the Aiken reader rejects a file whose answers are above their questions: %j', (text) => {
  const { rows } = readAiken(text);
  expect(rows.map(({ item }) => item)).toEqual(rows.map(() => null));
});

it('the Aiken reader uses the answers below the questions even if the file starts with a stray answer', () => {
  const { rows } = readAiken(`ANSWER: B\n\n${upper}ANSWER: A\n\n${lower}ANSWER: B\n`);
  expect(rows.flatMap(({ item }) => item?.correctAnswer ?? [])).toEqual([0, 1]);
});
