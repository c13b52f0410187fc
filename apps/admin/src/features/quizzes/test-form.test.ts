import * as contentMessages from '@repo/contracts/messages/content';
import { expect, it } from 'vitest';
import { checkTest, controlOf } from './check-test.ts';
import { correctIndexOf, formOfTest, isSameTest, newQuestion, newTest, type TestForm } from './test-form.ts';
import { testFormReducer } from './test-form-reducer.ts';
import { newVariant } from './variant-forms.ts';

const stored = {
  _id: 'test-1',
  title: 'Light',
  chapter: { _id: 'chapter-1' },
  timeLimit: 15,
  passingScore: 50,
  questions: [
    {
      question: 'One?',
      options: ['a', 'b', 'c'],
      correctAnswer: 1,
      difficulty: 'hard' as const,
      explanation: 'so',
      otherNumbers: {
        ...{ own: { a: 3 }, numbers: { a: '2..9' }, question: '{{a}}?', right: '{{a}}' },
        wrong: [{ option: '{{a + 1}}', slip: 'You added 1.' }],
      },
    },
    { question: 'Two?', options: ['d', 'e'], correctAnswer: 0, difficulty: 'easy' as const },
  ],
};
const form = () => formOfTest(stored);
const first = (state: TestForm) => state.questions[0] ?? newQuestion();
const messagesOf = (state: TestForm) => checkTest(state).issues?.map(({ message }) => message);

it("a new test form has the product's defaults", () => {
  const test = newTest();
  expect(test).toMatchObject({ title: '', timeLimit: '10', passingScore: '40' });
  expect(test.questions).toMatchObject([
    { question: '', options: [{ text: '' }, { text: '' }], correctKey: null, difficulty: 'medium' },
  ]);
});

it('a stored test is sent back unchanged', () => {
  const { _id: _, chapter: __, ...fields } = stored;
  expect(checkTest(form()).fields).toEqual(fields);
});

it('the right answer follows its moved option', () => {
  const start = form();
  const question = first(start);
  const keys = question.options.map((option) => option.key);
  const moved = testFormReducer(start, { type: 'orderOptions', key: question.key, keys: keys.toReversed() });
  expect(first(moved).options.map(({ text }) => text)).toEqual(['c', 'b', 'a']);
  const again = testFormReducer(moved, { type: 'orderOptions', key: question.key, keys: [keys[1] ?? ''] });
  expect(first(again).options.map(({ text }) => text)).toEqual(['b', 'c', 'a']);
  expect(correctIndexOf(first(again))).toBe(0);
});

it('removing the right option clears the answer, and undo restores both', () => {
  const start = form();
  const question = first(start);
  const option = question.options[1];
  if (!option) throw new Error('no option');
  const removed = testFormReducer(start, { type: 'removeOption', key: question.key, optionKey: option.key });
  expect(first(removed).correctKey).toBeNull();
  expect(messagesOf(removed)).toEqual(['Select the correct answer for question 1.']);
  const restore = { type: 'restoreOption', key: question.key, option, index: 1, wasCorrect: true } as const;
  const restored = testFormReducer(removed, restore);
  expect(isSameTest(restored, start)).toBe(true);
  expect(testFormReducer(restored, restore)).toEqual(restored);
});

it('the test form always has two options and one question, and at most six options', () => {
  const start = newTest();
  const { key, options } = first(start);
  const same = testFormReducer(start, { type: 'removeOption', key, optionKey: options[0]?.key ?? '' });
  expect(first(same).options).toHaveLength(2);
  expect(testFormReducer(start, { type: 'removeQuestions', keys: [key] }).questions).toHaveLength(1);
  let state = start;
  for (let n = 0; n < 8; n += 1) state = testFormReducer(state, { type: 'addOption', key });
  expect(first(state).options).toHaveLength(6);
});

it('a removed question returns to its position, once', () => {
  const start = form();
  const question = first(start);
  const removed = testFormReducer(start, { type: 'removeQuestions', keys: [question.key] });
  const restore = { type: 'placeQuestions', placed: [{ question, index: 0 }] } as const;
  const restored = testFormReducer(testFormReducer(removed, restore), restore);
  expect(restored).toEqual(start);
});

it('questions move with their answers', () => {
  const start = form();
  const keys = start.questions.map(({ key }) => key);
  const moved = testFormReducer(start, { type: 'orderQuestions', keys: keys.toReversed() });
  expect(moved.questions.map(({ question }) => question)).toEqual(['Two?', 'One?']);
  expect(moved.questions.map(correctIndexOf)).toEqual([0, 1]);
});

it('questions keep their keys when the server returns the saved test', () => {
  const start = newTest();
  const pasted = testFormReducer(start, { type: 'insertQuestions', questions: form().questions });
  const more = testFormReducer(pasted, { type: 'addQuestion', question: newQuestion() });
  const sent = testFormReducer(more, { type: 'removeQuestions', keys: [more.questions[0]?.key ?? ''] });
  const reply = { ...stored, questions: stored.questions.slice(1).concat(stored.questions.slice(0, 1)) };
  expect(formOfTest(reply, sent).questions.map(({ key }) => key)).toEqual(
    sent.questions.map(({ key }) => key),
  );
});

it('pasted questions replace an untouched question', () => {
  const pasted = form().questions;
  const start = newTest();
  const state = testFormReducer(start, {
    type: 'insertQuestions',
    questions: pasted,
    afterKey: first(start).key,
  });
  expect(state.questions).toEqual(pasted);
  const more = testFormReducer(state, {
    type: 'insertQuestions',
    questions: [newQuestion()],
    afterKey: first(state).key,
  });
  expect(more.questions.map(({ question }) => question)).toEqual(['One?', '', 'Two?']);
});

it('pasted questions do not replace a question that is written only in another language', () => {
  const start = newTest();
  const { key, options } = first(start);
  const written = testFormReducer(start, {
    type: 'question',
    key,
    change: { variants: { 'hi-IN': { ...newVariant(), options: { [options[0]?.key ?? '']: 'हवा' } } } },
  });
  const { questions } = testFormReducer(written, {
    type: 'insertQuestions',
    questions: form().questions,
    afterKey: key,
  });
  expect(questions.map(({ question }) => question)).toEqual(['', 'One?', 'Two?']);
});

it('each form error shows its catalogue sentence with the right number', () => {
  expect(messagesOf({ title: ' ', timeLimit: '0', passingScore: '101', questions: [] })).toEqual([
    contentMessages.testTitleRequired,
    contentMessages.timeLimitTooShort,
    contentMessages.passingScoreOutOfRange,
    contentMessages.questionsRequired,
  ]);
  const start = form();
  const blank = { ...newQuestion(), question: 'Three?' };
  expect(messagesOf({ ...start, questions: [...start.questions, newQuestion(), blank] })).toEqual([
    'Question 3 is required.',
    'Each question must have 2-6 non-empty options.',
    'Select the correct answer for question 3.',
    'Each question must have 2-6 non-empty options.',
    'Select the correct answer for question 4.',
  ]);
});

it('every error of a question is found, even beside a text that is too long', () => {
  const start = form();
  const question = { ...newQuestion(), question: 'x'.repeat(5_001) };
  expect(messagesOf({ ...start, questions: [question] })).toEqual([
    'The question must have at most 5000 characters.',
    'Each question must have 2-6 non-empty options.',
    'Select the correct answer for question 1.',
  ]);
});

it.each(['', 'ten', '1.5', '0', '-3'])('the time limit «%s» is rejected', (timeLimit) => {
  expect(messagesOf({ ...form(), timeLimit })).toEqual(['Time limit must be at least 1 minute.']);
});

it('each error links to the control that fixes it', () => {
  const start = form();
  const question = first(start);
  const optionKey = question.options[2]?.key ?? '';
  const emptied = testFormReducer(start, { type: 'optionText', key: question.key, optionKey, text: ' ' });
  expect(checkTest(emptied).issues).toEqual([
    {
      message: 'Each question must have 2-6 non-empty options.',
      language: 'en-IN',
      field: 'options',
      questionKey: question.key,
      control: controlOf.option(optionKey),
      questionNumber: 1,
    },
  ]);
});

it('a text that is too long is reported in words', () => {
  const start = form();
  const long = 'x'.repeat(5_001);
  const state = testFormReducer(start, {
    type: 'question',
    key: first(start).key,
    change: { question: long },
  });
  expect(messagesOf(state)).toEqual(['The question must have at most 5000 characters.']);
  expect(messagesOf({ ...start, title: 'x'.repeat(201) })).toEqual([
    'Test title must have at most 200 characters.',
  ]);
});
