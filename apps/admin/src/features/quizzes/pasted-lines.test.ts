import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';

const options = '(a) volt\n(b) ohm';
const asked = (question: string) => [question, 'volt', 'ohm'];

it.each([
  ['an answer', '1. yes\n2. no\nAns: 2'],
  ['another sign than its list', '1) yes\n2) no'],
  ['more lines in its list', '1. yes\n2. no\n3. both\n4. none'],
])('a pasted question without letters does not merge into another one, with %s', (_, list) => {
  const found = read(`1. R?\n${options}\n2. Unit?\n${list}\n3. P?\n${options}`);
  expect(found).toEqual({ questions: [asked('R?'), asked('P?')], lines: [4] });
});

it.each([
  'Class X Science Test\n',
  'Class X Science Test',
  'ABC School\nClass X Science\nTime: 1 hr  MM: 20\nGeneral Instructions: 1. All compulsory.\nSection A',
  'ABC School\n1. All are compulsory.\n2. Each has one mark.\n\nSection A',
])("the paper's head %j is not part of its first question, and is reported", (head) => {
  const found = read(`${head}\n1. Unit?\n${options}\n2. R?\n${options}`);
  expect(found.questions).toEqual([asked('Unit?'), asked('R?')]);
  expect(found.lines[0]).toBe(1);
});

it('a heading below a pasted written question ends it, and a number may be skipped', () => {
  const paper = `1. P?\n${options}\n2. Define ohm.\nSection B\n1. Unit?\n${options}\n4. Define volt.\n\n6. R?\n${options}`;
  expect(read(paper).questions).toEqual([asked('P?'), asked('Unit?'), asked('R?')]);
});

it('a numbered list stays in a pasted question that has no number', () => {
  const list = 'Consider:\n\n1. Iron rusts.\n\n2. Tin shines.\n\nWhich?';
  expect(read(`${list}\n${options}`).questions).toEqual([asked(list.replaceAll('\n\n', '\n'))]);
});

const pageLines = [
  'Page 2',
  'Page 2 of 4',
  'P.T.O.',
  '31/1/1 3 P.T.O.',
  'www.school.in',
  'Downloaded from cbse.in',
];
const headings = ['Multiple choice questions', 'Directions (2-3): Choose one.', 'OR', 'अथवा'];
const closings = [
  '*****',
  '=====',
  '----',
  'END',
  'All the best',
  'Space for rough work',
  '1M',
  'CO1',
  '@neet_channel',
];
const besides = [
  ...closings,
  'NCERT Page 12',
  'Forwarded',
  '[CBSE 2020]',
  '(Delhi 2019, 2 marks)',
  '1',
  '[1]',
  '(2 marks)',
];

it.each([...pageLines, ...headings, ...besides])(
  'the pasted line %j is never part of an option, and is reported',
  (line) => {
    expect(read(`1. R?\n${options}\n${line}\n2. P?\n${options}`)).toEqual({
      questions: [asked('R?'), asked('P?')],
      lines: [4],
    });
  },
);

it.each([...pageLines, ...headings, '[CBSE 2020]'])(
  'the pasted line %j is never part of an explanation',
  (line) => {
    const pasted = `1. R?\n${options}\nAns: b\nExplanation: V = IR.\n${line}\n2. P?\n${options}`;
    const { questions, problems } = parsePastedQuestions(pasted);
    expect(questions.map(({ explanation }) => explanation)).toEqual(['V = IR.', '']);
    expect(problems.map((problem) => problem.line)).toEqual([6]);
  },
);

it.each(pageLines)('the line %j between a pasted question and its options is dropped', (line) => {
  const found = read(`1. What is\n${line}\nthe unit?\n(a) volt\n${line}\n(b) ohm`);
  expect(found).toEqual({ questions: [asked('What is\nthe unit?')], lines: [2, 5] });
});

it.each(['or', '1m', 'CO2', 'of the page 2 lens', 'of 10 questions', '2 V', '(in air)'])(
  'a pasted option continues on the line %j',
  (line) => {
    expect(read(`1. R?\n(a) volt\n(b) ohm\n${line}`).questions).toEqual([['R?', 'volt', `ohm ${line}`]]);
  },
);

it('a pasted question without a number starts below OR', () => {
  const found = read(`1. R?\n${options}\nOR\nP?\n${options}`);
  expect(found.questions).toEqual([asked('R?'), asked('P?')]);
});

it.each([
  ['1 ', '2 ', '3 '],
  ['(1) ', '(2) ', '(3) '],
  ['Q1 ', 'Q2 ', 'Q3 '],
  ['Q.1 ', 'Q.2 ', 'Q.3 '],
  ['Q 1 ', 'Q 2 ', 'Q 3 '],
  ['Q. No. 1: ', 'Q. No. 2: ', 'Q. No. 3: '],
])(
  'pasted questions that start with %j, %j, %j lose the number, and none merges into an option',
  (one, two, three) => {
    const paper = `${one}Unit?\n${options}\n${two}Define ohm.\n${three}R?\n${options}`;
    expect(read(paper)).toEqual({ questions: [asked('Unit?'), asked('R?')], lines: [4] });
    expect(read(`Class X Test\n\n${paper}`)).toMatchObject({ lines: [1, 6] });
  },
);

it.each(['2 Newton', '(2) Newton', 'Q2 is positive', '2 m'])(
  'a pasted option or explanation continues on the line %j where questions start in another form',
  (line) => {
    const { questions } = read(`1. R?\n(a) volt\n(b) ohm\n${line}`);
    expect(questions).toEqual([['R?', 'volt', `ohm ${line}`]]);
    const explained = parsePastedQuestions(`1. R?\n${options}\nReason: So\n${line}`);
    expect(explained.questions[0]?.explanation).toBe(`So\n${line}`);
  },
);

it.each(['1 Newton is?', 'Q. 2 moles of gas are?', '(1) and (2) are?'])(
  'a number that starts the only pasted question %j stays in it',
  (stem) => {
    expect(read(`${stem}\n${options}`).questions).toEqual([asked(stem.replace(/^Q\. /, ''))]);
  },
);

it.each(['1.', '(1)'])('a bracketed list stays in a pasted question that starts with %s', (head) => {
  const next = head.replace('1', '2');
  const found = read(`${head} Look:\n(1) Iron\n(2) Tin\nWhich?\n${options}\n${next} R?\n${options}`);
  expect(found.questions.map(([stem]) => stem)).toEqual(['Look:\n(1) Iron\n(2) Tin\nWhich?', 'R?']);
});

it.each(['Q2-3 are assertion reason questions.', 'Questions 2 to 3 have one mark.'])(
  'the pasted line %j is a heading',
  (line) => {
    const found = read(`1. R?\n${options}\n${line}\n2. P?\n${options}`);
    expect(found).toEqual({ questions: [asked('R?'), asked('P?')], lines: [4] });
  },
);

it('a number after a dash starts the text of a pasted question', () => {
  expect(read(`Question 3 - 2 V is?\n${options}`).questions).toEqual([asked('2 V is?')]);
});

const four = ['Unit?', 'volt', '*ohm', 'watt', 'mole'];
it.each([
  '(a) volt\t(c) watt\n(b) ohm\t(d) mole',
  '(a) volt (c) watt\n(b) ohm (d) mole',
  'A. volt\tC. watt\nB. ohm\tD. mole',
  'A. volt   B. ohm   C. watt   D. mole',
  'a. volt\tb. ohm\nc. watt\td. mole',
  'A) volt B) ohm\nC) watt D) mole',
])('pasted options side by side are separated by their letters in %j', (lines) => {
  expect(read(`1. Unit?\n${lines}\nAns: b`)).toEqual({ questions: [four], lines: [] });
});

it('six pasted options in two columns, and three in two, are separated by their letters', () => {
  const six = '(a) 1\t(d) 4\n(b) 2\t(e) 5\n(c) 3\t(f) 6';
  expect(read(`1. How?\n${six}\nAns: e`).questions).toEqual([['How?', '1', '2', '3', '4', '*5', '6']]);
  expect(read(`1. How?\n(a) 1\t(c) 3\n(b) 2\nAns: c`).questions).toEqual([['How?', '1', '2', '*3']]);
});

it.each([
  ['(क) वोल्ट\n(ख) ओम\n(ग) वाट', 'उत्तर: (ख)'],
  ['(क) वोल्ट (ख) ओम (ग) वाट', 'उत्तर ख'],
  ['(अ) वोल्ट\n(ब) ओम\n(स) वाट', 'सही उत्तर – ब'],
  ['क) वोल्ट\t\tग) वाट\nख) ओम', 'उत्तर: (ख) ओम'],
  ['(क) वोल्ट\n(ख) ओम ✓\n(ग) वाट', ''],
  ['(क) वोल्ट\n(ख) ओम\n(ग) वाट', 'Ans: b'],
])('Hindi option letters are recognized in %j, with the answer %j', (lines, answer) => {
  const found = read(`1. मात्रक?\n${lines}\n${answer}`);
  expect(found).toEqual({ questions: [['मात्रक?', 'वोल्ट', '*ओम', 'वाट']], lines: [] });
});

it.each(['उत्तर: घ', 'उत्तर: आ', 'उत्तर: ख और ग', 'उत्तर: (ख) वोल्ट'])(
  'pasted Hindi options have no right one with %j',
  (answer) => {
    const found = read(`1. मात्रक?\n(क) वोल्ट\n(ख) ओम\n(ग) वाट\n${answer}`);
    expect(found).toEqual({ questions: [['मात्रक?', 'वोल्ट', 'ओम', 'वाट']], lines: [5] });
  },
);

it("a pasted Hindi answer letter that is also another option's text marks nothing", () => {
  const found = read('1. अक्षर?\n(क) ख\n(ख) ग\nउत्तर: ख');
  expect(found).toEqual({ questions: [['अक्षर?', 'ख', 'ग']], lines: [4] });
});

it('letters with dots on one pasted line are options if there are at least three', () => {
  const found = read('1. Unit?\nA. volt B. ohm C. watt D. mole\nAns: B');
  expect(found).toEqual({ questions: [four], lines: [] });
});

it.each(['1. Define ohm.\n2. Unit?', '1. Consider:\n1. Iron\n2. Tin\nUnit?'])(
  'a title right above %j is not part of a pasted question when the numbers continue',
  (first) => {
    const found = read(`Science Test\n${first}\n${options}\n3. R?\n${options}`);
    expect(found.questions.map(([stem]) => stem?.split('\n').at(-1))).toEqual(['Unit?', 'R?']);
    expect(found.lines[0]).toBe(1);
  },
);

it('pasted questions without numbers keep their own lists', () => {
  const stem = 'Which are metals\n1. Iron\n2. Sulphur';
  const found = read(`${stem}\n${options}\n\n${stem}\n${options}`);
  expect(found).toEqual({ questions: [asked(stem), asked(stem)], lines: [] });
});

it("a page footer within a pasted case's text is dropped", () => {
  const { questions, problems } = parsePastedQuestions(`Case: A lens.\nPage 3\nIt bends.\n1. R?\n${options}`);
  expect(questions[0]?.passage).toBe('A lens.\nIt bends.');
  expect(problems.map(({ line }) => line)).toEqual([2]);
});

it('the $ of an amount in a pasted text does not start a formula', () => {
  const { questions } = parsePastedQuestions(
    '1. Is $5 or\n$6 more than $x$?\n(a) $5\n(b) $6\nAns: $6\nReason: $6 > $5',
  );
  const [question] = questions;
  expect(question?.question).toBe('Is \\$5 or\n\\$6 more than $x$?');
  expect(question?.options.map((option) => option.text)).toEqual(['\\$5', '\\$6']);
  expect(question?.correctKey).toBe(question?.options[1]?.key);
  expect(question?.explanation).toBe('\\$6 > \\$5');
});

it.each(['\u000b', '\u000c', '\u2028', '\r'])('a pasted line ends at %j', (end) => {
  const paper = ['1. Unit?', '(a) volt', '(b) ohm', 'Ans: b', '2. R?', options.replace('\n', end)].join(end);
  expect(read(paper)).toEqual({ questions: [['Unit?', 'volt', '*ohm'], asked('R?')], lines: [] });
});

it('text direction marks are removed from pasted lines', () => {
  expect(read(`\u200e1. R?\n\u200e(a) volt\n\u202a(b) ohm\u202c`).questions).toEqual([asked('R?')]);
});
