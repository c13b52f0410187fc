import { expect, type Page } from '@playwright/test';
import { fail, hang, keepNothing, lose } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Start / }).first()).toBeVisible();
}

const search = (page: Page, words: string) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill(words);

const bulk = /\/api\/v1\/bulk-data/;

export const shellStates: ScreenState[] = [
  {
    name: 'splash',
    needsOwnBrowser: true,
    hasNothingToDo: true,
    viewer: 'super',
    title: /./,
    async open(page) {
      await page.clock.install();
      await page.addInitScript(() => {
        Math.random = () => 0.999;
      });
      // Without this, the stored copy would open after a while.
      await keepNothing(page);
      await hang(page, bulk);
      await page.goto('/dashboard');
      const bar = page.getByRole('progressbar');
      const percent = async () => {
        await page.clock.runFor(300);
        return Number(await bar.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => 0));
      };
      await expect.poll(percent, { intervals: [10] }).toBeGreaterThanOrEqual(40);
    },
  },
  {
    name: 'error-loading',
    viewer: 'basic',
    title: 'Error Loading Data',
    offers: 'Retry',
    async open(page) {
      await fail(page, bulk);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Data' })).toBeVisible();
    },
  },
  ...inOnePage(
    {
      name: 'search-clean',
      viewer: 'super',
      title: 'Home',
      async open(page) {
        await openHome(page);
        await page.keyboard.press('Control+k');
        await search(page, '');
      },
    },
    {
      name: 'search-found',
      async open(page) {
        await search(page, 'current');
        await expect(page.getByText(/^\d+ results?$/)).toBeAttached();
      },
    },
    {
      name: 'search-nothing',
      async open(page) {
        await search(page, 'zzzzqqqq');
        await expect(page.getByRole('dialog').getByText('No results found')).toBeVisible();
      },
    },
  ),
  {
    name: 'logout-dialog',
    viewer: 'basic',
    title: 'Home',
    async open(page) {
      await openHome(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Confirm Logout' })).toBeVisible();
    },
  },
  {
    name: 'logout-failed',
    viewer: 'basic',
    title: 'Home',
    async open(page) {
      // A browser that can store nothing would log in again by its cookie, so this logout fails.
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await lose(page, /auth\.logout/);
      await openHome(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Yes, Logout!' }).click();
      await expect(page.getByText(/^You are still logged in/)).toBeVisible();
    },
  },
  {
    name: 'toast-stack',
    isOpenedAtEachSize: true,
    viewer: 'inviterOf3',
    title: 'Unlock free chapter',
    async open(page) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
      });
      await page.goto('/unlock-free-chapter');
      const copy = page.getByRole('button', { name: 'Copy link' });
      for (let n = 0; n < 3; n++) await copy.click();
      await page.locator('.toast').first().hover();
      await expect(page.locator('.toast')).toHaveCount(3);
    },
  },
  {
    name: 'zen',
    viewer: 'super',
    title: 'Home',
    onlyAt: 'desktop',
    needsRoom: true,
    async open(page) {
      await openHome(page);
      await page.getByRole('button', { name: 'Zen mode' }).click();
      await expect(page.getByRole('button', { name: 'Leave Zen mode' })).toBeVisible();
    },
  },
];
