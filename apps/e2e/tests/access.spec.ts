import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';

test.describe('a visitor', () => {
  for (const path of [
    '/',
    '/dashboard',
    '/subject/economics',
    '/tabs/economics/economics-development',
    '/no-such',
  ])
    test(`who opens ${path} is sent to sign up`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/signup$/);
    });

  for (const path of ['/login', '/signup', '/verify', '/reset-password', '/coming-soon'])
    test(`may open ${path}, which has a title of its own`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page).toHaveTitle(/.+ · .+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test.describe('a student who is logged in', () => {
  test.beforeEach(({ page }) => logIn(page, demo.basic));

  for (const path of ['/login', '/signup', '/verify', '/reset-password'])
    test(`is sent from ${path} to the dashboard`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

  test('without Super finds a locked chapter locked, with no sentence of it on the page', async ({
    page,
  }) => {
    await page.goto('/tabs/chemistry/chemistry-metals-and-non-metals');
    await expect(page.getByRole('link', { name: 'Back to chapters', exact: true })).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeDisabled();
    await expect(page.locator('body')).not.toContainText('reactivity series', { ignoreCase: true });
  });
});
