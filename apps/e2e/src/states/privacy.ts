import { expect, type Page } from '@playwright/test';
import { lose } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

async function openPrivacy(page: Page): Promise<void> {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep about you' })).toBeVisible();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
}

async function openWithBanner(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
}

export const privacyStates: ScreenState[] = [
  { name: 'privacy-visitor', viewer: 'nobody', title: 'Privacy', open: openPrivacy },
  ...inOnePage(
    { name: 'privacy', viewer: 'basic', title: 'Privacy', open: openPrivacy },
    {
      name: 'privacy-details',
      async open(page) {
        for (const title of ['Your account', 'Other websites'])
          await page.locator('summary').filter({ hasText: title }).click();
        await expect(page.getByText('To know that it is you')).toBeVisible();
      },
    },
    { name: 'delete-dialog', open: askToDelete },
  ),
  {
    name: 'privacy-download-failed',
    viewer: 'basic',
    title: 'Privacy',
    offers: 'Retry',
    async open(page) {
      await lose(page, /exportAccount/);
      await openPrivacy(page);
      await page.getByRole('button', { name: 'Download everything' }).click();
      await expect(page.getByRole('alert')).toContainText('We could not reach our server.');
    },
  },
  {
    name: 'delete-code-wrong',
    viewer: 'newcomer',
    title: 'Privacy',
    async open(page) {
      await openPrivacy(page);
      await askToDelete(page);
      await page.getByRole('button', { name: 'Mail me the code' }).click();
      await page.getByLabel('Code from the mail').fill('AB');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Please enter the 6-character code from the mail')).toBeVisible();
    },
  },
  {
    name: 'deletion-banner',
    viewer: 'leaving',
    title: 'Home',
    open: (page) => openWithBanner(page, '/dashboard'),
  },
  {
    name: 'deletion-banner-chapter',
    viewer: 'leaving',
    title: /./,
    open: (page) => openWithBanner(page, '/tabs/economics/economics-development'),
  },
  {
    name: 'privacy-planned',
    viewer: 'leaving',
    title: 'Privacy',
    open: (page) => openWithBanner(page, '/privacy'),
  },
];
