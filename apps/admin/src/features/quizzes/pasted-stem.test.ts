import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

const options = '(a) volt\n(b) ampere\n(c) ohm';
const read = (text: string) => {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options: own, correctKey }) => [
      question,
      own.find(({ key }) => key === correctKey)?.text ?? null,
    ]),
    messages: problems.map(({ message }) => message),
  };
};
const mayBeShown = expect.stringContaining('may be the answer, the marks or the source of this question');

it.each([
  'Unit? (Ans. ampere)',
  'Unit? Ans.(b) ampere',
  'Unit? Ans ampere',
  'Unit? Correct answer: ampere',
  'Unit? (Solution - ampere)',
])('students never see the answer that the pasted question %j contains', (stem) => {
  expect(read(`1. ${stem}\n${options}`)).toEqual({ questions: [['Unit?', 'ampere']], messages: [] });
});

it.each([
  'Unit? (Ans. kelvin)',
  'Unit? Sol: kelvin',
  'Unit? Correct: ampere',
  'b) Unit?',
  'b. Unit of current is?',
  'Unit of current is            b',
  'Unit of current is\tb',
  'Unit of current is\t(b)\nविद्युत',
  'Unit of current is .... b',
  'Unit of current is ____ b',
  'Unit of current. (b)\nमात्रक?',
])('a pasted question that may reveal its answer is reported: %j', (stem) => {
  expect(read(`1. ${stem}\n${options}`)).toEqual({ questions: [[stem, null]], messages: [mayBeShown] });
});

it.each([
  'Is the ratio of a to b',
  'Which part of ANS controls it?',
  'Give the answer. Is it x?',
  'Unit? Answer in one word',
  'A. Einstein was a?',
  'Match.\nP. lens\ta\nQ. mirror\tb',
  'See fig. (b)',
])('the pasted question %j reveals no answer', (stem) => {
  expect(read(`1. ${stem}\n${options}`)).toEqual({ questions: [[stem, null]], messages: [] });
});

it.each([
  'Assertion: p. (b)\nReason: q.',
  'Assertion: p (b)\nReason: q.',
  'Assertion (A): p (b). Reason (R): q.',
])('a letter after the pasted assertion is reported in %j', (statements) => {
  expect(read(`1. ${statements}`).messages).toEqual([mayBeShown]);
});

it.each(['Case: Ravi. Ans: b', 'Case: Ravi.\nAns: b', 'Passage: Ravi. (Ans. ampere)\nHe is here.\n'])(
  'an answer within the text of the pasted case %j is reported',
  (text) => {
    expect(read(`${text}\n1. Unit?\n${options}\n---`).messages).toEqual([mayBeShown]);
  },
);

it("a pasted case's text without an answer reports none", () => {
  expect(read(`Case: Ravi is at point (b).\nThe answer: he walks.\n1. Unit?\n${options}`).messages).toEqual(
    [],
  );
});

it.each([
  'Quiz\nAns: b\n1. U?\n(a) v\n(b) w\nAns: a\n2. R?\n(a) x\n(b) y',
  'Quiz\nAns: b\nU?\n(a) v\n(b) w\n\nAns: b\nR?\n(a) x\n(b) y\n\nAns: a\nS?\n(a) p\n(b) q',
  'DPS\n\nQuiz\nAnswer: b\n1. U?\n(a) v\n(b) w\nAnswer: a\n2. R?\n(a) x\n(b) y',
])('answers above their questions are not used in the pasted paper %j', (paper) => {
  const { questions, problems } = parsePastedQuestions(paper);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.filter(({ correctKey }) => correctKey !== null)).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});

it.each(['Answers: b\na', 'Answer key: b\na', 'Answers: b'])(
  'the list %j below the last pasted question is not used as answers',
  (list) => {
    const { questions, problems } = parsePastedQuestions(`1. U?\n(a) v\n(b) w\n2. R?\n(a) x\n(b) y\n${list}`);
    expect(questions.map(({ correctKey }) => correctKey)).toEqual([null, null]);
    expect(problems.length).toBeGreaterThan(0);
  },
);

it('answers below each pasted question are recognized even if each is called "Answers"', () => {
  const { questions } = parsePastedQuestions(
    'Quiz\n1. U?\n(a) v\n(b) w\nAnswers: b\n2. R?\n(a) x\n(b) y\nAnswers: b',
  );
  expect(questions.map(({ options, correctKey }) => options[1]?.key === correctKey)).toEqual([true, true]);
});

it.each([
  ...['Unit? Correct answer is ohm.', 'Unit? (b is correct)', 'Unit? (b is right)', 'Unit? (correct b)'],
  ...['Unit? ohm', 'Unit? → ohm', 'Unit? sahi ohm', 'Unit?\nohm', 'Unit? opt b', 'Unit? (option b)'],
  ...['Unit?\nRight b', 'Unit?\njawab b'],
  ...['Unit? (ohm)', 'Unit? jawab b', 'Unit? उ. B', 'Unit? A: B', 'Unit?\nCorrect: ohm', 'Unit?\nb hai'],
])('a possible answer within the pasted question %j is reported', (question) => {
  expect(read(`1. ${question}\n${options}`)).toEqual({
    questions: [[question, null]],
    messages: [mayBeShown],
  });
});

it.each([
  ...['Unit? (SI)', 'The correct answer is:', 'The correct answer is ___', 'Correct option is?'],
  ...['Which (volt or ohm) is it?', 'Find A : B', 'Is the ratio A : B?'],
])('no answer is found within the pasted question %j', (question) => {
  expect(read(`1. ${question}\n${options}`)).toEqual({ questions: [[question, null]], messages: [] });
});
