import type { Question } from '@repo/contracts/items/question';
import { expect, it } from 'vitest';
import { groupsOf, newQuestions } from './cases.ts';
import { checkTest } from './check-test.ts';
import {
  copyOfQuestion,
  correctIndexOf,
  formOfTest,
  newOption,
  newQuestion,
  newTest,
  type QuestionForm,
  type TestForm,
} from './test-form.ts';
import { type TestAction, testFormReducer } from './test-form-reducer.ts';

const choice = (question: string): Question => ({
  question,
  options: ['x', 'y'],
  correctAnswer: 0,
  difficulty: 'easy',
});
const ofCase = (passage: string, ask: string): Question => ({
  ...choice(`${passage}\n\n${ask}`),
  kind: 'case',
  case: { passage, ask },
});
const stored = {
  _id: 'test-1',
  title: 'Light',
  chapter: { _id: 'chapter-1' },
  timeLimit: 15,
  passingScore: 50,
  questions: [
    choice('One?'),
    ofCase('A lens.', 'Two?'),
    ofCase('A lens.', 'Three?'),
    ofCase('A lens.', 'Four?'),
    choice('Five?'),
    ofCase('A wire.', 'Six?'),
    ofCase('A wire.', 'Seven?'),
  ],
};
const form = () => formOfTest(stored);
const at = (state: TestForm, index: number): QuestionForm => state.questions[index] ?? newQuestion();
const keyAt = (state: TestForm, index: number) => at(state, index).key;
const caseAt = (state: TestForm, index: number) => at(state, index).caseKey ?? '';
const run = (state: TestForm, ...actions: TestAction[]) => actions.reduce(testFormReducer, state);
/** The texts of the questions; those of a case in brackets, with the case's text before them. */
const shape = ({ questions }: TestForm) =>
  groupsOf(questions).map((group) =>
    group.isCase
      ? `[${group.questions[0]?.passage}: ${group.questions.map(({ question }) => question).join(' ')}]`
      : (group.questions[0]?.question ?? ''),
  );
const whole = ['One?', '[A lens.: Two? Three? Four?]', 'Five?', '[A wire.: Six? Seven?]'];

it("a stored test's cases are grouped by their text, and sent back unchanged", () => {
  expect(shape(form())).toEqual(whole);
  const { _id: _, chapter: __, ...fields } = stored;
  expect(checkTest(form()).fields).toEqual(fields);
});

it('an assertion and reason with its right option is sent back as it was stored', () => {
  const statements = { assertion: 'Tin is used.', reason: 'Zinc is reactive.' };
  const given = {
    ...choice(''),
    kind: 'assertionReason' as const,
    statements,
    correctAnswer: 3,
  };
  const start = formOfTest({ ...stored, questions: [given] });
  expect(correctIndexOf(at(start, 0))).toBe(3);
  expect(checkTest(start).fields?.questions[0]).toMatchObject({
    kind: 'assertionReason',
    statements,
    correctAnswer: 3,
    question: '**Assertion (A)**\n\nTin is used.\n\n**Reason (R)**\n\nZinc is reactive.',
  });
});

it("switching a question's kind keeps what was typed for the other kind", () => {
  const start = form();
  const key = keyAt(start, 0);
  const change = { assertion: 'Tin.', reason: 'Zinc.', rightStandard: 2 };
  const there = run(start, { type: 'kind', key, kind: 'assertionReason' }, { type: 'question', key, change });
  expect(checkTest(there).fields?.questions[0]).toMatchObject({ correctAnswer: 2, kind: 'assertionReason' });
  const back = run(there, { type: 'kind', key, kind: 'choice' });
  expect(checkTest(back).fields?.questions[0]).toEqual(stored.questions[0]);
  const again = run(back, { type: 'kind', key, kind: 'assertionReason' });
  expect(checkTest(again).fields).toEqual(checkTest(there).fields);
  const { fields } = checkTest(there);
  if (!fields) throw new Error('not valid');
  const saved = formOfTest({ ...stored, ...fields }, there);
  expect(checkTest(run(saved, { type: 'kind', key, kind: 'choice' })).fields?.questions[0]).toEqual(
    stored.questions[0],
  );
});

it('text typed for another kind is not sent or checked, however long it is', () => {
  const start = form();
  const key = keyAt(start, 0);
  const change = { assertion: 'x'.repeat(6_000), question: 'One?' };
  const there = run(start, { type: 'kind', key, kind: 'assertionReason' }, { type: 'question', key, change });
  expect(checkTest(run(there, { type: 'kind', key, kind: 'choice' })).issues).toBeNull();
});

it("a question that leaves its case takes the case's text along, and drops it when it comes back", () => {
  const start = form();
  const out = run(start, { type: 'kind', key: keyAt(start, 2), kind: 'choice' });
  expect(shape(out)).toEqual([
    'One?',
    '[A lens.: Two? Four?]',
    'A lens.\n\nThree?',
    'Five?',
    '[A wire.: Six? Seven?]',
  ]);
  const edited = run(out, { type: 'passage', caseKey: caseAt(out, 1), text: 'A mirror.' });
  const back = run(edited, { type: 'kind', key: keyAt(start, 2), kind: 'case' });
  expect(shape(back)[1]).toBe('[A mirror.: Two? Four? Three?]');
  const first = run(start, { type: 'kind', key: keyAt(start, 1), kind: 'choice' });
  expect(shape(first).slice(1, 3)).toEqual(['A lens.\n\nTwo?', '[A lens.: Three? Four?]']);
});

it('a choice starts a case of its own, or joins the one above it', () => {
  const start = form();
  const alone = run(start, { type: 'kind', key: keyAt(start, 0), kind: 'case' });
  expect(shape(alone)[0]).toBe('[: One?]');
  expect(caseAt(alone, 0)).not.toBe(caseAt(alone, 1));
  const joined = run(start, { type: 'joinCaseAbove', key: keyAt(start, 4) });
  expect(shape(joined)).toEqual(['One?', '[A lens.: Two? Three? Four? Five?]', '[A wire.: Six? Seven?]']);
  const same = run(start, { type: 'joinCaseAbove', key: keyAt(start, 0) });
  expect(shape(same)).toEqual(whole);
});

it("changing a case's text changes all its questions, but no other case with the same text", () => {
  const added = [...newQuestions('case'), ...newQuestions('case')];
  const start = added.reduce<TestForm>(
    (state, question) => run(state, { type: 'addQuestion', question }),
    newTest(),
  );
  const typed = run(start, { type: 'passage', caseKey: caseAt(start, 3), text: 'A wire.' });
  expect(typed.questions.map(({ passage }) => passage)).toEqual(['', '', '', 'A wire.', 'A wire.']);
});

it('a case never gets more than five questions, whether added, joined, copied or restored', () => {
  const start = form();
  const caseKey = caseAt(start, 1);
  const add = { type: 'addToCase', caseKey } as const;
  const full = run(start, add, add, add);
  expect(groupsOf(full.questions)[1]?.questions).toHaveLength(5);
  expect(at(full, 5)).toMatchObject({ kind: 'case', passage: 'A lens.', caseKey });
  const joined = run(full, { type: 'joinCaseAbove', key: keyAt(full, 6) });
  expect(groupsOf(joined.questions)[1]?.questions).toHaveLength(5);
  const copied = run(full, {
    type: 'insertQuestions',
    questions: [copyOfQuestion(at(full, 1))],
    afterKey: keyAt(full, 1),
  });
  expect(groupsOf(copied.questions)[1]?.questions).toHaveLength(5);
  const out = run(full, { type: 'kind', key: keyAt(full, 2), kind: 'choice' }, add);
  const back = run(out, { type: 'kind', key: keyAt(full, 2), kind: 'case' });
  expect(groupsOf(back.questions).map(({ questions }) => questions.length)).toEqual([1, 5, 1, 1, 2]);
});

it("a removed question is restored into its case, with the case's current text", () => {
  const start = form();
  const question = at(start, 2);
  const removed = run(
    start,
    { type: 'removeQuestions', keys: [question.key] },
    { type: 'passage', caseKey: caseAt(start, 1), text: 'A mirror.' },
  );
  const back = run(removed, { type: 'placeQuestions', placed: [{ question, index: 2 }] });
  expect(shape(back)[1]).toBe('[A mirror.: Two? Three? Four?]');
});

it('a dissolved case becomes choices that contain its text, and can be rebuilt one by one', () => {
  const start = form();
  const out = run(start, { type: 'dissolveCase', caseKey: caseAt(start, 5) });
  expect(shape(out).slice(3)).toEqual(['A wire.\n\nSix?', 'A wire.\n\nSeven?']);
  expect(checkTest(out).issues).toBeNull();
  const back = run(
    out,
    { type: 'kind', key: keyAt(start, 5), kind: 'case' },
    { type: 'kind', key: keyAt(start, 6), kind: 'case' },
  );
  expect(shape(back)).toEqual(whole);
});

it('a case moves as a whole, and no other question lands inside it', () => {
  const start = form();
  const keys = start.questions.map(({ key }) => key);
  const [one, two, three, four, five, six, seven] = keys as [string, ...string[]];
  const moved = run(start, {
    type: 'orderQuestions',
    keys: [six, seven, one, two, three, four, five].map(String),
  });
  expect(shape(moved)).toEqual(['[A wire.: Six? Seven?]', 'One?', '[A lens.: Two? Three? Four?]', 'Five?']);
  const between = run(start, {
    type: 'orderQuestions',
    keys: [one, two, five, three, four, six, seven].map(String),
  });
  expect(shape(between)).toEqual(whole);
});

it("choices pasted into a case's question join the case, while it has room", () => {
  const start = form();
  const pasted = ['a?', 'b?', 'c?'].map((question) => ({ ...newQuestion(), question }));
  const state = run(start, { type: 'insertQuestions', questions: pasted, afterKey: keyAt(start, 2) });
  expect(shape(state)).toEqual([
    'One?',
    '[A lens.: Two? Three? a? b? Four?]',
    'c?',
    'Five?',
    '[A wire.: Six? Seven?]',
  ]);
  const begun = newQuestions('case').reduce<TestForm>(
    (all, question) => run(all, { type: 'addQuestion', question }),
    newTest(),
  );
  const written = run(begun, { type: 'passage', caseKey: caseAt(begun, 1), text: 'A lens.' });
  const filled = run(written, { type: 'insertQuestions', questions: pasted, afterKey: keyAt(written, 2) });
  expect(shape(filled)).toEqual(['', '[A lens.:  a? b? c?]']);
  const atEnd = run(written, { type: 'insertQuestions', questions: pasted });
  expect(shape(atEnd)).toEqual(['', '[A lens.:  ]', 'a?', 'b?', 'c?']);
});

it('a new question has as many options as the last one that has options of its own', () => {
  const options = ['a', 'b', 'c', 'd'].map((text) => newOption(text));
  const above = [{ ...newQuestion(), options }, ...newQuestions('assertionReason')];
  const added = [...newQuestions('choice', above), ...newQuestions('case', above)];
  expect(added.map((question) => question.options.map(({ text }) => text))).toEqual(
    Array(3).fill(['', '', '', '']),
  );
  expect(newQuestions('choice')[0]?.options).toHaveLength(2);
});
