import type { DeletedItem } from '@repo/contracts/deleted-content';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from './fake-server.ts';
import { light, open, physics, useSidebar } from './sidebar-app.ts';

useSidebar();

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const place = (kind: 'chapters' | 'subjects' | 'topics', label: string) => ({ kind, id: label, label });
const item = (id: number, more: Partial<DeletedItem>): DeletedItem => ({
  ...{ id, kind: 'flashcards', itemId: `item-${id}`, label: `Thing ${id}` },
  path: [place('chapters', 'Light'), place('subjects', 'Physics')],
  ...{
    restorable: 'ready',
    outermost: null,
    deletedBy: 'Mrs Iyer',
    deletedAt: inDays(-1),
    expiresAt: inDays(28.5),
  },
  ...more,
});

function startServer(first: DeletedItem[], hasMore = false) {
  let items = first;
  return fakeServer({
    'admin.overview': () => ({ data: { lastPublishedContentAt: null, reportedItems: 0 } }),
    'admin.unpublishedChanges': () => ({ data: { count: 0, changes: [] } }),
    'content.subjects.list': () => ({ data: [{ ...physics, chapters: [light] }] }),
    'content.papers.list': () => ({ data: [] }),
    'content.deleted.list': (input) =>
      (input as { cursor?: number }).cursor
        ? { data: { items: [item(1, { label: 'Oldest' })], hasMore: false } }
        : { data: { items, hasMore } },
    'content.deleted.restore': (input) => {
      const { id } = input as { id: number };
      items = items.filter((each) => each.id !== id);
      return {
        data: { kind: 'flashcards', itemId: `item-${id}`, path: [], message: `'Thing ${id}' is back` },
      };
    },
  });
}

async function openDeleted() {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Recently deleted' }));
  await screen.findByRole('heading', { name: 'Recently deleted' });
  return user;
}

it('Recently deleted lists items by chapter with the person who deleted them, and restores one with one press', async () => {
  const server = startServer([
    item(5, {}),
    item(4, {
      kind: 'topicPages',
      path: [place('topics', 'Mirrors'), place('chapters', 'Light'), place('subjects', 'Physics')],
    }),
    item(3, { kind: 'subjects', path: [] }),
  ]);
  const user = await openDeleted();
  const chapter = await screen.findByRole('region', { name: 'Physics, Light' });
  expect(
    within(chapter)
      .getAllByRole('article')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Thing 5Flashcard.*Deleted by Mrs Iyer on .*29 days left/),
    expect.stringMatching(/^Thing 4Page · In Mirrors/),
  ]);
  expect(screen.getByRole('region', { name: 'Subjects' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Restore: Thing 5' }));
  expect(await screen.findByText("'Thing 5' is back")).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Thing 5')).toBeNull());
  expect(server.inputsOf('content.deleted.restore')).toEqual([{ id: 5, withOwner: false }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recently deleted' }));
});

it('Recently deleted restores an item with its deleted parent, and offers no Restore if the parent is gone for good', async () => {
  const server = startServer([
    item(5, { restorable: 'withOwner', outermost: 'Light' }),
    item(4, { restorable: 'ownerGone', outermost: 'Light' }),
    item(3, { restorable: 'back' }),
  ]);
  const user = await openDeleted();
  await user.click(await screen.findByRole('button', { name: 'Restore with “Light”: Thing 5' }));
  await screen.findByText("'Thing 5' is back");
  expect(server.inputsOf('content.deleted.restore')[0]).toEqual({ id: 5, withOwner: true });
  expect(screen.getByText("It was in “Light”, which can't be restored any more.")).toBeDefined();
  expect(screen.getByText(/^It is in your drafts again/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

it('Recently deleted says why a restore failed, says when the list is empty, and shows older items', async () => {
  const server = startServer([item(5, {})], true);
  server.answers['content.deleted.restore'] = () => ({
    ...{ status: 409, errorCode: 'CONFLICT', message: 'This was restored already, or its 30 days are over' },
  });
  const user = await openDeleted();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Oldest')).toBeDefined();
  server.answers['content.deleted.list'] = () => ({ data: { items: [], hasMore: false } });
  await user.click(screen.getByRole('button', { name: 'Restore: Thing 5' }));
  expect(await screen.findByText('This was restored already, or its 30 days are over')).toBeDefined();
  expect(await screen.findByText('Nothing was deleted')).toBeDefined();
});
