import { expect, type Page } from '@playwright/test';
import type { ScreenState } from './state.ts';

async function openPaper(page: Page) {
  await page.goto('/admin/papers');
  await page.getByRole('button', { name: /^Edit “Science/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit paper' });
  await expect(dialog.getByText('Units and sections give 80 marks each')).toBeVisible();
  return dialog;
}

const papers = { viewer: 'admin', title: 'Admin: Board papers' } as const;

export const adminPaperStates: ScreenState[] = [
  {
    ...papers,
    name: 'admin-papers',
    async open(page) {
      await page.goto('/admin/papers');
      await expect(page.getByRole('button', { name: 'New paper' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    ...papers,
    name: 'admin-date-sheet',
    async open(page) {
      await page.goto('/admin/papers');
      await page.getByText('Date sheet').first().click();
      await expect(page.getByLabel('Science', { exact: true }).first()).toBeVisible();
    },
  },
  {
    ...papers,
    name: 'admin-paper-editor',
    async open(page) {
      const dialog = await openPaper(page);
      await dialog.getByLabel('Marks, unit 1').fill('');
      await dialog.getByRole('button', { name: 'Save paper' }).click();
      await expect(dialog.getByRole('link', { name: 'Please enter the marks of the unit' })).toBeVisible();
    },
  },
  {
    ...papers,
    name: 'admin-paper-chapters',
    async open(page) {
      await (await openPaper(page)).getByRole('button', { name: /^Chapters of unit 1: / }).click();
      await expect(page.getByRole('dialog', { name: /^Chapters of / })).toBeVisible();
    },
  },
  {
    ...papers,
    name: 'admin-paper-preview',
    async open(page) {
      await (await openPaper(page)).getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' }).getByRole('heading').nth(1)).toBeVisible();
    },
  },
];
