import { expect } from '@playwright/test';
import type { ScreenState } from './state.ts';

export const adminPaperStates: ScreenState[] = [
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
    name: 'admin-paper-editor',
    viewer: 'admin',
    title: 'Admin: Board papers',
    async open(page) {
      await page.goto('/admin/papers');
      await page.getByRole('button', { name: /^Edit “Science/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit paper' });
      await expect(dialog.getByText('Units and sections give 80 marks each')).toBeVisible();
      await dialog.getByLabel('Marks, unit 1').fill('');
      await dialog.getByRole('button', { name: 'Save paper' }).click();
      await expect(dialog.getByRole('link', { name: 'Please enter the marks of the unit' })).toBeVisible();
    },
  },
];
