import * as contentMessages from '@repo/contracts/messages/content';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { hasUnsavedWork } from '#src/editing/unsaved-work.ts';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { type Answer, at, broken, holdReplies, staleEdit } from './fake-server.ts';
import { forces, openFirstPage, pageOf, startServer, type } from './notes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

afterEach(leaveTab);

it('New Page mode adds a page and opens it', async () => {
  const server = startServer();
  const { user, router } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: /^Forces 2 pages/ }));
  expect(await screen.findByRole('heading', { name: 'New Page' })).toBeDefined();
  type('Third text');
  await user.click(await screen.findByRole('button', { name: 'Save page' }));
  expect(await screen.findByRole('heading', { name: 'Edit Page' })).toBeDefined();
  expect(router.state.location.search).toMatchObject({ item: 'forces', page: 'p3' });
  expect(server.callsOf('content.topics.addPage')).toHaveLength(1);
});

it('Add topic adds one topic without an unsaved-changes question, and opens it', async () => {
  const server = startServer();
  const made = { ...forces([]), _id: 'waves', name: 'Waves' };
  server.answers['content.topics.create'] = () => ({ data: made });
  const { user, router } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: 'Add topic' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add topic' }));
  const dirtyWhenLeaving: boolean[] = [];
  router.subscribe('onBeforeNavigate', () => dirtyWhenLeaving.push(hasUnsavedWork()));
  await user.type(dialog.getByLabelText('Name'), 'Waves{Enter}');
  expect(await screen.findByRole('button', { name: /^Waves/, current: true })).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dirtyWhenLeaving).toEqual([false]);
  expect(router.state.location.search).toMatchObject({ item: 'waves' });
  expect(server.callsOf('content.topics.create')).toHaveLength(1);
});

it('a page whose deletion failed returns, with the error', async () => {
  const server = startServer();
  server.answers['content.topics.deletePage'] = () => broken;
  const { user } = await openFirstPage();
  await user.click(screen.getByRole('button', { name: 'More for page 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Page 2/ })).toBeNull());
  expect(server.callsOf('content.topics.deletePage')).toHaveLength(0);
  await act(flushDeletes);
  expect(await screen.findByText('Failed to delete page')).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Page 2/ })).toBeDefined();
});

it('a topic is renamed inline: Escape cancels, Enter saves, blank is refused', async () => {
  const server = startServer();
  server.answers['content.topics.update'] = (input) => ({
    data: { ...forces([pageOf(1, 'First text')]), name: (input as { name: string }).name },
  });
  const { user } = renderTab(NotesTab);
  const rename = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Forces' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    return screen.findByLabelText('New name of Forces');
  };
  await user.type(await rename(), 'x{Escape}');
  expect(screen.queryByLabelText('New name of Forces')).toBeNull();
  expect(server.callsOf('content.topics.update')).toHaveLength(0);
  const field = await rename();
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please enter a topic name')).toBeDefined();
  await user.type(field, 'Motion{Enter}');
  expect(await screen.findByRole('button', { name: /^Motion/ })).toBeDefined();
  expect(server.inputsOf('content.topics.update')[0]).toEqual({
    id: 'forces',
    name: 'Motion',
    seenUpdatedAt: at(0),
  });
});

it("the next topic's name stays while the previous topic is being saved", async () => {
  const server = startServer();
  const topics = ['forces', 'work'].map((_id) => ({ ...forces([]), _id, name: _id }));
  server.answers['content.topics.list'] = () => ({ data: topics });
  server.answers['content.topics.update'] = (input) => ({
    data: { ...topics[0], name: (input as { name: string }).name },
  });
  const reply = holdReplies(server, 'content.topics.update');
  const { user } = renderTab(NotesTab);
  await user.dblClick(await screen.findByRole('button', { name: /^forces/ }));
  await user.type(screen.getByLabelText('New name of forces'), ' and motion{Enter}');
  await user.dblClick(screen.getByRole('button', { name: /^work/ }));
  await user.type(screen.getByLabelText('New name of work'), ' done');
  await reply();
  expect(await screen.findByText('Topic updated successfully')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New name of work').value).toContain(' done');
});

it("editing a topic's description reports a conflict when someone else changed it meanwhile", async () => {
  const server = startServer();
  let answer: Answer = staleEdit();
  server.answers['content.topics.update'] = () => answer;
  const { user } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: 'More for Forces' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit description' }));
  const dialog = await screen.findByRole('dialog', { name: 'Description of Forces' });
  await user.type(within(dialog).getByLabelText('Description'), 'Push and pull');
  const save = within(dialog).getByRole('button', { name: 'Save description' });
  await user.click(save);
  expect((await within(dialog).findByRole('alert')).textContent).toContain(contentMessages.staleEdit);
  expect(server.callsOf('content.topics.list').length).toBeGreaterThan(1);
  answer = { data: { ...forces([]), description: 'Push and pull' } };
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.topics.update').at(-1)).toEqual({
    id: 'forces',
    description: 'Push and pull',
    seenUpdatedAt: at(0),
  });
});

it('a link opens a page that somebody else added after the list was loaded', async () => {
  const server = startServer();
  const { router } = await openFirstPage();
  const pages = [pageOf(1, 'First text'), pageOf(2, 'Second text'), pageOf(3, 'Third text')];
  server.answers['content.topics.list'] = () => ({ data: [forces(pages)] });
  const asked = (page: string) => router.navigate({ to: `/physics/light/notes?item=forces&page=${page}` });
  await act(() => asked('p3'));
  expect(await screen.findByRole('button', { name: /^Page 3/, current: true })).toBeDefined();
  await act(() => asked('p9'));
  expect(await screen.findByText('It is not there any more: somebody deleted or moved it')).toBeDefined();
  expect(router.state.location.search).toEqual({ item: 'forces' });
});
