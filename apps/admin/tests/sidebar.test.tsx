import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { at, broken, holdReplies } from './fake-server.ts';
import { renderOpenTool } from './render-tool.tsx';
import { open, physics, startServer, useSidebar } from './sidebar-app.ts';

useSidebar();

it('the sidebar opens one subject at a time and says what a chapter lacks', async () => {
  startServer();
  const user = await open();
  const subject = screen.getByRole('button', { name: 'Physics' });
  expect(subject.getAttribute('aria-expanded')).toBe('false');
  await user.click(subject);
  expect(subject.getAttribute('aria-expanded')).toBe('true');
  expect(
    screen.getByRole('link', { name: /^Light\s?\. Still missing: Mindmap, Written questions, Memes$/ }),
  ).toBeDefined();
  await user.click(subject);
  expect(screen.queryByRole('link', { name: /^Light/ })).toBeNull();
});

it("the sidebar's switches show or hide a subject and a chapter for students, and say so", async () => {
  const server = startServer();
  const user = await open();
  await user.click(screen.getByRole('switch', { name: 'Students see the subject Physics' }));
  expect(await screen.findByText('Subject content availability enabled successfully')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Physics' }));
  await user.click(screen.getByRole('switch', { name: 'Students see the chapter Light' }));
  expect(await screen.findByText('Chapter content availability disabled successfully')).toBeDefined();
  expect(server.inputsOf('content.chapters.update')[0]).toEqual({
    id: 'light',
    isAllContentAvailable: false,
  });
});

it('a switch stays on when a stale list arrives after it was pressed', async () => {
  const server = startServer();
  const mounted = vi.spyOn(QueryClient.prototype, 'mount');
  const user = await open();
  const { 'content.subjects.list': answerNow } = server.answers;
  let isHeld = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.answers['content.subjects.list'] = async (input) => {
    if (!isHeld) return answerNow?.(input) ?? broken;
    isHeld = false;
    await held;
    return { data: [physics] };
  };
  // Returning to the window fetches a fresh list.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(isHeld).toBe(false));
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Students see the subject Physics' });
  await user.click(toggle);
  expect(await screen.findByText('Subject content availability enabled successfully')).toBeDefined();
  release();
  const [queries] = mounted.mock.contexts as QueryClient[];
  await waitFor(() => expect(queries?.isFetching()).toBe(0));
  expect(toggle.checked).toBe(true);
});

it('the sidebar keeps the newest state of a subject when the replies to two changes arrive in reverse', async () => {
  const server = startServer();
  let stored = { ...physics };
  const waiting: (() => void)[] = [];
  server.answers['content.subjects.update'] = (input) => {
    const { seenUpdatedAt: _, ...fields } = input as { seenUpdatedAt?: string };
    stored = { ...stored, ...fields, updatedAt: at(waiting.length) };
    const data = { ...stored, message: `Change ${waiting.length}` };
    return new Promise((resolve) => waiting.push(() => resolve({ data })));
  };
  const user = await open();
  await user.click(screen.getByRole('switch', { name: 'Students see the subject Physics' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'More for Physics' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.keyboard('Optics{Enter}');
  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => waiting[1]?.());
  await screen.findByRole('button', { name: 'Optics' });
  await act(async () => waiting[0]?.());
  await screen.findByText('Change 0');
  expect(screen.getByRole('button', { name: 'Optics' })).toBeDefined();
});

it('a switch reverts when the server refuses the change', async () => {
  const server = startServer();
  server.answers['content.subjects.update'] = () => broken;
  const user = await open();
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Students see the subject Physics' });
  await user.click(toggle);
  expect(await screen.findByText('Failed to update subject content availability')).toBeDefined();
  await waitFor(() => expect(toggle.checked).toBe(false));
});

it('the sidebar adds a subject, and refuses a blank name and a file that is no picture', async () => {
  const server = startServer();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add subject' }));
  const field = screen.getByLabelText('New subject');
  await user.type(field, '  {Enter}');
  expect(await screen.findByText('Please enter a subject name')).toBeDefined();
  const picture = screen.getByLabelText<HTMLInputElement>('Picture (optional)');
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(picture, text);
  expect(await screen.findByText('Please select an image file')).toBeDefined();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await user.upload(picture, large);
  expect(await screen.findByText('Image size should be less than 5MB')).toBeDefined();
  expect(server.callsOf('content.subjects.create')).toEqual([]);
  await user.type(field, 'Biology{Enter}');
  expect(await screen.findByText('Subject created successfully')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Biology' })).toBeDefined();
});

it('the form for another subject can be used while the previous subject is still being added', async () => {
  const server = startServer();
  const user = await open();
  const reply = holdReplies(server, 'content.subjects.create');
  const openRow = () => user.click(screen.getByRole('button', { name: 'Add subject' }));
  await openRow();
  await user.type(screen.getByLabelText('New subject'), 'Biology{Enter}{Escape}');
  await openRow();
  await user.type(screen.getByLabelText('New subject'), 'Maths');
  await reply();
  expect(await screen.findByRole('button', { name: 'Biology' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New subject').value).toBe('Maths');
  await user.type(screen.getByLabelText('New subject'), '{Enter}');
  expect(await screen.findByRole('button', { name: 'Maths' })).toBeDefined();
  const names = server
    .callsOf('content.subjects.create')
    .map(({ input }) => (input as { name: string }).name);
  expect(names).toEqual(['Biology', 'Maths']);
  expect(server.callsOf('content.subjects.update')).toEqual([]);
});

it('the deletion dialog counts the students of a subject or chapter, or says that the count is unavailable', async () => {
  const server = startServer();
  server.answers['content.chapters.previewDeletion'] = () => broken;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'More for Physics' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete subject “Physics”?' });
  await waitFor(() => expect(question.textContent).toContain('2 chapters go with it'));
  expect(question.textContent).toContain('12 students have progress here: students keep their results.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Physics' }));
  await user.click(await screen.findByRole('button', { name: 'More for Light' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const other = await screen.findByRole('alertdialog', { name: 'Delete chapter “Light”?' });
  await waitFor(() => expect(other.textContent).toContain('could not be asked; students keep their results'));
});

it('deleting a subject first counts its chapters, and a failed deletion restores it', async () => {
  const server = startServer();
  server.answers['content.subjects.delete'] = () => broken;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'More for Physics' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete subject “Physics”?' });
  expect(question.textContent).toMatch(/1 chapter goes with it|2 chapters go with it/);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const name = within(question).getByRole('textbox', { name: 'Type “Physics” to delete it' });
  expect(await within(question).findByText('This is not “Physics”')).toBeDefined();
  expect(document.activeElement).toBe(name);
  await user.type(name, '  physics {Enter}');
  expect(await screen.findByText(/^Subject deleted successfully/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Physics' })).toBeNull());
  expect(server.callsOf('content.subjects.delete')).toEqual([]);
  await flushDeletes();
  expect(await screen.findByText('Failed to delete subject')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Physics' })).toBeDefined();
});

it('Ctrl+K jumps to a chapter', async () => {
  startServer();
  const user = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(
    await screen.findByRole('combobox', { name: 'Subject, chapter or words of a text' }),
    'ligh{Enter}',
  );
  expect(await screen.findByRole('heading', { name: 'Light', level: 1 })).toBeDefined();
});

it('the sidebar says where subjects could not be loaded', async () => {
  const server = startServer();
  server.answers['content.subjects.list'] = () => broken;
  renderOpenTool();
  expect(await screen.findByText('Failed to fetch subjects')).toBeDefined();
});
