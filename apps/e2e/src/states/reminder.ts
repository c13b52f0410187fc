import { expect, type Page } from '@playwright/test';
import { answerPermission, usePushOfSandbox } from '#src/push.ts';
import { lose } from './calls.ts';
import type { ScreenState } from './state.ts';

const reminder = (page: Page) => page.getByRole('switch', { name: /^Reminder/ });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reminder(page).scrollIntoViewIfNeeded();
}

/** Fakes the service worker, because pages have none here. */
async function usePush(page: Page): Promise<void> {
  await usePushOfSandbox(page, page.request);
  await page.addInitScript(() => {
    const registration = { pushManager: Object.create(PushManager.prototype) };
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => registration });
  });
}

export const reminderStates: ScreenState[] = [
  {
    name: 'reminder-off',
    viewer: 'beginner',
    title: 'Profile',
    async open(page) {
      await answerPermission(page, 'default');
      await openProfile(page);
      await expect(reminder(page)).toBeEnabled();
    },
  },
  {
    name: 'reminder-on',
    viewer: 'beginner',
    title: 'Profile',
    async open(page) {
      await usePush(page);
      await openProfile(page);
      await expect(reminder(page)).toBeEnabled();
      await reminder(page).check({ force: true });
      await expect(page.getByLabel('Time', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'reminder-failed',
    viewer: 'beginner',
    title: 'Profile',
    async open(page) {
      await usePush(page);
      await lose(page, /auth\.reminder\.set/);
      await openProfile(page);
      await expect(reminder(page)).toBeEnabled();
      await reminder(page).check({ force: true });
      await expect(page.getByText('The reminder could not be changed.')).toBeVisible();
    },
  },
  {
    name: 'reminder-blocked',
    viewer: 'beginner',
    title: 'Profile',
    async open(page) {
      await answerPermission(page, 'denied');
      await openProfile(page);
      await expect(page.getByText('This browser blocks notifications')).toBeVisible();
    },
  },
  {
    name: 'reminder-missing',
    viewer: 'beginner',
    title: 'Profile',
    async open(page) {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
      await openProfile(page);
      await expect(page.getByText('This browser cannot show reminders.')).toBeVisible();
    },
  },
];
