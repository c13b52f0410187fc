import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    stems: questions.map(({ question }) => question),
    problems: problems.map(({ line, message }) => `${line} ${message.split('. Left out')[0]}`),
  };
}
const options = '(a) x\n(b) y';
const list = '1. volt\n2. ohm';
const advice = 'the options of this question have numbers: write a), b), c) … in front of them';

it('pasted options with numbers are rejected, with advice on what to write', () => {
  expect(read(`1. Unit?\n${list}\n2. R?\n${list}`)).toEqual({
    stems: [],
    problems: [`1 ${advice}`, `4 ${advice}`],
  });
  expect(read(`1. Unit?\n(1) volt\n(2) ohm\n2. R?\n${options}`)).toEqual({
    stems: ['R?'],
    problems: [`1 ${advice}`],
  });
});

it.each([
  [`1. R?\n${options}\n2. Unit?\n${list}\n3. P?\n${options}\n4. Q?\n${options}`, ['R?', 'P?', 'Q?'], 4],
  [`1. R?\n${options}\n2. Unit?\n${list}\n3. P?\n${options}`, ['R?', 'P?'], 4],
  [`1. R?\n${options}\n2. Unit?\n${list}\n3. P?\n${list}\n4. Q?\n${options}`, ['R?', 'Q?'], 4],
  [`2. Unit?\n${list}\n3. Power is\n${options}\n4. Q?\n${options}`, ['Power is', 'Q?'], 1],
])('the next number after a pasted question with a list starts a question in %j', (text, stems, line) => {
  const found = read(text);
  expect(found.stems).toEqual(stems);
  expect(found.problems[0]).toBe(`${line} ${advice}`);
});

it('a pasted number that may continue a list or start a question is reported', () => {
  expect(read(`2. Unit is\n${list}\n3. Power is\n${options}`)).toEqual({
    stems: [],
    problems: [
      '1 “3. Power is” may be a question or belong to the list above: write Q in front of each number of a question',
    ],
  });
  expect(read(`Q2. Unit is\n${list}\nQ3. Power is\n${options}`).stems).toEqual(['Power is']);
});

it.each([
  `2. Consider:\n${list}\n3. mole\n${options}`,
  `2. Unit is\n${list}\n3. mole\n${options}\n3. R?\n${options}`,
  `2. Which of the following statements are true\n${list}\n3. mole\n${options}`,
])('an announced list, or one followed by the same number, stays in the pasted question %j', (text) => {
  expect(read(text).stems[0]).toContain('3. mole');
});

it('a possible question between a pasted question with a list and its options is reported', () => {
  expect(read(`Unit?\n${list}\n\nP?\n${options}`)).toEqual({
    stems: [],
    problems: [
      '1 there are two questions above these options: write a), b), c) … in front of the options of the first',
    ],
  });
  expect(read(`Consider:\n${list}\n\nWhich?\n${options}`).stems).toHaveLength(1);
});

it.each([
  '2. 5 C in 2.5 s.',
  '1. V = IR\n2. So ampere',
  '1. V = IR\n2. So ampere\n3. Done',
  '1) V = IR\n2) So ampere',
])('numbered steps %j stay in their explanation', (steps) => {
  const paper = `1. P?\n${options}\nExplanation: I is:\n${steps}\n2. R?\n${options}`;
  expect(read(paper)).toEqual({ stems: ['P?', 'R?'], problems: [] });
  expect(parsePastedQuestions(paper).questions[0]?.explanation).toBe(`I is:\n${steps}`);
});

it('a written question below a pasted explanation is not one of its steps', () => {
  const paper = `1. P?\n${options}\nExplanation: So.\n2. Define ohm.\n3. R?\n${options}`;
  expect(read(paper)).toMatchObject({ stems: ['P?', 'R?'], problems: [expect.stringMatching('^5 ')] });
});

it('a pasted question below an explanation keeps its list', () => {
  const paper = `1. P?\n${options}\nExplanation: So.\n2. Look:\n${list}\n${options}`;
  expect(read(paper).stems).toEqual(['P?', `Look:\n${list}`]);
});

it.each([
  '### Question 1\n',
  '## 1. ',
  'प्रश्न १. ',
  'प्रश्न 1: ',
  '1️⃣ ',
  '12/05/2024, 9:01 pm - Sir: 1. ',
  '[12/05/24, 21:01:10] Asha Rao: 1. ',
  '[9:01 pm, 12/05/2024] Sir: 1. ',
  '[9:01 PM, 5/12/2024] +91 98765 43210: 1. ',
  '१. ',
  'Q-1 ',
  'Q-1. ',
  'Ques 1:- ',
  '1:- ',
  '1.) ',
  '1). ',
  'प्रश्न-1 ',
  'प्र.1 ',
  'प्र. 1. ',
  '१। ',
])('the head %j is not part of the pasted question below', (head) => {
  const next = head.replace(/1(?=\D*$)/, '2').replace('१', '२');
  const paper = `${head}Unit?\n${options} <This message was edited>\n${next}R?\n${options}`;
  expect(read(paper)).toEqual({ stems: ['Unit?', 'R?'], problems: [] });
  expect(parsePastedQuestions(paper).questions[0]?.options[1]?.text).toBe('y');
});

it('a step of an explanation is not part of the pasted question with the same number', () => {
  const paper = `1. P?\n${options}\nExplanation: Steps\n\n1. V = IR\n\n2. So ampere\n\n2. R?\n${options}`;
  const found = read(paper);
  expect(found.stems).toEqual(['P?', 'R?']);
  expect(found.problems.length).toBeGreaterThan(0);
});

it('a decimal number starts a pasted question only if it follows the last number, and is reported', () => {
  const glued =
    '“2.5 V is?” is read as question 2: if it begins with 2.5, write the number of the question in front of it';
  expect(read(`1.R?\n${options}\n2.5 V is?\n${options}\n3.P?\n${options}`)).toEqual({
    stems: ['R?', '5 V is?', 'P?'],
    problems: [`4 ${glued}`],
  });
  expect(read(`2.5 V is?\n${options}\n\n1.5 A is?\n${options}`)).toEqual({
    stems: ['2.5 V is?', '1.5 A is?'],
    problems: [],
  });
  expect(read(`1. R?\n1.5 V or\n2.5 V\n${options}`).stems).toEqual(['R?\n1.5 V or\n2.5 V']);
  expect(read(`7. R?\n${options}\n\n2.5 V is?\n${options}`).stems).toEqual(['R?', '2.5 V is?']);
  const explained = parsePastedQuestions(`1. R?\n${options}\nExplanation: it is\n2.5 V\n2. P?\n${options}`);
  expect(explained.questions.map((each) => each.explanation)).toEqual(['it is\n2.5 V', '']);
});

it('a ratio at the start of a pasted question keeps its first number', () => {
  const stems = (text: string) => parsePastedQuestions(text).questions.map(({ question }) => question);
  const own = '(a) x\n(b) y';
  expect(stems(`1: 2 ratio is?\n${own}`)).toEqual(['1: 2 ratio is?']);
  expect(stems(`1. R?\n${own}\n\n2: 3 = 4 : x?\n${own}\n\n3. P?\n${own}`)).toEqual([
    'R?',
    '2: 3 = 4 : x?',
    'P?',
  ]);
  const counted = parsePastedQuestions(`1: 2 + 2?\n${own}\n2: 3 + 3?\n${own}`);
  expect(counted.questions.map(({ question }) => question)).toEqual(['2 + 2?', '3 + 3?']);
  expect(counted.problems.map(({ line }) => line)).toEqual([1, 4]);
});

it.each([
  ...['Q. 1 ', 'Q. No. 1 ', 'Que. 1 ', 'Que 1. ', 'Que. 1. ', 'प्र. 1 ', 'प्र.1 ', 'प्रश्न 1 ', 'MCQ 1: '],
  ...['1- ', '[1] ', '1\t'],
])('the number of the pasted question %j is recognized', (number) => {
  const second = number.replace('1', '2');
  for (const answer of ['', 'Ans: b\n']) {
    const { questions } = parsePastedQuestions(
      `${number}Unit?\n(a) v\n(b) w\n${answer}${second}Rate?\n(a) x\n(b) y\n${answer}`,
    );
    expect(questions.map(({ question }) => question)).toEqual(['Unit?', 'Rate?']);
  }
});

it.each(['प्र.१ ', 'प्रश्न १ '])(
  'Hindi digits are recognized as the number of the pasted question %j',
  (number) => {
    const { questions } = parsePastedQuestions(`${number}मात्रक?\n(a) v\n(b) w`);
    expect(questions.map(({ question }) => question)).toEqual(['मात्रक?']);
  },
);

it('a number and a marker after a tab are recognized in a paste', () => {
  const { questions } = parsePastedQuestions('1\t∠A is\n(a) v\n(b) w\n2\tunit of R\n(a) x\n(b) y');
  expect(questions.map(({ question }) => question)).toEqual(['∠A is', 'unit of R']);
});

it.each(['Q. 5 A flow?', 'Q. 5 cm is', 'प्रश्न 1 में क्या है?', 'MCQ: Unit?', '5 - 3 is', '[1, 2] is'])(
  'the number in %j stays in the pasted question',
  (stem) => {
    const { questions } = parsePastedQuestions(`${stem}\n(a) v\n(b) w`);
    expect(questions.map(({ question }) => question)).toEqual([stem.replace(/^Q\. /, '')]);
  },
);

it('a number after "Q." that breaks the sequence of a pasted paper is reported', () => {
  const { problems } = parsePastedQuestions('Q. Unit?\n(a) v\n(b) w\nQ. 10 Newton is?\n(a) x\n(b) y');
  expect(problems).toEqual([
    {
      line: 4,
      message:
        '“10 Newton is?” is read as question 10: if it begins with 10, write the number of the question in front of it',
    },
  ]);
});

it('a pasted question whose number has another sign than the one above starts after a blank line', () => {
  const { stems, problems } = read(
    `1. R?\n${options}\n\n2-Which unit?\n${options}\n\n3:-What law?\n${options}`,
  );
  expect([stems, problems]).toEqual([['R?', 'Which unit?', 'What law?'], []]);
});
