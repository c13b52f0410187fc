import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveTab } from './render-tab.tsx';
import { at, openNew, openStored, sent, textOf } from './tests-app.ts';

afterEach(leaveTab);

it('builds a test by keyboard and saves it once', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Title'), 'Quick check');
  await user.type(dialog.getByLabelText('Question'), 'Which?');
  await user.type(dialog.getByRole('textbox', { name: 'Option A' }), 'no{Enter}yes');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Option C' })));
  await user.keyboard('maybe');
  await user.click(dialog.getByRole('radio', { name: 'Option B is the right answer' }));
  const save = dialog.getByRole('button', { name: 'Create test' });
  await user.dblClick(save);
  expect(await screen.findByText('Test created successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(server, 'content.tests.create')).toEqual([
    {
      title: 'Quick check',
      timeLimit: 10,
      passingScore: 40,
      chapter: 'light',
      questions: [
        { question: 'Which?', options: ['no', 'yes', 'maybe'], correctAnswer: 1, difficulty: 'medium' },
      ],
    },
  ]);
});

it('keeps 2 to 6 options, and clears the right answer with its option until it is undone', async () => {
  const { user, dialog } = await openStored();
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  for (let n = 0; n < 3; n += 1) await user.click(first.getByRole('button', { name: 'Add option' }));
  expect(first.getByRole<HTMLButtonElement>('button', { name: 'Add option' }).disabled).toBe(true);
  await user.click(first.getByRole('button', { name: 'Remove option B' }));
  expect(first.getAllByRole('radio', { name: /right answer/, checked: false })).toHaveLength(5);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option B is the right answer' }).checked).toBe(
    true,
  );
  await user.click(dialog.getByRole('button', { name: /^Question 2: Two\?/ }));
  const second = within(dialog.getByRole('region', { name: 'Question 2' }));
  expect(second.getByRole<HTMLButtonElement>('button', { name: 'Remove option A' }).disabled).toBe(true);
});

it('moves options and questions by Alt and arrows, and the right answer follows', async () => {
  const { server, user, dialog } = await openStored();
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  await user.click(first.getByRole('textbox', { name: 'Option B' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option A is the right answer' }).checked).toBe(
    true,
  );
  await user.click(first.getByLabelText('Question'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(dialog.getByRole('button', { name: 'Save test' }));
  expect(await screen.findByText('Test updated successfully')).toBeDefined();
  expect(sent(server, 'content.tests.update')).toMatchObject([
    {
      id: 'test-1',
      seenUpdatedAt: at(0),
      questions: [
        { question: 'Two?', correctAnswer: 0 },
        { question: 'One?', options: ['b', 'a', 'c'], correctAnswer: 0 },
      ],
    },
  ]);
});

it('brings a removed question back with everything in it', async () => {
  const { user, dialog } = await openStored();
  await user.click(dialog.getByRole('button', { name: 'Remove question 1' }));
  expect(dialog.queryByRole('button', { name: /One\?/ })).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove question 1' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  expect(textOf(first.getByLabelText('Question'))).toBe('One?');
});

it('makes questions of a pasted question paper', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByLabelText('Question'));
  await user.paste('1. Which gas?\na) Oxygen\n*b) Carbon dioxide\n2. Which metal?\n*a) Iron\nb) Wood');
  await user.click(
    await dialog.findByRole('button', { name: /^Question 2: Which metal\? 2 options · A is right/ }),
  );
  expect(textOf(dialog.getByLabelText('Question'))).toBe('Which metal?');
  await user.click(dialog.getByRole('button', { name: /^Question 1: Which gas\?/ }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Option B is the right answer' }).checked).toBe(
    true,
  );
});

it('pastes other text as text', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByLabelText('Question'));
  await user.paste('Why is the sky blue?');
  expect(textOf(dialog.getByLabelText('Question'))).toBe('Why is the sky blue?');
});
