import { expect, test } from 'vitest';
import { assertionReasonOptions, questionGroups } from './items/question-kinds.ts';
import { markedTexts, questionsInput, withTexts } from './tests.ts';

const item = (ask: string, passage = 'A table of three states.') => ({
  kind: 'case' as const,
  case: { passage, ask },
  options: ['one', 'two'],
  correctAnswer: 1,
});
const choice = { question: 'Which?', options: ['one', 'two'], correctAnswer: 0 };
const statements = { assertion: ' Zinc displaces copper. ', reason: 'Zinc is more reactive.' };

test('question kinds fill in the text and the four options of assertion and reason, whatever else was sent', () => {
  const [read] = questionsInput.parse([
    { kind: 'assertionReason', statements, question: 'other', options: ['x'], correctAnswer: 3 },
  ]);
  expect(read).toEqual({
    kind: 'assertionReason',
    statements: { assertion: 'Zinc displaces copper.', reason: 'Zinc is more reactive.' },
    question: '**Assertion (A)**\n\nZinc displaces copper.\n\n**Reason (R)**\n\nZinc is more reactive.',
    options: [...assertionReasonOptions],
    correctAnswer: 3,
    difficulty: 'medium',
  });
});

test('question kinds include the passage and the ask in the documented text of a case question', () => {
  const [read] = questionsInput.parse([item('Which state is first?')]);
  expect(read?.question).toBe('A table of three states.\n\nWhich state is first?');
  expect(read?.kind).toBe('case');
});

test('question kinds leave a choice with exactly its documented fields, with or without a kind', () => {
  const plain = questionsInput.parse([choice]);
  expect(questionsInput.parse([{ ...choice, kind: 'choice', statements }])).toEqual(plain);
  expect(Object.keys(plain[0] ?? {})).toEqual(['question', 'options', 'correctAnswer', 'difficulty']);
});

test.each([
  [
    { kind: 'assertionReason', statements: { assertion: 'A', reason: ' ' }, correctAnswer: 0 },
    'Question 1 needs an assertion and a reason.',
  ],
  [{ ...item(''), question: 'given' }, 'Question 1 is required.'],
  [item('Which?', ' '), 'Question 1 needs the text that its case is about.'],
  [
    { kind: 'assertionReason', statements, correctAnswer: 4 },
    'Correct answer must be a valid option index for question 1.',
  ],
])('question kinds require their own fields: %#', (given, sentence) => {
  const { error } = questionsInput.safeParse([given]);
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('question kinds reject six questions in one case, and split two consecutive cases', () => {
  const six = Array.from({ length: 6 }, (_, n) => item(`Ask ${n}?`));
  expect(questionsInput.safeParse(six).error?.issues[0]?.message).toBe('A case has at most 5 questions.');
  const two = [item('a'), item('b'), item('c', 'Another passage.'), choice, item('d', 'Another passage.')];
  expect(questionGroups(questionsInput.parse(two))).toEqual([
    { first: 0, count: 2 },
    { first: 2, count: 1 },
    { first: 3, count: 1 },
    { first: 4, count: 1 },
  ]);
});

test('question kinds validate their texts one by one, and change them together with the whole text', () => {
  const [read] = questionsInput.parse([item('Which?')]);
  if (!read) throw new Error('no question');
  expect(markedTexts(read).map(({ path }) => path.join('.'))).toEqual(['case.passage', 'case.ask']);
  const changed = withTexts(read, (text) => text.replace('table', 'chart'));
  expect(changed.case?.passage).toBe('A chart of three states.');
  expect(changed.question).toBe('A chart of three states.\n\nWhich?');
});
