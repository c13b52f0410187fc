import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';

const options = '(a) volt\n(b) ohm';
const asked = (question: string) => [question, 'volt', 'ohm'];

it.each([
  ...['Delhi Public School, Rohini', 'KV No. 2', 'CO2', 'Class X Physics', 'Set A', 'L1', '(Easy)', '1x1=1'],
  ...['JEE Main 2019', '© Allen', '- 2 -', '*', 'Match the following', 'कक्षा 10', 'C.A. b'],
])('the line %j stays in the pasted option above it, and is reported', (line) => {
  const last = read(`1. R?\n(a) volt\n(b) ohm\n${line}\n2. P?\n${options}`);
  expect(last).toEqual({ questions: [['R?', 'volt', `ohm ${line}`], asked('P?')], lines: [4] });
  const between = read(`1. R?\n(a) volt\n${line}\n(b) ohm\n2. P?\n${options}`);
  expect(between).toEqual({ questions: [['R?', `volt ${line}`, 'ohm'], asked('P?')], lines: [3] });
});

it.each([
  '(a) volt\nवोल्ट\n(b) ohm\nओम',
  '(a) a charge at rest in\nair\n(b) ohm',
  '(a) the number of charges that pass one point of\nIndian wires\n(b) ohm',
  '(a) volt,\nOhm\n(b) watt',
  '(a) this\n| x | y |\n| --- | --- |\n| 1 | 2 |\n(b) none',
])('a second line of a pasted option is joined to it without a message in %j', (lines) => {
  expect(read(`1. R?\n${lines}\n2. P?\n${options}`).lines).toEqual([]);
});

it.each(['Hence (b)', 'So, option b', 'b is the answer', 'contd...', 't.me/neet', 'Thank you'])(
  'the line %j below pasted options is dropped, and reported',
  (line) => {
    const found = read(`1. R?\n${options}\n${line}\n2. P?\n${options}`);
    expect(found).toEqual({ questions: [asked('R?'), asked('P?')], lines: [4] });
  },
);

it.each(['END', '1M', 'NCERT Page 12', 'CO1', 'Good luck!', '[CBSE 2020]'])(
  'the line %j is left out of an explanation, and starts no question below an answer',
  (line) => {
    const pasted = `1. R?\n${options}\nAns: b\nExplanation: So.\n${line}\n2. P?\n${options}\nAns: a\n${line}\n3. R?\n${options}`;
    const { questions, problems } = parsePastedQuestions(pasted);
    expect(questions.map(({ explanation }) => explanation)).toEqual(['So.', '', '']);
    expect(problems.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => `“${line}” is left out: it is no part of a question`),
    );
  },
);

it('pasted options with the same text are reported', () => {
  expect(read('1. R?\n(a) 2\n(b) 2\n(c) 3').lines).toEqual([1]);
  expect(read('1. R?\n(a) mA\n(b) MA\n(c) 3').lines).toEqual([]);
});

it('a line below options that all happen to have two lines is reported', () => {
  expect(read('1. R?\n(a) the number of\ncharges\n(b) ohm\nDPS Rohini').lines).toEqual([5]);
});

const assertion = '1. Assertion (A): p.\nReason (R): q';
it.each([
  ['CHEMISTRY', 'q\nCHEMISTRY', [3]],
  ['\nCHEMISTRY', 'q\nCHEMISTRY', [4]],
  ['1M', 'q', [3]],
  ['and so on', 'q\nand so on', []],
  ['In the light of the above, choose:', 'q', []],
])(
  'the reason above %j is recognized, and lines that may not belong to it are reported',
  (line, reason, lines) => {
    const { questions, problems } = parsePastedQuestions(`${assertion}\n${line}\n2. P?\n${options}`);
    expect(questions.map((question) => question.reason)).toEqual([reason, '']);
    expect(problems.map((problem) => problem.line)).toEqual(lines);
  },
);

it.each(['. (Ans: b)', '. Ans. (b)', '\nAns: b'])(
  'the answer after a reason is recognized in %j',
  (answer) => {
    const [question] = parsePastedQuestions(assertion + answer).questions;
    expect(question).toMatchObject({ kind: 'assertionReason', rightStandard: 1 });
    expect(question?.reason).not.toMatch(/ans/i);
  },
);

it('a letter after a pasted reason is reported', () => {
  expect(read(`${assertion} [c]`).lines).toEqual([1]);
  expect(read(assertion).lines).toEqual([]);
});

it.each(['ampere', 'ans ampere', 'b ampere', 'answer ampere', '- ampere'])(
  'the line %j below the last option is reported as a possible answer',
  (line) => {
    const paper = `1. Unit?\n(a) volt\n(b) ampere\n(c) ohm\n${line}\n2. R?\n${options}`;
    expect(read(paper)).toEqual({
      questions: [['Unit?', 'volt', 'ampere', `ohm ${line}`], asked('R?')],
      lines: [5],
    });
  },
);

it.each(['1 point', '2 points', '(2 marks)', '1 mark', '१ अंक'])(
  'the line %j below a pasted question is dropped, and reported',
  (line) => {
    expect(read(`1. R?\n${line}\n${options}`)).toEqual({ questions: [asked('R?')], lines: [2] });
    expect(read(`1. R?\n${options}\n${line}`)).toEqual({ questions: [asked('R?')], lines: [4] });
  },
);

it("a form's star for a required question is removed together with its number of points", () => {
  const { questions, problems } = parsePastedQuestions(`1. R? *\n1 point\n${options}`);
  expect(questions.map(({ question }) => question)).toEqual(['R?']);
  expect(problems).toEqual([{ line: 2, message: '“* 1 point” is left out: it is no part of a question' }]);
});

it('marks may end a pasted question', () => {
  const stem = 'A line goes through\n2 points';
  expect(read(`1. ${stem}\n${options}`)).toEqual({ questions: [asked(stem)], lines: [] });
});

it.each([
  ...['|1|b|', '| Q | Ans |\n|---|---|\n| 1 | b |', 'b hai', 'b sahi hai', 'sahi uttar b hai', 'b right'],
  ...['b is the ans', 'it is b', 'b since i is current', 'ii', 'b,a', 'b a', 'ba', 'b-a', 'i-b, ii-a'],
  ...['a hai', 'sahi jawab: b'],
])('the line %j below the last option is reported as a possible key', (line) => {
  const { lines } = read(`1. Unit?\n(a) volt\n(b) ampere\n${line}`);
  expect(lines[0]).toBe(4);
});

it.each(['a body at rest', 'is b + c', 'b = 4', 'and the point b lies on it', 'i.e. a coil'])(
  'the line %j ends the pasted option above it',
  (line) => {
    expect(read(`1. Unit?\n(a) volt\n(b) ampere\n${line}`).lines).toEqual([]);
  },
);

it.each([
  ...[
    'b hai',
    'b sahi hai',
    'sahi uttar b hai',
    'b right',
    'b is the ans',
    'it is b',
    'ii',
    'b,a',
    'b a',
    'b-a',
  ],
  ...['i-b, ii-a', 'jawab b hai'],
])('the line %j is left out of the last pasted option', (line) => {
  const found = read(`1. R?\n${options}\n${line}\n2. P?\n${options}`);
  expect(found).toEqual({ questions: [asked('R?'), asked('P?')], lines: [4] });
});

it.each([
  ['(a) i-a\nii-b\n(b) i-b\nii-a', ['i-a ii-b', 'i-b ii-a']],
  ['(a) p\n(b) the sides\na and b,\nb, c', ['p', 'the sides a and b, b, c']],
  [
    '(a) p\n(b) the angle between the two longest sides named\na, b',
    ['p', 'the angle between the two longest sides named a, b'],
  ],
])('lines that resemble an answer stay in the pasted options of %j', (lines, texts) => {
  expect(read(`1. R?\n${lines}`).questions).toEqual([['R?', ...texts]]);
});

it.each([
  ...['(a) volt\n(b) ampere सही', '(a) volt\n(b) ampere sahi', '(a) volt\n(b) ampere yes'],
  ...['(a) volt\n(b) ampere correct', '(a) volt\n(b) ampere सही है', '(a) volt\n(b) ampere #'],
  ...['(a) volt\n(b) ampere 1 mark', '(a) volt\n(b) ampere [1]', '(a) volt\n(b) ampere Explanation: I'],
  ...['(a) volt 0\n(b) ampere 1', '(a) volt N\n(b) ampere Y'],
  ...['(a) volt\n(b) ampere +1', '(a) volt F\n(b) ampere T', '(a) volt 0%\n(b) ampere 100%'],
])('text that may reveal the right option is reported in %j', (lines) => {
  const { problems } = parsePastedQuestions(`1. R?\n${lines}`);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('is added to option b)')]);
});

it.each([
  ...['(a) volt\n(b) केवल सही', '(a) I सही\n(b) केवल II सही', '(a) Na\n(b) Na +1'],
  ...['(a) 5 T\n(b) 5 F', '(a) Both F\n(b) both 5 T'],
])('no mark is found in the pasted texts of %j', (lines) => {
  expect(read(`1. R?\n${lines}`).lines).toEqual([]);
});

it("a list of answers after the word for a solution is not the last question's explanation, and is reported", () => {
  const paper = `1. R?\n${options}\n2. P?\n${options}\nSolution: 1) b 2) a`;
  expect(read(paper)).toEqual({ questions: [asked('R?'), asked('P?')], lines: [7] });
});

it.each(['ye b h', 'second', 'the second one', 'dusra', 'q1 b', 'ohm', 'ohm hai', 'volt hai'])(
  'the line %j below the last pasted option is reported',
  (line) => {
    expect(read(`1. R?\n${options}\n${line}`).lines).toEqual([4]);
  },
);

it.each(['Mark only one oval.', 'Options:', 'Choices'])(
  'the line %j is left out of the pasted question',
  (line) => {
    expect(read(`1. R?\n${line}\n${options}`)).toEqual({ questions: [asked('R?')], lines: [2] });
  },
);

it("a list of answers after the word explanation is not the last question's explanation, and is reported", () => {
  const paper = `1. R?\n${options}\n2. P?\n${options}\nExplanation: 1) b 2) a`;
  expect(read(paper)).toEqual({ questions: [asked('R?'), asked('P?')], lines: [7] });
});
