import { expect, it } from 'vitest';
import { newQuestions } from './cases.ts';
import { checkTest, controlOf } from './check-test.ts';
import { newTest, type QuestionForm, type TestForm } from './test-form.ts';

const filled = {
  question: 'What?',
  options: [
    { key: 'x', text: 'x' },
    { key: 'y', text: 'y' },
  ],
  correctKey: 'x',
};
const testOf = (questions: QuestionForm[]): TestForm => ({ ...newTest(), title: 'Light', questions });
const issuesOf = (questions: QuestionForm[]) =>
  checkTest(testOf(questions)).issues?.map(({ message, field, control }) => [message, field, control]);
const [statements] = newQuestions('assertionReason') as [QuestionForm];

it('an assertion or reason that is missing is reported at its field, and a missing answer at the options', () => {
  const { key } = statements;
  const right = [
    'Select the correct answer for question 1.',
    'correctAnswer',
    controlOf.correct(`${key}-standard-0`),
  ];
  const needed = 'Question 1 needs an assertion and a reason.';
  expect(issuesOf([statements])).toEqual([[needed, 'assertion', controlOf.question(key)], right]);
  expect(issuesOf([{ ...statements, assertion: 'Tin.' }])).toEqual([
    [needed, 'reason', controlOf.reason(key)],
    right,
  ]);
  expect(issuesOf([{ ...statements, assertion: 'Tin.', reason: 'Zinc.', rightStandard: 1 }])).toBeUndefined();
});

it("a case's missing text is reported once, and each of its questions' errors separately", () => {
  const [one, two] = newQuestions('case') as [QuestionForm, QuestionForm];
  const caseKey = one.caseKey ?? '';
  expect(issuesOf([one, { ...two, ...filled }])).toEqual([
    ['Question 1 needs the text that its case is about.', 'passage', controlOf.passage(caseKey)],
    ['Question 1 is required.', 'question', controlOf.question(one.key)],
    [
      'Each question must have 2-6 non-empty options.',
      'options',
      controlOf.option(one.options[0]?.key ?? ''),
    ],
    [
      'Select the correct answer for question 1.',
      'correctAnswer',
      controlOf.correct(one.options[0]?.key ?? ''),
    ],
  ]);
  const checked = checkTest(testOf([one, two]));
  expect(checked.issues?.find(({ field }) => field === 'passage')?.questionKey).toBe(caseKey);
});

it('a text that is too long for its kind is reported in words', () => {
  const long = (length: number) => 'x'.repeat(length + 1);
  expect(
    issuesOf([{ ...statements, assertion: long(2_400), reason: long(2_400), rightStandard: 0 }])?.map(
      ([message, field]) => [message, field],
    ),
  ).toEqual([
    ['The assertion must have at most 2400 characters.', 'assertion'],
    ['The reason must have at most 2400 characters.', 'reason'],
  ]);
  const both = newQuestions('case').map((question) => ({ ...question, ...filled, passage: long(4_000) }));
  expect(issuesOf(both)?.map(([message, field]) => [message, field])).toEqual([
    ['The text of a case must have at most 4000 characters.', 'passage'],
  ]);
  const asks = newQuestions('case').map((question) => ({
    ...question,
    ...filled,
    passage: 'A lens.',
    question: long(900),
  }));
  expect(issuesOf(asks)?.map(([message, field]) => [message, field])).toEqual(
    Array(2).fill(['The question must have at most 900 characters.', 'question']),
  );
});

it('two neighbouring cases with the same text that would form a case of six are reported', () => {
  const cases = Array.from({ length: 3 }, () => newQuestions('case')).flat();
  const six = cases.map((question) => ({ ...question, ...filled, passage: 'A lens.' }));
  expect(issuesOf(six)).toEqual([
    ['A case has at most 5 questions.', 'passage', controlOf.passage(six[5]?.caseKey ?? '')],
  ]);
});

it('a case with one question can be saved', () => {
  const [alone] = newQuestions('case') as [QuestionForm];
  expect(issuesOf([{ ...alone, ...filled, passage: 'A lens.' }])).toBeUndefined();
});
