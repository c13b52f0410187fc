import type { Question } from '@repo/contracts/items/question';
import { expect, it } from 'vitest';
import { groupsOf, newQuestions } from './cases.ts';
import { formOfTest, newTest, type TestForm, testForm } from './test-form.ts';

const ofCase = (passage: string, ask: string): Question => ({
  question: `${passage}\n\n${ask}`,
  options: ['x', 'y'],
  correctAnswer: 0,
  difficulty: 'easy',
  kind: 'case',
  case: { passage, ask },
});
const fields = {
  _id: 'test-1',
  title: 'Light',
  chapter: { _id: 'chapter-1' },
  timeLimit: 15,
  passingScore: 50,
};
const formOf =
  (...passages: string[]) =>
  (like?: TestForm) =>
    formOfTest({ ...fields, questions: passages.map((passage) => ofCase(passage, 'What?')) }, like);
const sizes = ({ questions }: TestForm) => groupsOf(questions).map((group) => group.questions.length);

it("a new case keeps its keys when the save's reply arrives", () => {
  const start = { ...newTest(), questions: newQuestions('case') };
  const reply = formOf('A lens.', 'A lens.')(start);
  expect(reply.questions.map(({ caseKey }) => caseKey)).toEqual(
    start.questions.map(({ caseKey }) => caseKey),
  );
});

it('a reply with other cases than the form that was sent groups them by their texts', () => {
  const start = { ...newTest(), questions: Array(5).fill(newQuestions('case')[0]) };
  expect(sizes(formOf('A lens.', 'A lens.', 'A wire.', 'A mirror.', 'A mirror.')(start))).toEqual([2, 1, 2]);
});

it('drafts stored before question kinds, or before case keys, still open', () => {
  const old = {
    key: 'a',
    question: 'One?',
    options: [{ key: 'o', text: 'x' }],
    correctKey: 'o',
    difficulty: 'easy',
  };
  const cases = ['b', 'c'].map((key) => ({ ...old, key, kind: 'case', passage: 'A lens.' }));
  const read = testForm.parse({ ...newTest(), questions: [old, ...cases] });
  expect(sizes(read)).toEqual([1, 2]);
  expect(read.questions[0]).toMatchObject({ kind: 'choice', caseKey: null, rightStandard: null });
});
