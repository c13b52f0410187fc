import type { Chapter } from '@repo/contracts/content';
import { questionsInput } from '@repo/contracts/tests';
import { describe, expect, it } from 'vitest';
import { messagesOf, sound } from './sound-chapter.ts';

const quiz = sound.tests[0];

describe('the questions of a test', () => {
  const choice = { options: ['1', '2'], correctAnswer: 0, difficulty: 'easy' as const, explanation: 'So.' };
  const ask = (text: string, passage: string) => ({ ...choice, case: { passage, ask: text } });
  const problemsOf = (questions: object[]) => {
    const test = { ...quiz, questions: questionsInput.parse(questions) } as Chapter['tests'][number];
    return messagesOf({ tests: [test] });
  };

  it('the questions of a test are reported when a case has only one question, or two merged cases are too long', async () => {
    const torn = [
      { ...choice, question: 'Q' },
      ask('a', 'P'),
      { ...choice, question: 'R' },
      ask('b', 'P'),
      ask('c', 'P'),
    ];
    expect(await problemsOf(torn)).toEqual([
      ['tests', 'q', "Question 2 of 'Quiz' is the only one of its case: a case has 2 to 5 questions"],
    ]);
    const [three, more] = ['abc', 'def'].map((texts) =>
      questionsInput.parse([...texts].map((text) => ask(text, 'P'))),
    );
    const test = { ...quiz, questions: [...(three ?? []), ...(more ?? [])] } as Chapter['tests'][number];
    expect(await messagesOf({ tests: [test] })).toEqual([
      ['tests', 'q', "Questions 1 to 6 of 'Quiz' are one case: a case has 2 to 5 questions"],
    ]);
  });

  it('the questions of a test report a problem in the text of a case once, and problems in their own text each', async () => {
    const faulty = [
      ask('a $\\one$', 'P $\\nope$'),
      ask('b', 'P $\\nope$'),
      { correctAnswer: 0, statements: { assertion: 'A $\\two$', reason: 'R' }, explanation: 'So.' },
    ];
    const says = (name: string, source: string) => [
      'tests',
      'q',
      `A formula in 'Quiz, ${name}' cannot be set, students see its source: ${source}`,
    ];
    expect(await problemsOf(faulty)).toEqual([
      says('questions 1 to 2', '\\nope'),
      says('question 1', '\\one'),
      says('question 3', '\\two'),
    ]);
  });
});

const cell = {
  question: 'How long?',
  options: ['12 cm', '13 cm', '12 m'],
  correctAnswer: 0,
  explanation: 'So.',
};
it.each([
  [{ kind: 'number', value: '12', unit: 'cm' }, []],
  [{ kind: 'number', value: '13', unit: 'cm' }, ["isn't the right option"]],
  [{ kind: 'number', value: '12', unit: 'cm', tolerance: 2 }, ['also accepts a wrong option']],
])('a typed answer is compared with the options: %j', async (typedAnswer, problems) => {
  const questions = questionsInput.parse([{ ...cell, typedAnswer }]);
  const test = { ...quiz, questions } as Chapter['tests'][number];
  expect(await messagesOf({ tests: [test] })).toEqual(
    problems.map((problem) => ['tests', 'q', `The typed answer of question 1 of 'Quiz' ${problem}`]),
  );
});

it('a typed answer is rejected when it cannot be read', () => {
  const unreadable = { ...cell, typedAnswer: { kind: 'number', value: 'long' } };
  expect(questionsInput.safeParse([unreadable]).error?.issues[0]?.message).toBe(
    "The typed answer of question 1 can't be read: check its value, unit and other forms.",
  );
});

describe('the questions of a chapter', () => {
  const ask = (question: string, options: string[], explanation = 'So.') => ({
    question,
    options,
    correctAnswer: 0,
    difficulty: 'easy' as const,
    explanation,
  });
  const testOf = (_id: string, title: string, questions: ReturnType<typeof ask>[]) =>
    ({ ...quiz, _id, title, questions }) as Chapter['tests'][number];

  it('the questions of a chapter are reported with both places when duplicated, whatever their spacing, case and order', async () => {
    const first = testOf('q1', 'Quiz', [
      ask('What is a ray?', ['A line', 'A point']),
      ask('WHAT is  a ray?\n', ['A point', ' A line']),
      ask('What is a ray?', ['A line', 'A wave']),
    ]);
    const second = testOf('q2', 'Mock test', [
      ask('What is a lens?', ['Glass', 'Air']),
      ask('What is a ray?', ['A line', 'A point']),
    ]);
    expect(await messagesOf({ tests: [first, second] })).toEqual([
      ['tests', 'q1', "Question 2 of 'Quiz' is the same as question 1 of 'Quiz'"],
      ['tests', 'q2', "Question 2 of 'Mock test' is the same as question 1 of 'Quiz'"],
    ]);
  });

  it('the questions of a chapter count as different if only the case of a symbol differs', async () => {
    const options = ['kg', 'N'];
    const questions = [ask('The unit of $m$?', options), ask('The unit of $M$?', options)];
    const letters = [ask('Is it R?', options), ask('Is it r?', options)];
    const greek = [ask('$\\Delta$ is?', options), ask('$\\delta$ is?', options)];
    expect(await messagesOf({ tests: [testOf('q', 'Quiz', [...questions, ...letters, ...greek])] })).toEqual(
      [],
    );
  });

  it('the questions of a chapter are reported when options are equal, because either could be right', async () => {
    const questions = [
      ask('One?', ['mW', 'MW', 'W', 'w']),
      ask('Two?', ['a', 'b', ' a ', 'c']),
      ask('Three?', ['x y', 'x  y', 'x y', 'x y']),
    ];
    expect(await messagesOf({ tests: [testOf('q', 'Quiz', questions)] })).toEqual([
      ['tests', 'q', "Options A and C of question 2 of 'Quiz' are equal"],
      ['tests', 'q', "Options A, B, C and D of question 3 of 'Quiz' are equal"],
    ]);
  });

  it('the questions of a chapter without an explanation are reported in one sentence per test', async () => {
    const explained = [3, 4, 8];
    const questions = Array.from({ length: 9 }, (_, at) =>
      ask(`Question ${at}?`, ['a', 'b'], explained.includes(at + 1) ? 'So.' : ' '),
    );
    const alone = testOf('q2', 'Mock test', [ask('Why?', ['a', 'b'], '')]);
    expect(await messagesOf({ tests: [testOf('q', 'Quiz', questions), alone] })).toEqual([
      ['tests', 'q', "Questions 1 to 2, 5 to 7 and 9 of 'Quiz' have no explanation"],
      ['tests', 'q2', "Question 1 of 'Mock test' has no explanation"],
    ]);
  });

  it("the questions of a chapter without an explanation all over a long test are listed up to a sentence's limit", async () => {
    const questions = Array.from({ length: 40 }, (_, at) => ({
      ...ask(`Question ${at}?`, ['a', 'b'], at % 2 ? 'So.' : ''),
      correctAnswer: at % 2,
    }));
    expect(await messagesOf({ tests: [testOf('q', 'Quiz', questions)] })).toEqual([
      ['tests', 'q', "Questions 1, 3, 5, 7, 9, 11, 13, 15, 17, 19 and 10 more of 'Quiz' have no explanation"],
    ]);
  });
});
