import { expect, type Page } from '@playwright/test';
import { fail, withReplies } from './calls.ts';
import type { ScreenState } from './state.ts';

const looks = { students: 214, looks: 640 };
const items = [
  {
    ...{ list: 'flashcards', itemId: 'card-1', place: null, forgottenPercent: 62, ...looks },
    text: 'What does a fuse do when the current $I$ is too large?',
  },
  {
    ...{ list: 'tests', itemId: 'test', place: 7, forgottenPercent: 48, students: 20, looks: 25 },
    text: 'Two bulbs are connected in parallel to a cell. What happens to the brightness of the other one when one of them is taken out, and why?',
  },
  {
    ...{ list: 'flashcards', itemId: 'card-2', place: null, forgottenPercent: 3, ...looks },
    text: 'What is the unit of **resistance**?',
  },
];
const pages = [
  { topicId: 'a', topic: 'Resistors in series and in parallel', pageId: 'a2', page: 2 },
  { topicId: 'b', topic: 'Electric power', pageId: 'b1', page: 1 },
].map((page, index) => ({ ...page, students: 143 + index, correctPercent: 41 + 20 * index }));

async function openMemory(page: Page): Promise<void> {
  await page.goto('/admin/physics/physics-electricity/flashcards');
  await page.getByRole('button', { name: 'What is forgotten' }).click();
  await expect(page.getByRole('dialog', { name: 'What students forget in “Electricity”' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const memory = { viewer: 'admin', title: 'Admin: Electricity, Flashcards' } as const;

/** A fake reply, as if students had revised for weeks; real reviews would change every state. */
export const adminMemoryStates: ScreenState[] = [
  {
    ...memory,
    name: 'admin-forgotten',
    async open(page) {
      await withReplies(page, { 'admin.chapterMemory': { items, pages } });
      await openMemory(page);
      await expect(page.getByText('62 %', { exact: false })).toBeVisible();
    },
  },
  {
    ...memory,
    name: 'admin-forgotten-none',
    async open(page) {
      await withReplies(page, { 'admin.chapterMemory': { items: [], pages: [] } });
      await openMemory(page);
      await expect(page.getByText('Nothing came back to enough students yet.')).toBeVisible();
    },
  },
  {
    ...memory,
    name: 'admin-forgotten-failed',
    offers: 'Retry',
    async open(page) {
      await fail(page, /admin\.chapterMemory/);
      await openMemory(page);
      await expect(page.getByText('The statistics could not be loaded')).toBeVisible();
    },
  },
];
