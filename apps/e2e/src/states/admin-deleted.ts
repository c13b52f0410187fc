import { expect, type Page } from '@playwright/test';
import { fail, withReplies } from './calls.ts';
import type { ScreenState } from './state.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const place = (kind: string, label: string) => ({ kind, id: label, label });
const electricity = [place('chapters', 'Electricity'), place('subjects', 'Physics')];
const item = {
  ...{ id: 9, kind: 'flashcards', itemId: 'card', label: 'What does a fuse do when $I$ is too large?' },
  ...{ path: electricity, restorable: 'ready', outermost: null, deletedBy: 'Mrs Iyer' },
  ...{ deletedAt: inDays(-2), expiresAt: inDays(27.5) },
};
const items = [
  item,
  {
    ...item,
    ...{
      id: 8,
      kind: 'topicPages',
      label: 'Resistance of a conductor',
      deletedBy: '',
      expiresAt: inDays(0.5),
    },
    ...{
      path: [place('topics', 'Ohm’s law'), ...electricity],
      restorable: 'withOwner',
      outermost: 'Ohm’s law',
    },
  },
  { ...item, id: 7, kind: 'topics', label: 'Ohm’s law' },
  { ...item, id: 6, kind: 'tests', label: 'Chapter test', restorable: 'back' },
  { ...item, id: 5, kind: 'summaries', label: 'In short', restorable: 'ownerGone', outermost: 'Magnets' },
  { ...item, id: 4, kind: 'chapters', label: 'Light', path: [place('subjects', 'Physics')] },
  { ...item, id: 3, kind: 'papers', label: 'Science 2025-26', path: [] },
];

/** A fake reply, as if teachers had deleted items. */
const withDeleted = (page: Page, list: object[], hasMore = false) =>
  withReplies(page, { 'content.deleted.list': { items: list, hasMore } });

async function openDeleted(page: Page): Promise<void> {
  await page.goto('/admin/deleted');
  await expect(page.getByRole('heading', { name: 'Recently deleted', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const deleted = { viewer: 'admin', title: 'Admin: Recently deleted' } as const;

export const adminDeletedStates: ScreenState[] = [
  {
    ...deleted,
    name: 'admin-deleted',
    async open(page) {
      await withDeleted(page, items, true);
      await openDeleted(page);
      await expect(page.getByText('1 day left')).toBeVisible();
    },
  },
  {
    ...deleted,
    name: 'admin-deleted-none',
    hasNothingToDo: true,
    async open(page) {
      await withDeleted(page, []);
      await openDeleted(page);
      await expect(page.getByText('Nothing was deleted')).toBeVisible();
    },
  },
  {
    ...deleted,
    name: 'admin-deleted-failed',
    offers: 'Retry',
    async open(page) {
      await fail(page, /content\.deleted\.list/);
      await openDeleted(page);
      await expect(page.getByText('What was deleted could not be loaded')).toBeVisible();
    },
  },
  {
    name: 'admin-delete-subject',
    isOpenedAtEachSize: true,
    viewer: 'admin',
    title: 'Admin',
    async open(page) {
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Publish Content' })).toBeVisible();
      const drawer = page.getByRole('button', { name: 'Subjects', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page.getByRole('button', { name: 'More for Physics' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog.getByText('This is not “Physics”')).toBeVisible();
    },
  },
];
