import * as contentMessages from '@repo/contracts/messages/content';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { at } from './fake-server.ts';
import { list, startServer, three } from './flashcards-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

const form = () => screen.findByRole('form', { name: 'New flashcard' });
const questions = async () =>
  (await list()).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

afterEach(leaveTab);

it('Ctrl+Enter saves a card, keeps the difficulty and clears the form for the next question', async () => {
  const server = startServer([]);
  const { user } = renderTab(FlashcardsTab);
  const fields = within(await form());
  await user.click(fields.getByRole('radio', { name: 'Hard' }));
  await user.type(fields.getByLabelText('Question'), ' What is light? ');
  await user.type(fields.getByLabelText('Answer'), 'A wave{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Flashcard created successfully')).toBeDefined();
  const question = fields.getByLabelText<HTMLTextAreaElement>('Question');
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(question.value).toBe('');
  expect(fields.getByRole<HTMLInputElement>('radio', { name: 'Hard' }).checked).toBe(true);
  expect(server.inputsOf('content.flashcards.create')).toEqual([
    { question: 'What is light?', answer: 'A wave', difficulty: 'hard', chapter: 'light' },
  ]);
});

it('the card form requires question and answer, and focuses the first missing one', async () => {
  const server = startServer([]);
  const { user } = renderTab(FlashcardsTab);
  const fields = within(await form());
  await user.type(fields.getByLabelText('Question'), '   ');
  await user.click(fields.getByRole('button', { name: 'Create flashcard' }));
  const question = fields.getByLabelText('Question');
  expect(document.activeElement).toBe(question);
  expect(question.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a question',
  );
  expect(fields.getByText('Please enter an answer')).toBeDefined();
  expect(server.callsOf('content.flashcards.create')).toEqual([]);
});

it('the card form keeps its text when saving fails, and saves it on Retry', async () => {
  const server = startServer([]);
  const recover = server.fail('content.flashcards.create');
  const { user } = renderTab(FlashcardsTab);
  const fields = within(await form());
  await user.type(fields.getByLabelText('Question'), 'Q?');
  await user.type(fields.getByLabelText('Answer'), 'A');
  await user.click(fields.getByRole('button', { name: 'Create flashcard' }));
  await user.type(fields.getByLabelText('Question'), 'Next?');
  const waiting = within(await screen.findByRole('alert', { name: 'Not saved yet' }));
  expect(waiting.getByText('Q?')).toBeDefined();
  expect(waiting.getByText('Failed to create flashcard')).toBeDefined();
  recover();
  await user.click(waiting.getByRole('button', { name: 'Retry “Q?”' }));
  expect(await screen.findByText('Flashcard created successfully')).toBeDefined();
  expect(fields.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Next?');
  await waitFor(() => expect(screen.queryByRole('alert', { name: 'Not saved yet' })).toBeNull());
  expect(server.inputsOf('content.flashcards.create').at(-1)).toMatchObject({ question: 'Q?' });
});

it('a new card appears where students get it, even under a filter it does not match, and can be moved', async () => {
  startServer(three);
  const { user } = renderTab(FlashcardsTab);
  await user.type(await screen.findByRole('searchbox', { name: 'Filter cards' }), 'lens');
  expect(await questions()).toEqual(['What is a lens?']);
  const fields = within(await form());
  await user.type(fields.getByLabelText('Question'), 'Who?');
  await user.type(fields.getByLabelText('Answer'), 'Newton{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await questions()).toEqual(['What is a lens?', 'Who?']));
  await user.clear(screen.getByRole('searchbox', { name: 'Filter cards' }));
  await user.click((await list()).getByRole('button', { name: 'Move Who? up' }));
  expect(await questions()).toEqual(['What is a ray?', 'What is a lens?', 'Who?', 'What is focus?']);
});

it('a card is moved by its button and by Alt with an arrow key, and all ids are sent', async () => {
  const server = startServer(three);
  const { user } = renderTab(FlashcardsTab);
  await user.click((await list()).getByRole('button', { name: 'Move What is a ray? down' }));
  expect(await questions()).toEqual(['What is a lens?', 'What is a ray?', 'What is focus?']);
  (await list()).getByRole('button', { name: 'Edit “What is focus?”' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await questions()).toEqual(['What is a lens?', 'What is focus?', 'What is a ray?']);
  await waitFor(() =>
    expect(server.inputsOf('content.flashcards.reorder').at(-1)).toEqual({
      chapterId: 'light',
      ids: ['b', 'c', 'a'],
    }),
  );
});

it('the cards return to the old order when the server refuses the new one', async () => {
  const server = startServer(three);
  server.answers['content.flashcards.reorder'] = () => ({
    status: 409,
    message: contentMessages.staleOrder,
    errorCode: 'CONFLICT',
  });
  const { user } = renderTab(FlashcardsTab);
  await user.click((await list()).getByRole('button', { name: 'Move What is a ray? down' }));
  expect(await screen.findByText(contentMessages.staleOrder)).toBeDefined();
  await waitFor(async () => expect((await questions())[0]).toBe('What is a ray?'));
});

it("the card's edit dialog guards unsaved text, and saves it", async () => {
  const server = startServer(three);
  const { user } = renderTab(FlashcardsTab);
  await user.click((await list()).getByRole('button', { name: 'Edit “What is a ray?”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  await user.type(dialog.getByLabelText('Answer'), ', it is');
  await user.keyboard('{Escape}');
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Flashcard updated successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.flashcards.update')).toEqual([
    {
      id: 'a',
      question: 'What is a ray?',
      answer: 'Because, it is',
      difficulty: 'medium',
      isExtra: false,
      seenUpdatedAt: at(0),
    },
  ]);
});
