import { expect, type Page } from '@playwright/test';
import type { ScreenState } from './state.ts';

/** The profile's list, without Chemistry on this device. */
async function removeChemistry(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Content on this device' }).click();
  await page.getByRole('button', { name: 'Remove Chemistry from this device' }).click();
  await expect(page.getByText(/^Not on this device, /)).toBeVisible();
}

export const deviceStates: ScreenState[] = [
  {
    name: 'device-subjects',
    needsOwnBrowser: true,
    viewer: 'super',
    title: 'Profile',
    open: removeChemistry,
  },
  {
    name: 'device-left-out',
    needsOwnBrowser: true,
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      await removeChemistry(page);
      await page.goto('/practice');
      await expect(page.getByText("Chapters of Chemistry that aren't on this device")).toBeVisible();
    },
  },
  {
    name: 'device-chapter-missing',
    needsOwnBrowser: true,
    viewer: 'super',
    title: 'Metals and Non-metals: Explanation',
    offers: 'Retry',
    async open(page) {
      await removeChemistry(page);
      await page.route('**/api/v1/bulk-data/**', (route) => route.abort());
      await page.goto('/tabs/chemistry/chemistry-metals-and-non-metals');
      await expect(page.getByText("This chapter didn't download.")).toBeVisible();
    },
  },
];
