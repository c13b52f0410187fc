import type { TestDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { at } from './fake-server.ts';
import { list as cardList, startServer as startCards, three } from './flashcards-app.ts';
import { forces, startServer as startNotes } from './notes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { startServer as startTests, stored } from './tests-app.ts';
import { openNew as openNewWritten, openStored as openStoredWritten } from './written-app.ts';

const label = "Extra: not asked in the board's paper";
type Inside = Pick<typeof screen, 'getByRole'>;
const box = (inside: Inside) => inside.getByRole<HTMLInputElement>('checkbox', { name: label });

afterEach(leaveTab);

it('a topic can be marked as extra, shows so in the list, and can be unmarked again', async () => {
  const server = startNotes();
  let isExtra = false;
  const topic = () => ({ ...forces([]), ...(isExtra ? { isExtra } : {}) });
  server.answers['content.topics.list'] = () => ({ data: [topic()] });
  server.answers['content.topics.update'] = (input) => {
    isExtra = (input as { isExtra: boolean }).isExtra;
    return { data: topic() };
  };
  const { user } = renderTab(NotesTab);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Forces' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit description' }));
    return within(await screen.findByRole('dialog', { name: 'Description of Forces' }));
  };
  const first = await open();
  expect(box(first).checked).toBe(false);
  await user.click(box(first));
  await user.click(first.getByRole('button', { name: 'Save description' }));
  expect(await screen.findByRole('button', { name: /^Forces 0 pages · Extra/ })).toBeDefined();
  const again = await open();
  expect(box(again).checked).toBe(true);
  await user.click(box(again));
  await user.keyboard('{Escape}');
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.topics.update')).toEqual([
    { id: 'forces', description: '', isExtra: true, seenUpdatedAt: at(0) },
    { id: 'forces', description: '', isExtra: false, seenUpdatedAt: at(0) },
  ]);
});

it('a new topic can be marked as extra', async () => {
  const server = startNotes();
  server.answers['content.topics.create'] = () => ({ data: { ...forces([]), _id: 'motor', name: 'Motor' } });
  const { user } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: 'Add topic' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add topic' }));
  await user.click(box(dialog));
  await user.type(dialog.getByLabelText('Name'), 'Motor{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.topics.create')).toEqual([
    { name: 'Motor', description: '', chapter: 'light', isExtra: true },
  ]);
});

it('a new card is marked as extra by keyboard, and the next new card starts unmarked', async () => {
  const server = startCards([]);
  const { user } = renderTab(FlashcardsTab);
  const fields = within(await screen.findByRole('form', { name: 'New flashcard' }));
  await user.type(fields.getByLabelText('Question'), 'What is a motor?');
  await user.type(fields.getByLabelText('Answer'), 'A machine');
  box(fields).focus();
  await user.keyboard(' {Control>}{Enter}{/Control}');
  expect(await screen.findByText('Flashcard created successfully')).toBeDefined();
  expect((await cardList()).getByText('Extra')).toBeDefined();
  expect(box(fields).checked).toBe(false);
  expect(server.inputsOf('content.flashcards.create')).toEqual([
    {
      question: 'What is a motor?',
      answer: 'A machine',
      difficulty: 'medium',
      isExtra: true,
      chapter: 'light',
    },
  ]);
});

it('a stored card is no longer extra once its box is cleared', async () => {
  const server = startCards(three.map((card) => ({ ...card, isExtra: true })));
  const { user } = renderTab(FlashcardsTab);
  await user.click((await cardList()).getByRole('button', { name: 'Edit “What is a ray?”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  expect(box(dialog).checked).toBe(true);
  await user.click(box(dialog));
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.flashcards.update')).toMatchObject([{ id: 'a', isExtra: false }]);
  expect((await cardList()).getAllByText('Extra')).toHaveLength(2);
});

it('a test question can be marked as extra, and its collapsed row says so', async () => {
  const [first, ...others] = stored.questions;
  if (!first) throw new Error('no question');
  const server = startTests([{ ...stored, questions: [{ ...first, isExtra: true }, ...others] }]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit test' }));
  expect(box(dialog).checked).toBe(true);
  await user.click(box(dialog));
  await user.click(dialog.getByRole('button', { name: /^Question 2: Two/ }));
  await user.click(box(dialog));
  await user.click(dialog.getByRole('button', { name: /^Question 1: One/ }));
  expect(dialog.getByRole('button', { name: /^Question 2: Two.* · Easy · Extra/ })).toBeDefined();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.inputsOf('content.tests.update')).toHaveLength(1));
  const [test] = server.inputsOf('content.tests.update') as TestDraft[];
  expect(test?.questions.map(({ isExtra }) => isExtra)).toEqual([undefined, true]);
});

it('a written question can be marked as extra, and its row says so', async () => {
  const { server, user, dialog } = await openStoredWritten();
  await user.click(box(dialog));
  await user.click(dialog.getByRole('button', { name: 'Save written question' }));
  expect(await screen.findByText('Written question updated successfully')).toBeDefined();
  expect(server.inputsOf('content.written.update')).toMatchObject([{ id: 'written-1', isExtra: true }]);
  expect(screen.getByText(/· A or B · Extra$/)).toBeDefined();
});

it('a new written question is not extra by default', async () => {
  const { dialog } = await openNewWritten();
  expect(box(dialog).checked).toBe(false);
});
