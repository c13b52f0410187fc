import { expect, type Page } from '@playwright/test';
import { goOffline } from '../network.ts';
import { fail, hang, keepNothing, withLibrary } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Start / }).first()).toBeVisible();
}

async function openRoad(page: Page, subject = 'economics'): Promise<void> {
  await page.goto(`/subject/${subject}`);
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
}

export const homeStates: ScreenState[] = [
  { name: 'dashboard-basic', viewer: 'basic', title: 'Home', open: openDashboard },
  { name: 'dashboard-super', viewer: 'super', title: 'Home', open: openDashboard },
  ...inOnePage(
    { name: 'dashboard-banner', viewer: 'newcomer', title: 'Home', open: openDashboard },
    {
      name: 'dashboard-choosing',
      async open(page) {
        await page.getByRole('button', { name: 'Choose' }).click();
        await expect(page.getByText('Pehle subject chuno, chapter wahin unlock hoga.')).toBeVisible();
      },
    },
  ),
  {
    name: 'dashboard-progress-loading',
    viewer: 'super',
    title: 'Home',
    async open(page) {
      await keepNothing(page);
      await hang(page, /progress\.overall/);
      await openDashboard(page);
    },
  },
  {
    name: 'dashboard-progress-failed',
    viewer: 'super',
    title: 'Home',
    offers: 'Retry',
    async open(page) {
      await keepNothing(page);
      await fail(page, /progress\.overall/);
      await openDashboard(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch progress data');
    },
  },
  {
    name: 'dashboard-empty',
    viewer: 'super',
    title: 'Home',
    offers: 'Retry',
    async open(page) {
      await withLibrary(page, (data) => {
        data.subjects = [];
      });
      await page.goto('/dashboard');
      await expect(page.getByText('No subjects available')).toBeVisible();
    },
  },
  {
    name: 'dashboard-update',
    viewer: 'super',
    title: 'Home',
    async open(page) {
      await page.route(/auth\.user/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /"lastPublishedContentAt":"[^"]+"/,
          '"lastPublishedContentAt":"2099-01-01T00:00:00.000Z"',
        );
        await route.fulfill({ response, body });
      });
      await openDashboard(page);
      await expect(page.getByRole('button', { name: 'Update & Fetch Latest Content' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-offline',
    needsOwnBrowser: true,
    viewer: 'super',
    title: 'Home',
    async open(page) {
      await openDashboard(page);
      await page.waitForLoadState('networkidle');
      await goOffline(page.context());
      await expect(page.getByText('Offline ho. Jo load hai, woh padho.')).toBeVisible();
    },
  },
  {
    name: 'progress-not-on-device',
    needsOwnBrowser: true,
    viewer: 'super',
    title: 'Your Progress',
    offers: 'Retry',
    async open(page) {
      await openDashboard(page);
      await page.waitForLoadState('networkidle');
      await page.route(/\/(?:api\/trpc|healthz)/, (route) => route.abort('connectionrefused'));
      await page.goto('/progress');
      await expect(page.getByText('Yeh abhi is device par nahi hai.')).toBeVisible();
      await expect(page.getByText('Server se connect nahi ho pa raha.')).toBeVisible();
    },
  },
  ...inOnePage(
    { name: 'road-locked', viewer: 'newcomer', title: 'Economics', open: (page) => openRoad(page) },
    {
      name: 'road-claim',
      async open(page) {
        await page.getByRole('button', { name: 'Choose' }).click();
        await expect(page.getByText('Now select any chapter to unlock it for free!')).toBeVisible();
      },
    },
    {
      name: 'road-claim-question',
      async open(page) {
        await page.getByRole('button', { name: /^Unlock for free: chapter 1,/ }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
  ),
  { name: 'road-none-done', viewer: 'beginner', title: 'Economics', open: (page) => openRoad(page) },
  { name: 'road-middle', viewer: 'finisher', title: 'Physics', open: (page) => openRoad(page, 'physics') },
  {
    name: 'road-all-done',
    viewer: 'finisher',
    title: 'Economics',
    async open(page) {
      await openRoad(page);
      await expect(page.getByRole('link', { name: /, completed/ })).toHaveCount(4);
    },
  },
  { name: 'road-unlocked', viewer: 'claimer', title: 'Economics', open: (page) => openRoad(page) },
  {
    name: 'road-empty',
    viewer: 'super',
    title: 'Democratic Politics',
    offers: 'Back to Home',
    async open(page) {
      await withLibrary(page, ({ subjects }) => {
        for (const subject of subjects) Object.assign(subject, { name: 'Democratic Politics', chapters: [] });
      });
      await page.goto('/subject/economics');
      await expect(page.getByText('No results found')).toBeVisible();
    },
  },
  {
    name: 'dashboard-what-next',
    viewer: 'finisher',
    title: 'Home',
    async open(page) {
      await openDashboard(page);
      await expect(page.getByRole('region', { name: 'What next' }).getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'road-over',
    viewer: 'finisher',
    title: 'Economics',
    offers: 'Back to Home',
    async open(page) {
      await openRoad(page);
      await expect(page.getByText('Every chapter is completed.')).toBeVisible();
    },
  },
  {
    name: 'coming-soon-student',
    viewer: 'basic',
    title: 'Coming soon',
    async open(page) {
      await page.goto('/coming-soon');
      await expect(page.getByRole('link', { name: /Home/ }).first()).toBeVisible();
    },
  },
];
