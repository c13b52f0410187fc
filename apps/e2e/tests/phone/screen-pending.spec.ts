import { expect, test } from '@playwright/test';

test('a screen whose code is slow to come looks like the splash, and a quick one shows nothing of it', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await isFree;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/.+\.js$/);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await asked;
  const pending = page.getByRole('status').filter({ hasText: 'Loading...' });
  await page.clock.runFor(150);
  await expect(pending).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(pending).toBeVisible();
  const { mark, middle, width } = await pending.evaluate((status) => {
    const drawn = getComputedStyle(status, '::before');
    const words = status.querySelector('span')?.getBoundingClientRect() ?? status.getBoundingClientRect();
    return {
      mark: [drawn.width, drawn.height, drawn.maskImage.startsWith('url("data:image/svg+xml')],
      middle: (words.left + words.right) / 2,
      width: innerWidth,
    };
  });
  expect(mark).toEqual(['96px', '96px', true]);
  expect(Math.abs(middle - width / 2)).toBeLessThan(2);

  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await expect(pending).toHaveCount(0);
});
