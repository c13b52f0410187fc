import { expect, type Page } from '@playwright/test';
import type { ScreenState } from './state.ts';

/** A page of notes with a figure and a table. */
async function openFigure(page: Page): Promise<void> {
  await page.goto('/tabs/physics/physics-electricity?tab=explanation&topic=2&page=2');
  await expect(page.getByRole('columnheader', { name: 'Material' })).toBeVisible();
  const figure = page.getByRole('figure').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('img')).toBeVisible();
}

const notes = { viewer: 'super', title: /^Electricity: Explanation/ } as const;

/** What stands in pages, and cards as students without Super answer them. */
export const chapterItemStates: ScreenState[] = [
  { ...notes, name: 'notes-figure', open: openFigure },
  {
    ...notes,
    name: 'figure-viewer',
    async open(page) {
      await openFigure(page);
      await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Figure' }).getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'flashcard-back-basic',
    viewer: 'claimer',
    title: 'Development: Flashcards',
    async open(page) {
      await page.goto('/tabs/economics/economics-development?tab=flashcards');
      await page.getByRole('button', { name: 'Flip' }).click();
      await expect(page.getByRole('button', { name: 'Not yet', exact: true })).toBeVisible();
    },
  },
];
