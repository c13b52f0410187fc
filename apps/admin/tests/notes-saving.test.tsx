import { act, screen, waitFor, within } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStore, draftsFailAtom } from '#src/editing/draft-store.ts';
import { at, broken, sessionRefused, staleEdit } from './fake-server.ts';
import { forces, openFirstPage, pageOf, shown, startServer, type } from './notes-app.ts';
import { leaveTab } from './render-tab.tsx';

afterEach(leaveTab);
afterEach(() => void vi.restoreAllMocks());

// docs/product/screens.md#saved-indicators
it('saves a page by Ctrl+S with what it was based on, and says when', async () => {
  const server = startServer();
  const { user } = await openFirstPage();
  type(' and more');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saving…')).toBeDefined();
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

it('says that it saved although the clock was set back meanwhile', async () => {
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

it('keeps a failure with its sentence until Retry works', async () => {
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

it('shows a stale edit, and overwrites only the version that was shown', async () => {
  const server = startServer();
  const theirs = { ...pageOf(1, 'Their text'), updatedAt: at(20) };
  const recover = server.fail('content.topics.updatePage', staleEdit(theirs));
  const { user } = await openFirstPage();
  type(' of mine');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' });
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

it('takes their version on demand', async () => {
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
});

it('marks what differs, and keeps both texts to be tidied and saved', async () => {
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
