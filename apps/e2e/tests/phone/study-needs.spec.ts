import { expect, type Page, test } from '@playwright/test';
import { publishTest } from '#src/publish-test.ts';
import { logInWithSuper } from '#src/revision.ts';

const turnOn = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}`) }).check({ force: true });
const minutes = (page: Page) =>
  page
    .getByText(/^Minutes?$/)
    .locator('..')
    .locator('dd');

// docs/product/study.md#study-needs
test('extra time adds twenty minutes to an hour', async ({ page, request }) => {
  const { path } = await publishTest(request);
  await logInWithSuper(page, request);
  await page.goto(`${path}?tab=quiz`);
  await expect(minutes(page)).toHaveText('20');
  await page.goto('/profile');
  await turnOn(page, 'Extra time');
  await page.goto(`${path}?tab=quiz`);
  await expect(minutes(page)).toHaveText('27');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText(/^26:\d\d$/)).toBeVisible();
});

// docs/product/study.md#study-needs
test('a calm screen and wider spacing apply from the first paint of every page, and can be turned on by keyboard', async ({
  page,
  request,
}) => {
  await logInWithSuper(page, request);
  await page.goto('/profile');
  for (const name of ['Calm screen', 'Wider spacing']) {
    await page.getByRole('switch', { name: new RegExp(`^${name}`) }).focus();
    await page.keyboard.press(' ');
  }
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-calm');
  await expect(root).toHaveAttribute('data-spacing');
  await page.goto('/coming-soon', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-calm');
  await page.waitForLoadState();
  await expect(page.locator('svg[data-character]:visible')).toHaveCount(0);
  const spacing = await page
    .locator('body')
    .evaluate((body) => parseFloat(getComputedStyle(body).letterSpacing));
  expect(spacing).toBeGreaterThan(0.5);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Yes, Logout!' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(root).not.toHaveAttribute('data-calm');
});
