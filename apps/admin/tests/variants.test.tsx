import type { TestDraft } from '@repo/contracts/content.drafts';
import { extraTextFields } from '@repo/contracts/items/extra-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { checkTest, controlOf } from '#src/features/quizzes/check-test.ts';
import { formOfTest, isSameTest, plainOf } from '#src/features/quizzes/test-form.ts';
import { testFormReducer } from '#src/features/quizzes/test-form-reducer.ts';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { list as cardList, startServer as startCards, three } from './flashcards-app.ts';
import { openFirstPage, startServer as startNotes, type } from './notes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { openNew, startServer as startTests, stored, textOf } from './tests-app.ts';

afterEach(leaveTab);

// docs/product/study.md#content-languages
it("a card's Hindi is written in the same fields, with the English as a hint, and the list shows it", async () => {
  const server = startCards(three);
  const { user } = renderTab(FlashcardsTab);
  await user.click((await cardList()).getByRole('button', { name: 'Edit “What is a lens?”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  await user.click(dialog.getByRole('radio', { name: 'हिन्दी' }));
  const question = dialog.getByLabelText<HTMLTextAreaElement>('Question');
  expect([question.value, question.placeholder, question.lang]).toEqual(['', 'What is a lens?', 'hi-IN']);
  await user.type(question, 'लेंस क्या है?');
  await user.click(dialog.getByRole('radio', { name: 'English' }));
  expect(question.value).toBe('What is a lens?');
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.flashcards.update').at(-1)).toMatchObject({
    id: 'b',
    question: 'What is a lens?',
    variants: { 'hi-IN': { question: 'लेंस क्या है?' } },
  });
  expect((await cardList()).getAllByText('हिन्दी')).toHaveLength(1);
});

it('a translation is deleted when its texts are emptied', async () => {
  const server = startCards([
    { ...three[0], variants: { 'hi-Latn': { answer: 'Kyunki' } } } as (typeof three)[number],
  ]);
  const { user } = renderTab(FlashcardsTab);
  await user.click((await cardList()).getByRole('button', { name: 'Edit “What is a ray?”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  await user.click(dialog.getByRole('radio', { name: 'Hinglish' }));
  await user.clear(dialog.getByLabelText('Answer'));
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.flashcards.update').at(-1)).toMatchObject({ variants: {} });
});

// docs/product/study.md#content-languages
it("a page's Hindi starts from its English, which stays unchanged", async () => {
  const server = startNotes();
  const { user } = await openFirstPage();
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await user.click(screen.getByRole('button', { name: 'Start from the English' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('First text'));
  expect(screen.queryByRole('button', { name: 'Start from the English' })).toBeNull();
  await type('पहला पृष्ठ');
  await user.click(await screen.findByRole('button', { name: 'Save page' }));
  await waitFor(() => expect(server.callsOf('content.topics.updatePage')).toHaveLength(1));
  expect(server.inputsOf('content.topics.updatePage')[0]).toMatchObject({
    pageId: 'p1',
    content: 'First text',
    variants: { 'hi-IN': { content: 'First textपहला पृष्ठ' } },
  });
});

it('translated options of a question follow their option, and unchanged ones count as no change', () => {
  const stored: TestDraft = {
    _id: 't',
    title: 'Own',
    chapter: { _id: 'light' },
    timeLimit: 10,
    passingScore: 40,
    updatedAt: '2026-11-21T10:00:00.000Z',
    questions: [
      {
        question: 'Which?',
        options: ['one', 'two', 'three'],
        correctAnswer: 1,
        difficulty: 'easy',
        variants: { 'hi-IN': { question: 'कौन?', options: ['एक', '', 'तीन'] } },
      },
    ],
  };
  const form = formOfTest(stored);
  expect(isSameTest(form, formOfTest(stored))).toBe(true);
  expect(plainOf(form).questions[0]?.variants).toEqual(stored.questions[0]?.variants);
  const [key = '', optionKey = ''] = [form.questions[0]?.key, form.questions[0]?.options[0]?.key];
  const without = testFormReducer(form, { type: 'removeOption', key, optionKey });
  expect(plainOf(without).questions[0]?.variants).toEqual({
    'hi-IN': { question: 'कौन?', options: ['', 'तीन'] },
  });
});

it("a case's translated text is shared by all its questions", () => {
  const ask = (text: string) => ({
    ...{ question: `T\n\n${text}`, options: ['a', 'b'], correctAnswer: 0, difficulty: 'easy' as const },
    ...{ kind: 'case' as const, case: { passage: 'T', ask: text } },
  });
  const form = formOfTest({
    ...{ _id: 't', title: 'Own', chapter: { _id: 'light' }, timeLimit: 10, passingScore: 40 },
    questions: [ask('First?'), ask('Second?')],
  });
  const caseKey = form.questions[0]?.caseKey ?? '';
  const changed = testFormReducer(form, {
    ...{ type: 'variantPassage', caseKey, language: 'hi-Latn', text: 'Padho' },
  });
  expect(plainOf(changed).questions.map(({ variants }) => variants)).toEqual([
    { 'hi-Latn': { case: { passage: 'Padho' } } },
    { 'hi-Latn': { case: { passage: 'Padho' } } },
  ]);
  const more = testFormReducer(changed, { type: 'addToCase', caseKey });
  expect(more.questions[2]?.variants['hi-Latn']?.passage).toBe('Padho');
  const key = changed.questions[1]?.key ?? '';
  const alone = testFormReducer(changed, { type: 'kind', key, kind: 'choice' });
  expect(plainOf(alone).questions[1]).toMatchObject({
    question: 'T\n\nSecond?',
    variants: { 'hi-Latn': { question: 'Padho\n\nSecond?' } },
  });
  const back = testFormReducer(alone, { type: 'kind', key, kind: 'case' });
  expect(plainOf(back).questions[1]).toMatchObject({
    case: { passage: 'T', ask: 'Second?' },
    variants: { 'hi-Latn': { case: { passage: 'Padho' } } },
  });
});

it('a too long Hindi text is reported with language and field, and its link opens that language', () => {
  const form = formOfTest({
    ...{ _id: 't', title: 'Own', chapter: { _id: 'light' }, timeLimit: 10, passingScore: 40 },
    questions: [
      {
        ...{ question: 'Which?', options: ['one', 'two'], correctAnswer: 1, difficulty: 'easy' as const },
        variants: { 'hi-IN': { explanation: 'क'.repeat(extraTextFields.explanation.maxLength + 1) } },
      },
    ],
  });
  const { issues } = checkTest(form);
  expect(issues).toMatchObject([
    {
      message: expect.stringMatching(/^The explanation .*\(Hindi\)$/),
      ...{ field: 'explanation', language: 'hi-IN', questionNumber: 1 },
      control: controlOf.extra('explanation', form.questions[0]?.key ?? ''),
    },
  ]);
});

// docs/product/study.md#content-languages
it("a question's Hindi can be written while its English is invalid, and the error leads back to English", async () => {
  const { server, user, dialog } = await openNew();
  const isWrittenIn = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name }).checked;
  await user.type(dialog.getByLabelText('Title'), 'Light');
  await user.click(await dialog.findByRole('radio', { name: 'हिन्दी' }));
  await user.type(dialog.getByLabelText('Question'), 'कौन?');
  await user.click(dialog.getByRole('button', { name: 'Create test' }));
  expect(server.callsOf('content.tests.create')).toEqual([]);
  await waitFor(() => expect(isWrittenIn('English')).toBe(true));
  expect(document.activeElement).toBe(dialog.getByLabelText('Question'));
  await user.click(dialog.getByRole('radio', { name: 'हिन्दी' }));
  expect(textOf(dialog.getByLabelText('Question'))).toBe('कौन?');
  await user.type(dialog.getByLabelText('Option A'), 'यह');
  expect(isWrittenIn('हिन्दी')).toBe(true);
  expect(textOf(dialog.getByLabelText('Option A'))).toBe('यह');
});

// docs/product/study.md#content-languages
it('the test preview can show Hindi, and shows English where there is no translation', async () => {
  const variants = { 'hi-IN': { question: 'पहला?', options: ['', 'ख', ''] } };
  startTests([
    { ...stored, questions: stored.questions.map((one, at) => (at ? one : { ...one, variants })) },
  ]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Preview Light test as student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview as student' }));
  await user.click(dialog.getByRole('button', { name: 'Start Quiz' }));
  await user.click(dialog.getByRole('radio', { name: 'a' }));
  await user.click(dialog.getByRole('radio', { name: 'हिन्दी' }));
  expect(dialog.getByText('पहला?').closest('[lang]')?.getAttribute('lang')).toBe('hi-IN');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'a' }).checked).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'ख' }));
  expect(dialog.getByText('Right')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Two?')).toBeDefined();
});
