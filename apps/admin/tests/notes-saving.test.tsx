import { act, screen, waitFor, within } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStore, draftsFailAtom } from '#src/editing/draft-store.ts';
import { at, broken, holdReplies, sessionRefused, staleEdit } from './fake-server.ts';
import { forces, openFirstPage, pageOf, shown, startServer, type } from './notes-app.ts';
import { leaveTab } from './render-tab.tsx';

afterEach(leaveTab);
afterEach(() => void vi.restoreAllMocks());

// docs/product/screens.md#saved-indicators
it('Ctrl+S saves a page with the version it was based on, and shows the time', async () => {
  const server = startServer();
  const release = holdReplies(server, 'content.topics.updatePage');
  const { user } = await openFirstPage();
  type(' and more');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saving…')).toBeDefined();
  await release();
  await waitFor(() => expect(server.callsOf('content.topics.updatePage')).toHaveLength(1));
  expect(server.inputsOf('content.topics.updatePage')[0]).toEqual({
    topicId: 'forces',
    pageId: 'p1',
    content: 'First text and more',
    seenUpdatedAt: at(1),
  });
  expect(await screen.findByText(/^Saved \d/)).toBeDefined();
  expect(await screen.findByText('Page updated successfully')).toBeDefined();
});

it('a saved page shows that it was saved, even if the clock was set back meanwhile', async () => {
  const server = startServer();
  const working = server.answers['content.topics.updatePage'];
  server.answers['content.topics.updatePage'] = (input) => {
    const hourAgoMs = Date.now() - 3_600_000;
    vi.spyOn(Date, 'now').mockImplementation(() => hourAgoMs);
    return working?.(input) ?? broken;
  };
  const { user } = await openFirstPage();
  type(' and more');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Saved \d/, {}, { timeout: 5_000 })).toBeDefined();
});

it('a failed save shows its error until Retry works', async () => {
  const server = startServer();
  const recover = server.fail('content.topics.updatePage');
  const { user } = await openFirstPage();
  type('!');
  await user.keyboard('{Control>}s{/Control}');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByText('Failed to update page').length).toBeGreaterThan(0);
  recover();
  await user.click(retry);
  expect(await screen.findByText(/^Saved \d/)).toBeDefined();
});

it('a save conflict shows the other version, and overwrites only the version that was shown', async () => {
  const server = startServer();
  const theirs = { ...pageOf(1, 'Their text'), updatedAt: at(20) };
  const recover = server.fail('content.topics.updatePage', staleEdit(theirs));
  server.answers['admin.lastChange'] = () => ({ data: { changedBy: 'Mr Rao', changedAt: at(20) } });
  const { user } = await openFirstPage();
  type(' of mine');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' });
  expect(await within(dialog).findByText(/^Changed by Mr Rao, /)).toBeDefined();
  expect((await within(dialog).findByLabelText('Theirs, saved now')).textContent).toBe('Their text');
  expect((await within(dialog).findByLabelText('Yours, not saved')).textContent).toBe('First text of mine');
  recover();
  await user.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.topics.updatePage').at(-1)).toMatchObject({
    content: 'First text of mine',
    seenUpdatedAt: at(20),
  });
});

it('Take theirs replaces the text with the other version', async () => {
  let pages = [pageOf(1, 'First text'), pageOf(2, 'Second text')];
  const server = startServer();
  server.answers['content.topics.list'] = () => ({ data: [forces(pages)] });
  const theirs = { ...pageOf(1, 'Their text'), updatedAt: at(20) };
  server.answers['content.topics.updatePage'] = () => {
    pages = [theirs, pageOf(2, 'Second text')];
    return staleEdit(theirs);
  };
  const { user } = await openFirstPage();
  type(' of mine');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(shown()).toBe('Their text'));
  expect(screen.queryByText('Unsaved')).toBeNull();
  type(' and mine');
  expect(await screen.findByText('Unsaved')).toBeTruthy();
  expect(screen.queryByText(/else changed|Retry/)).toBeNull();
});

it('Keep both marks the differences, and stores both texts for editing', async () => {
  let pages = [pageOf(1, 'First text **one**'), pageOf(2, 'Second text')];
  const server = startServer(pages);
  server.answers['content.topics.list'] = () => ({ data: [forces(pages)] });
  const theirs = { ...pageOf(1, 'First text **two**'), updatedAt: at(20) };
  const recover = server.fail('content.topics.updatePage', staleEdit(theirs));
  const { user } = await openFirstPage();
  type(' of mine');
  pages = [theirs, pageOf(2, 'Second text')];
  await user.keyboard('{Control>}s{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  const marked = (side: HTMLElement) => [...side.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked(await dialog.findByLabelText('Theirs, saved now'))).toEqual(['two']);
  expect(marked(await dialog.findByLabelText('Yours, not saved'))).toEqual(['one of mine']);
  await user.click(dialog.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(shown()).toMatch(/^First text two\s+First text one of mine$/));
  recover();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.inputsOf('content.topics.updatePage').at(-1)).toMatchObject({
      content: 'First text **two**\n\nFirst text **one of mine**',
      seenUpdatedAt: at(20),
    }),
  );
});

it('an unsaved page is stored as a draft on the device, and the draft is deleted once saved', async () => {
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

it('the draft of an earlier visit is offered with its age, and can be discarded', async () => {
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

it('a stored draft that is not text is ignored', async () => {
  startServer();
  await set('page:p1', { value: { some: 'thing' }, at: 1, seenUpdatedAt: null }, draftStore());
  await openFirstPage();
  expect(screen.queryByText(/^Restored draft/)).toBeNull();
  expect(shown()).toBe('First text');
});

it('the editor shows a warning while the device can store no draft, and stays usable', async () => {
  startServer();
  await openFirstPage();
  act(() => getDefaultStore().set(draftsFailAtom, true));
  type('!');
  expect(await screen.findByText(/^This device can not keep drafts/)).toBeDefined();
  act(() => getDefaultStore().set(draftsFailAtom, false));
});

it('typed text survives a session that ends during the save', async () => {
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
