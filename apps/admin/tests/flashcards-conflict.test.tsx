import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { at, staleEdit } from './fake-server.ts';
import { list, startServer, three } from './flashcards-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

afterEach(leaveTab);

async function openCard() {
  const server = startServer(three);
  const { user } = renderTab(FlashcardsTab);
  await user.click((await list()).getByRole('button', { name: 'Edit “What is a ray?”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  return { server, user, dialog };
}

it('saving a card that somebody else deleted says where it is, keeps the text, and works after a restore', async () => {
  const { server, user, dialog } = await openCard();
  const recover = server.fail('content.flashcards.update', {
    ...{ status: 404, message: 'Flashcard not found', errorCode: 'NOT_FOUND' },
  });
  await user.type(dialog.getByLabelText('Answer'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Flashcard not found. It was deleted meanwhile: restore it under Recently deleted/,
  );
  recover();
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  expect(await screen.findByText('Flashcard updated successfully')).toBeDefined();
  expect(server.inputsOf('content.flashcards.update').at(-1)).toMatchObject({ answer: 'Because!' });
});

it('Keep both asks for a correction first when the teacher’s own card is invalid', async () => {
  const { server, user, dialog } = await openCard();
  const answer = dialog.getByLabelText('Answer');
  server.answers['content.flashcards.update'] = async () => {
    // The answer is typed while the request is in flight.
    await user.clear(answer);
    const current = { ...three[0], answer: 'Theirs', updatedAt: at(5) };
    return staleEdit(current);
  };
  await user.type(answer, '!');
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  expect(await screen.findByText(/^Yours has to be corrected before both can stay/)).toBeDefined();
  expect(await dialog.findByText('Please enter an answer')).toBeDefined();
  expect(server.callsOf('content.flashcards.create')).toEqual([]);
});

it('Keep both stores both versions of a card, even on a second try, and leaves no button busy', async () => {
  const { server, user, dialog } = await openCard();
  server.change('a', { answer: 'Theirs', updatedAt: at(5) });
  await user.type(dialog.getByLabelText('Answer'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  const recover = server.fail('content.flashcards.create');
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  expect(await screen.findByText('Failed to create flashcard')).toBeDefined();
  for (const name of ['Keep both', 'Overwrite with mine', 'Take theirs'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).not.toBe('true');

  await user.keyboard('{Escape}');
  await user.clear(dialog.getByLabelText('Answer'));
  await user.type(dialog.getByLabelText('Answer'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  recover();
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.flashcards.create').at(-1)).toMatchObject({
    question: 'What is a ray?',
    answer: 'Mine',
  });
  expect((await list()).getByText('Theirs')).toBeDefined();
});

it('Overwrite replaces only the other version that was shown, and asks again about a later one', async () => {
  const { server, user, dialog } = await openCard();
  server.change('a', { answer: 'Theirs', updatedAt: at(5) });
  await user.type(dialog.getByLabelText('Answer'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save flashcard' }));
  const stale = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  expect((await stale.findByLabelText('Theirs, saved now')).textContent).toContain('Theirs');
  server.change('a', { answer: 'Theirs again', updatedAt: at(6) });
  await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  const theirs = await screen.findByLabelText('Theirs, saved now');
  await waitFor(() => expect(theirs.textContent).toContain('Theirs again'));
  await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  expect(await screen.findByText('Flashcard updated successfully')).toBeDefined();
  expect(server.inputsOf('content.flashcards.update')).toMatchObject(
    [at(0), at(5), at(6)].map((seenUpdatedAt) => ({ answer: 'Because!', seenUpdatedAt })),
  );
});
