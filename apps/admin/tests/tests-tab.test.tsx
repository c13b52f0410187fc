import type { TestDraft } from '@repo/contracts/content.drafts';
import { messages } from '@repo/contracts/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestsTab } from '#src/features/tests/tests-tab.tsx';
import { type Answer, fakeServer } from './fake-server.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';

const broken: Answer = { status: 500, message: messages.internal, errorCode: 'INTERNAL' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 11, minute)).toISOString();
const stored: TestDraft = {
  _id: 'test-1',
  title: 'Light test',
  chapter: { _id: chapter._id },
  timeLimit: 15,
  passingScore: 50,
  updatedAt: at(0),
  questions: [
    { question: 'One?', options: ['a', 'b', 'c'], correctAnswer: 1, difficulty: 'hard' },
    { question: 'Two?', options: ['d', 'e'], correctAnswer: 0, difficulty: 'easy' },
  ],
};

/** A server that keeps a chapter's tests. */
function startServer(first: TestDraft[]) {
  let tests = first;
  let minute = 1;
  const server = fakeServer({
    'content.tests.list': () => ({ data: tests }),
    'content.tests.create': (input) => {
      const { chapter: chapterId, ...fields } = input as TestDraft & { chapter: string };
      const test = { ...fields, _id: 'made', chapter: { _id: String(chapterId) }, updatedAt: at(minute++) };
      tests = [...tests, test];
      return { data: test };
    },
    'content.tests.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as { id: string; seenUpdatedAt: string };
      const known = tests.find(({ _id }) => _id === id);
      if (known?.updatedAt !== seenUpdatedAt)
        return { status: 409, message: messages.staleEdit, errorCode: 'STALE_EDIT', current: known };
      const test = { ...known, ...fields, updatedAt: at(minute++) };
      tests = tests.map((one) => (one._id === id ? test : one));
      return { data: test };
    },
    'content.tests.delete': () => ({ data: stored }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
  return server;
}

async function openNew() {
  const server = startServer([]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Add test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add test' }));
  return { server, user, dialog };
}

async function openStored() {
  const server = startServer([stored]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit test' }));
  return { server, user, dialog };
}

const textOf = (element: HTMLElement) => (element as HTMLInputElement).value;
const sent = (server: ReturnType<typeof fakeServer>, procedure: string) =>
  server.callsOf(procedure).map(({ input }) => input);

afterEach(leaveTab);

it('starts a test with the defaults of the spec', async () => {
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

it('says everything that is missing, links it to its field, and puts the focus into the first', async () => {
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
  expect(dialog.getAllByRole('region', { name: /^Question/ })).toHaveLength(1);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove question 1' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  expect(textOf(first.getByLabelText('Question'))).toBe('One?');
});

it('saves on Ctrl+S, stays open and goes on with the stored test', async () => {
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
  expect(sent(server, 'content.tests.update')).toMatchObject([
    { id: 'made', title: 'T2', seenUpdatedAt: at(1) },
  ]);
});

it('makes questions of a pasted question paper', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByLabelText('Question'));
  await user.paste('1. Which gas?\na) Oxygen\n*b) Carbon dioxide\n2. Which metal?\n*a) Iron\nb) Wood');
  const regions = await waitFor(() => {
    const found = dialog.getAllByRole('region', { name: /^Question/ });
    expect(found).toHaveLength(2);
    return found;
  });
  expect(textOf(within(regions[1] as HTMLElement).getByLabelText('Question'))).toBe('Which metal?');
  expect(
    within(regions[0] as HTMLElement).getByRole<HTMLInputElement>('radio', {
      name: 'Option B is the right answer',
    }).checked,
  ).toBe(true);
});

it('pastes other text as text', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByLabelText('Question'));
  await user.paste('Why is the sky blue?');
  expect(textOf(dialog.getByLabelText('Question'))).toBe('Why is the sky blue?');
});

it('asks before it closes on unsaved work, and offers it again after it was left', async () => {
  const { user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Title'), 'Half done');
  await user.keyboard('{Escape}');
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Stay' }));
  expect(textOf(dialog.getByLabelText('Title'))).toBe('Half done');
  expect(await dialog.findByText('Draft kept on this device')).toBeDefined();
});

it('says inline that a test could not be saved and keeps the dialog', async () => {
  const { server, user, dialog } = await openStored();
  server.answers['content.tests.update'] = () => broken;
  await user.type(dialog.getByLabelText('Title'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save test' }));
  expect(await dialog.findByText('Failed to save test.')).toBeDefined();
  expect(textOf(dialog.getByLabelText('Title'))).toBe('Light test!');
});

it('shows the test as students meet it', async () => {
  startServer([stored]);
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Preview Light test as student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview as student' }));
  await user.click(dialog.getByRole('button', { name: 'Start Quiz' }));
  await user.click(dialog.getByRole('radio', { name: 'c' }));
  expect(dialog.getByText('Wrong. Option B is right')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'b' }));
  expect(dialog.getByText('Right')).toBeDefined();
});

it('says that the tests could not be fetched', async () => {
  const server = startServer([]);
  server.answers['content.tests.list'] = () => broken;
  renderTab(TestsTab);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch tests.');
});
