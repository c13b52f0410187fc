import { expect, type Page } from '@playwright/test';
import { logInAfterQuizzes, standing, weakUnitIsKept } from '#src/standing.ts';
import { openApiClient } from '#src/student.ts';
import { fail, hang, keepNothing } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openProgress(page: Page): Promise<void> {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

export const accountStates: ScreenState[] = [
  ...inOnePage(
    { name: 'profile-basic', viewer: 'basic', title: 'Profile', open: openProfile },
    {
      name: 'profile-picture-error',
      async open(page) {
        const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
        await page.locator('input[type=file]').setInputFiles(notes);
        await expect(page.getByText('Please select an image file').first()).toBeVisible();
      },
    },
    {
      name: 'profile-editing',
      async open(page) {
        await page.getByRole('button', { name: /edit.*name/i }).click();
        await expect(page.getByRole('textbox', { name: /name/i })).toBeVisible();
      },
    },
  ),
  { name: 'profile-super', viewer: 'super', title: 'Profile', open: openProfile },
  {
    name: 'profile-resume-pill',
    viewer: 'super',
    title: 'Profile',
    onlyAt: 'phone',
    async open(page) {
      await openProfile(page);
      await expect(page.getByRole('complementary', { name: 'Go on' }).getByRole('link')).toBeVisible();
    },
  },
  ...inOnePage(
    {
      name: 'exam-day',
      viewer: 'beginner',
      title: 'Profile',
      async open(page) {
        await openProfile(page);
        await page.getByRole('button', { name: 'Change Your board exam' }).click();
        const dialog = page.getByRole('dialog', { name: 'Your board exam' });
        await dialog.getByRole('radio', { name: /^Another day/ }).check({ force: true });
        await expect(dialog.getByLabel('Day of the first paper')).toBeVisible();
      },
    },
    {
      name: 'profile-study-needs',
      async open(page) {
        await page.keyboard.press('Escape');
        for (const name of [/^Extra time/, /^Calm screen/, /^Wider spacing/])
          await page.getByRole('switch', { name }).check({ force: true });
        await expect(page.locator('html')).toHaveAttribute('data-spacing');
      },
    },
  ),
  {
    name: 'progress-loading',
    hasNothingToDo: true,
    viewer: 'super',
    title: 'Your Progress',
    async open(page) {
      await keepNothing(page);
      await hang(page, /progress\.page/);
      await page.goto('/progress');
      await expect(page.getByText('Loading...').first()).toBeAttached();
    },
  },
  { name: 'progress-locked', viewer: 'basic', title: 'Your Progress', open: openProgress },
  ...inOnePage(
    { name: 'progress', viewer: 'finisher', title: 'Your Progress', open: openProgress },
    {
      name: 'progress-row-open',
      async open(page) {
        const rows = page.getByRole('region', { name: 'Test Results' }).locator('button[aria-expanded]');
        await rows.last().click();
        await expect(page.getByText('Not selected').first()).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      name: 'progress-no-results',
      viewer: 'beginner',
      title: 'Your Progress',
      offers: 'Choose a subject',
      async open(page) {
        await openProgress(page);
        await expect(page.getByText('No test results found.')).toBeVisible();
        await expect(page.getByText('Take some tests to see your results here!')).toBeVisible();
      },
    },
    {
      name: 'progress-standing-not-yet',
      async open(page) {
        await expect(standing(page).getByText(/^Answer about 40 more questions/)).toBeVisible();
        await standing(page).scrollIntoViewIfNeeded();
      },
    },
  ),
  ...inOnePage(
    {
      name: 'progress-standing',
      viewer: 'nobody',
      title: 'Your Progress',
      async open(page) {
        await logInAfterQuizzes(page, await openApiClient(), 3);
        await openProgress(page);
        await expect(standing(page).getByText(/^You'd score about \d+ of 80/)).toBeVisible();
        await standing(page).locator('summary').first().click();
        await standing(page).evaluate((card) => card.scrollIntoView());
      },
    },
    {
      name: 'home-unit',
      title: 'Home',
      async open(page) {
        await page.goto('/dashboard');
        await weakUnitIsKept(page);
        await page.reload();
        await page.getByRole('button', { name: 'Other options' }).click();
        await expect(page.getByText('Your biggest gain')).toBeVisible();
      },
    },
  ),
  {
    name: 'progress-standing-failed',
    viewer: 'beginner',
    title: 'Your Progress',
    async open(page) {
      await keepNothing(page);
      await fail(page, /progress\.firstAnswers/);
      await openProgress(page);
      await expect(standing(page).getByText('Error fetching your answers')).toBeVisible();
      await standing(page).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'progress-failed',
    viewer: 'super',
    title: 'Your Progress',
    offers: 'Retry',
    async open(page) {
      await keepNothing(page);
      await fail(page, /progress\.page/);
      await page.goto('/progress');
      await expect(page.getByRole('alert')).toHaveText('Error fetching progress data');
    },
  },
];
