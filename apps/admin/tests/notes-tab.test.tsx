import { messages } from '@repo/contracts/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { get, set } from 'idb-keyval';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { draftStore, draftsFailAtom } from '#src/editing/draft-store.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { type Answer, fakeServer, sessionRefused } from './fake-server.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
type Page = { _id: string; pageNumber: number; content: string; updatedAt: string };
const pageOf = (n: number, content: string): Page => ({
  _id: `p${n}`,
  pageNumber: n,
  content,
  updatedAt: at(n),
});
const forces = (pages: Page[]) => ({
  _id: 'forces',
  name: 'Forces',
  description: '',
  chapter: { _id: chapter._id },
  pages,
  updatedAt: at(0),
});
const broken: Answer = { status: 500, message: messages.internal, errorCode: 'INTERNAL' };

/** A server with one topic of two pages; saving a page changes it there. */
function startServer(first = [pageOf(1, 'First text'), pageOf(2, 'Second text')]) {
  let pages = first;
  const changed = (next: Page[]): Answer => {
    pages = next;
    return { data: forces(pages) };
  };
  return fakeServer({
    'content.topics.list': () => ({ data: [forces(pages)] }),
    'content.subjects.list': () => ({ data: [] }),
    'content.topics.updatePage': (input) => {
      const { pageId, content } = input as { pageId: string; content: string };
      return changed(
        pages.map((page) => (page._id === pageId ? { ...page, content, updatedAt: at(30) } : page)),
      );
    },
    'content.topics.addPage': (input) =>
      changed([...pages, pageOf(pages.length + 1, (input as { content: string }).content)]),
    'content.topics.deletePage': (input) =>
      changed(pages.filter(({ _id }) => _id !== (input as { pageId: string }).pageId)),
  });
}

/** Opens the tab with the first page in the editor. */
async function openFirstPage() {
  const tab = renderTab(NotesTab);
  await tab.user.click(await screen.findByRole('button', { name: /^Forces 2 pages/ }));
  await tab.user.click(await screen.findByRole('button', { name: /^Page 1 First text/ }));
  await screen.findByRole('heading', { name: 'Edit Page' });
  return tab;
}

function editor(): Editor {
  const element = document.querySelector('.ProseMirror') as (HTMLElement & { editor?: Editor }) | null;
  if (!element?.editor) throw new Error('there is no editor');
  return element.editor;
}
const type = (text: string) =>
  act(() => void editor().commands.insertContentAt(editor().state.doc.content.size - 1, text));
const shown = () => editor().getText();

afterEach(leaveTab);

it('saves a page by Ctrl+S with what it was based on, and says when', async () => {
  const server = startServer();
  const { user } = await openFirstPage();
  type(' and more');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('content.topics.updatePage')).toHaveLength(1));
  expect(server.callsOf('content.topics.updatePage')[0]?.input).toEqual({
    topicId: 'forces',
    pageId: 'p1',
    content: 'First text and more',
    seenUpdatedAt: at(1),
  });
  expect(await screen.findByText(/^Saved \d/)).toBeDefined();
  expect(await screen.findByText('Page updated successfully')).toBeDefined();
});

it('keeps a failure with its sentence until Retry works', async () => {
  const server = startServer();
  const working = server.answers['content.topics.updatePage'];
  server.answers['content.topics.updatePage'] = () => broken;
  const { user } = await openFirstPage();
  type('!');
  await user.keyboard('{Control>}s{/Control}');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByText('Failed to update page').length).toBeGreaterThan(0);
  if (working) server.answers['content.topics.updatePage'] = working;
  await user.click(retry);
  expect(await screen.findByText(/^Saved \d/)).toBeDefined();
});

it('shows a stale edit, and overwrites only the version that was shown', async () => {
  const server = startServer();
  const working = server.answers['content.topics.updatePage'];
  const theirs = { ...pageOf(1, 'Their text'), updatedAt: at(20) };
  server.answers['content.topics.updatePage'] = () => ({
    status: 409,
    message: messages.staleEdit,
    errorCode: 'STALE_EDIT',
    current: theirs,
  });
  const { user } = await openFirstPage();
  type(' of mine');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' });
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Theirs, saved now').value).toBe('Their text');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Yours, not saved').value).toBe(
    'First text of mine',
  );
  if (working) server.answers['content.topics.updatePage'] = working;
  await user.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('content.topics.updatePage').at(-1)?.input).toMatchObject({
    content: 'First text of mine',
    seenUpdatedAt: at(20),
  });
});

it('takes their version on demand', async () => {
  let pages = [pageOf(1, 'First text'), pageOf(2, 'Second text')];
  const server = startServer();
  server.answers['content.topics.list'] = () => ({ data: [forces(pages)] });
  const theirs = { ...pageOf(1, 'Their text'), updatedAt: at(20) };
  server.answers['content.topics.updatePage'] = () => {
    pages = [theirs, pageOf(2, 'Second text')];
    return { status: 409, message: messages.staleEdit, errorCode: 'STALE_EDIT', current: theirs };
  };
  const { user } = await openFirstPage();
  type(' of mine');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(shown()).toBe('Their text'));
  expect(screen.queryByText('Unsaved')).toBeNull();
});

it('keeps the draft on the device, and forgets it once it is saved', async () => {
  startServer();
  const { user } = await openFirstPage();
  type(' kept');
  expect(await screen.findByText('Draft kept on this device')).toBeDefined();
  expect(await get('page:p1', draftStore())).toMatchObject({
    value: 'First text kept',
    seenUpdatedAt: at(1),
  });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await get('page:p1', draftStore())).toBeUndefined());
});

it('offers the draft of an earlier visit with its age, and lets it go', async () => {
  startServer();
  const draft = { value: 'First text, later', at: Date.now() - 5 * 60_000, seenUpdatedAt: at(1) };
  await set('page:p1', draft, draftStore());
  const { user } = await openFirstPage();
  expect(await screen.findByText('Restored draft from 5 minutes ago')).toBeDefined();
  await waitFor(() => expect(shown()).toBe('First text, later'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(shown()).toBe('First text'));
  await waitFor(async () => expect(await get('page:p1', draftStore())).toBeUndefined());
});

it('does not believe a draft that is no text', async () => {
  startServer();
  await set('page:p1', { value: { some: 'thing' }, at: 1, seenUpdatedAt: null }, draftStore());
  await openFirstPage();
  expect(screen.queryByText(/^Restored draft/)).toBeNull();
  expect(shown()).toBe('First text');
});

it('says it for as long as the device can keep no draft, and stays usable', async () => {
  startServer();
  await openFirstPage();
  act(() => getDefaultStore().set(draftsFailAtom, true));
  type('!');
  expect(await screen.findByText(/^This device can not keep drafts/)).toBeDefined();
  act(() => getDefaultStore().set(draftsFailAtom, false));
});

it('keeps what was typed when the session ends on saving', async () => {
  const server = startServer();
  server.answers['content.topics.updatePage'] = () => sessionRefused;
  const { user } = await openFirstPage();
  type(' typed');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(shown()).toBe('First text typed');
  await waitFor(async () =>
    expect(await get('page:p1', draftStore())).toMatchObject({ value: 'First text typed' }),
  );
});

it('adds a page in New Page mode and opens it', async () => {
  const server = startServer();
  const { user, router } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: /^Forces 2 pages/ }));
  expect(await screen.findByRole('heading', { name: 'New Page' })).toBeDefined();
  type('Third text');
  await user.click(await screen.findByRole('button', { name: 'Add page' }));
  expect(await screen.findByRole('heading', { name: 'Edit Page' })).toBeDefined();
  expect(router.state.location.search).toMatchObject({ item: 'forces', page: 'p3' });
  expect(server.callsOf('content.topics.addPage')).toHaveLength(1);
});

it('brings a page back whose deletion failed, with the error', async () => {
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

it('renames a topic in its place: Escape goes back, Enter saves, blank is refused', async () => {
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
  expect(server.callsOf('content.topics.update')[0]?.input).toEqual({
    id: 'forces',
    name: 'Motion',
    seenUpdatedAt: at(0),
  });
});

it('says in its place that topics could not be loaded, and loads them on Retry', async () => {
  const server = startServer();
  const working = server.answers['content.topics.list'];
  server.answers['content.topics.list'] = () => broken;
  const { user } = renderTab(NotesTab);
  expect(await screen.findByText('Failed to fetch topics')).toBeDefined();
  if (working) server.answers['content.topics.list'] = working;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /^Forces/ })).toBeDefined();
});

it('changes the description of a topic, and asks again against what someone else wrote meanwhile', async () => {
  const server = startServer();
  let answer: Answer = { status: 409, message: messages.staleEdit, errorCode: 'STALE_EDIT' };
  server.answers['content.topics.update'] = () => answer;
  const { user } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: 'More for Forces' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit description' }));
  const dialog = await screen.findByRole('dialog', { name: 'Description of Forces' });
  await user.type(within(dialog).getByLabelText('Description'), 'Push and pull');
  const save = within(dialog).getByRole('button', { name: 'Save description' });
  await user.click(save);
  expect((await within(dialog).findByRole('alert')).textContent).toContain(messages.staleEdit);
  expect(server.callsOf('content.topics.list').length).toBeGreaterThan(1);
  answer = { data: { ...forces([]), description: 'Push and pull' } };
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('content.topics.update').at(-1)?.input).toEqual({
    id: 'forces',
    description: 'Push and pull',
    seenUpdatedAt: at(0),
  });
});
