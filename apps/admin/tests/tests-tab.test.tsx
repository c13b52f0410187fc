import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { type Answer, at, broken, holdReplies, staleEdit } from './fake-server.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { openNew, openStored, startServer, stored, textOf } from './tests-app.ts';

afterEach(leaveTab);

/** The server's reply when someone else changed the test meanwhile. */
const staleTest: Answer = staleEdit({ ...stored, title: 'Their test', updatedAt: at(9) });

it("a new test has the product's defaults", async () => {
  const { dialog } = await openNew();
  expect(textOf(dialog.getByLabelText('Title'))).toBe('');
  expect(textOf(dialog.getByLabelText('Time limit in minutes'))).toBe('10');
  expect(textOf(dialog.getByLabelText('Passing score in %'))).toBe('40');
  expect(dialog.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(2);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Medium' }).checked).toBe(true);
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove question 1' });
  expect(remove.disabled).toBe(true);
  expect(document.getElementById(remove.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'A test keeps at least one question',
  );
});

it('saving an incomplete test lists every missing part, links it to its field, and focuses the first', async () => {
  const { server, user, dialog } = await openNew();
  await user.clear(dialog.getByLabelText('Time limit in minutes'));
  await user.clear(dialog.getByLabelText('Passing score in %'));
  await user.type(dialog.getByLabelText('Passing score in %'), '101');
  await user.click(dialog.getByRole('button', { name: 'Create test' }));
  const title = dialog.getByLabelText('Title');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(title.getAttribute('aria-invalid')).toBe('true');
  const links = dialog.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([
    'Test title is required.',
    'Time limit must be at least 1 minute.',
    'Passing score must be between 1 and 100.',
    'Question 1 is required.',
    'Each question must have 2-6 non-empty options.',
    'Select the correct answer for question 1.',
  ]);
  await user.click(dialog.getByRole('link', { name: 'Question 1 is required.' }));
  const question = dialog.getByLabelText('Question');
  await waitFor(() => expect(document.activeElement).toBe(question));
  await user.type(question, 'Why?');
  await user.click(dialog.getByRole('link', { name: 'Each question must have 2-6 non-empty options.' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Option A' })));
  await user.keyboard('x{Enter}y');
  expect(dialog.getByRole('link', { name: 'Select the correct answer for question 1.' })).toBeDefined();
  expect(server.callsOf('content.tests.create')).toEqual([]);
});

it('Ctrl+S saves a test, and editing continues with the stored test', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Title'), 'T');
  await user.type(dialog.getByLabelText('Question'), 'Q?');
  await user.type(dialog.getByRole('textbox', { name: 'Option A' }), 'x{Enter}y');
  await user.click(dialog.getByRole('radio', { name: 'Option A is the right answer' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Test created successfully')).toBeDefined();
  const again = within(await screen.findByRole('dialog', { name: 'Edit test' }));
  await user.type(again.getByLabelText('Title'), '2');
  await user.click(again.getByRole('button', { name: 'Save test' }));
  expect(await screen.findByText('Test updated successfully')).toBeDefined();
  expect(server.inputsOf('content.tests.update')).toMatchObject([
    { id: 'made', title: 'T2', seenUpdatedAt: at(1) },
  ]);
});

/** Closes the dialog while the test is being saved; the server answers after that. */
async function closeTooEarly(failure?: Answer) {
  const { server, user, dialog } = await openStored();
  const reply = holdReplies(server, 'content.tests.update');
  await user.type(dialog.getByLabelText('Title'), '!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('content.tests.update')).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await reply(failure);
  return { server, user, dialog };
}

it('a test dialog closed during the save closes once the test is saved', async () => {
  await closeTooEarly();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a test dialog closed during the save stays open with the error when the save fails', async () => {
  const { user, dialog } = await closeTooEarly(broken);
  expect(await dialog.findByText('Failed to save test.')).toBeDefined();
  expect(await dialog.findByText('Draft kept on this device')).toBeDefined();
  expect(textOf(dialog.getByLabelText('Title'))).toBe('Light test!');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.keyboard('{Escape}');
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Test updated successfully')).toBeDefined();
  expect(textOf(dialog.getByLabelText('Title'))).toBe('Light test!');
});

it('a test dialog closed during a conflicting save asks only about the conflict, and Keep both stores both', async () => {
  const { server, user, dialog } = await closeTooEarly(staleTest);
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(textOf(dialog.getByLabelText('Title'))).toBe('Their test'));
  expect(server.inputsOf('content.tests.create')).toMatchObject([{ title: 'Light test! (copy)' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the test preview shows the test as students see it', async () => {
  startServer([stored]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Preview Light test as student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview as student' }));
  await user.click(dialog.getByRole('button', { name: 'Start Quiz' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'c' }));
  expect(dialog.getByText('Wrong. Option B is right')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'b' }));
  expect(dialog.getByText('Right')).toBeDefined();
});

it('the test preview of an open editor starts at the question that is being edited', async () => {
  const { user, dialog } = await openStored();
  await user.click(dialog.getByRole('button', { name: /^Question 2: Two/ }));
  await user.click(dialog.getByRole('button', { name: 'Preview as student' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview as student' }));
  expect(preview.getByText('Two?')).toBeDefined();
});
