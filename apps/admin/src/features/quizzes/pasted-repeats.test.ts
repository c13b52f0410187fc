import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

const paperOf = (text: string) => {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options, correctKey }) => [
      question,
      ...options.map(({ key, text: own }) => `${key === correctKey ? '*' : ''}${own}`),
    ]),
    lines: problems.map(({ line }) => line),
    explanations: questions.map(({ explanation }) => explanation),
  };
};

it.each([
  '(a) p\n(b) q\nCorrect answer\n(b) q',
  '(a) p\n(b) q\nCorrect answer:\n\n(b) q',
  '(a) p\n(b) q\nAns\nb',
  '(a) p\n(b) q\nसही उत्तर\n(b)',
])('the answer below its heading is recognized in %j', (lines) => {
  const { questions, lines: named } = paperOf(`1. Unit?\n${lines}\n2. R?\n(a) x\n(b) y`);
  expect([questions, named]).toEqual([
    [
      ['Unit?', 'p', '*q'],
      ['R?', 'x', 'y'],
    ],
    [],
  ]);
});

it.each([
  'Answer key\nb\na',
  'Correct answer\n(b)\n(a)',
  'Answers\nb',
  'Correct answer\n(b) p',
  'Ans\nb. a. c',
])('a list, or an answer to no option, below an answer heading marks nothing: %j', (lines) => {
  const { questions, lines: named } = paperOf(`1. Unit?\n(a) p\n(b) q\n${lines}`);
  expect(questions[0]?.join()).not.toContain('*');
  expect(named.length).toBeGreaterThan(0);
});

it('an explanation that discusses each option is accepted, and reported', () => {
  const lines = '(a) p\n(b) q\nAns: b\nExplanation: See:\n(a) p is small\n(b) q is right';
  expect(paperOf(`1. Unit?\n${lines}\n2. R?\n(a) x\n(b) y`)).toEqual({
    questions: [
      ['Unit?', 'p', '*q'],
      ['R?', 'x', 'y'],
    ],
    lines: [6],
    explanations: ['See:\n(a) p is small\n(b) q is right', ''],
  });
});

it('lettered lines below a pasted answer are dropped, and reported', () => {
  const { questions, lines } = paperOf('1. Unit?\n(a) p\n(b) q\nAns: b\n(a) p is small\n(b) q is right');
  expect([questions, lines]).toEqual([[['Unit?', 'p', '*q']], [5, 6]]);
});

it('a question that may be part of the explanation above it is never merged into it', () => {
  const { questions, lines } = paperOf('1. Unit?\n(a) p\n(b) q\nExplanation: So.\nR?\n(a) x\n(b) y');
  expect([questions, lines]).toEqual([[], [1]]);
});

const inTwo = [['Unit?', 'volt वोल्ट', '*ohm ओम', '5']];
it.each([
  '(a) volt\n(b) ohm\n(c) 5\n(a) वोल्ट\n(b) ओम\n(c) 5',
  '(a) volt (b) ohm (c) 5\n(a) वोल्ट (b) ओम (c) 5',
  '(a) volt\n(a) वोल्ट\n(b) ohm\n(b) ओम\n(c) 5\n(c) 5',
])('options in two languages belong to one pasted question in %j', (lines) => {
  const { questions, lines: named } = paperOf(`1. Unit?\n${lines}\nAns: b`);
  expect([questions, named]).toEqual([inTwo, []]);
});

it('a pasted question in two languages, each with its options, becomes one question', () => {
  const lines = '(a) volt\n(b) ohm\n(c) 5\nमात्रक?\n(a) वोल्ट\n(b) ओम\n(c) 5';
  const { questions, lines: named } = paperOf(`1. Unit?\n${lines}\nAns: b`);
  expect([questions, named]).toEqual([[['Unit?\nमात्रक?', ...(inTwo[0]?.slice(1) ?? [])]], []]);
});

it('the same option letters twice in one language are rejected', () => {
  expect(paperOf('1. Unit?\n(a) volt\n(b) ohm\n(a) watt\n(b) mole').questions).toEqual([]);
});
