import { expect, type Page } from '@playwright/test';
import { inOnePage, type ScreenState } from './state.ts';

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit paper' });

export const adminPaperStates: ScreenState[] = [
  ...inOnePage(
    {
      name: 'admin-papers',
      viewer: 'admin',
      title: 'Admin: Board papers',
      async open(page) {
        await page.goto('/admin/papers');
        await expect(page.getByRole('button', { name: 'New paper' })).toBeVisible();
        await page.waitForLoadState('networkidle');
      },
    },
    {
      name: 'admin-date-sheet',
      async open(page) {
        await page.getByText('Date sheet').first().click();
        await expect(page.getByLabel('Science', { exact: true }).first()).toBeVisible();
      },
    },
    {
      name: 'admin-paper-preview',
      async open(page) {
        await page.getByRole('button', { name: /^Edit “Science/ }).click();
        await expect(editor(page).getByText('Units and sections give 80 marks each')).toBeVisible();
        await editor(page).getByRole('button', { name: 'Preview' }).click();
        await expect(page.getByRole('dialog', { name: 'Preview' }).getByRole('heading').nth(1)).toBeVisible();
      },
    },
    {
      name: 'admin-paper-chapters',
      async open(page) {
        await page.keyboard.press('Escape');
        await editor(page)
          .getByRole('button', { name: /^Chapters of unit 1: / })
          .click();
        await expect(page.getByRole('dialog', { name: /^Chapters of / })).toBeVisible();
      },
    },
    {
      name: 'admin-paper-editor',
      async open(page) {
        await page.keyboard.press('Escape');
        await editor(page).getByLabel('Marks, unit 1').fill('');
        await editor(page).getByRole('button', { name: 'Save paper' }).click();
        await expect(
          editor(page).getByRole('link', { name: 'Please enter the marks of the unit' }),
        ).toBeVisible();
      },
    },
  ),
];
