import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { isReadyForOffline } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const root = (page: Page) => page.locator('html');
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// docs/product/study.md#languages
test('the app switches to Hindi after one tap, also after a reload without a network, and the documented words after another tap', {
  tag: '@journey',
}, async ({ page, context }) => {
  await logIn(page, demo.super);
  await page.goto('/profile');
  await expect(choice(page, 'English')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'हिन्दी').focus();
  await page.keyboard.press('Enter');
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
  await expect(choice(page, 'हिन्दी')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'प्रोफ़ाइल' })).toBeVisible();
  for (const name of ['होम', 'प्रोग्रेस', 'प्रैक्टिस'])
    await expect(page.getByRole('navigation').getByRole('link', { name })).toBeVisible();

  await isReadyForOffline(page);
  const goOnline = await goOffline(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'प्रोफ़ाइल' })).toBeVisible();
  await expect(choice(page, 'Hinglish')).toBeDisabled();
  await goOnline();

  await choice(page, 'English').click();
  await expect(root(page)).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

// docs/product/study.md#languages
test('content keeps its language, and declares it, when the app is in another language', async ({ page }) => {
  await logIn(page, demo.super);
  await page.goto('/profile');
  await choice(page, 'हिन्दी').click();
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
  await page.goto('/tabs/physics/physics-electricity?tab=flashcards');
  const card = page.locator('.flip-face').first();
  await expect(card.locator('[lang="en-IN"]').first()).toContainText(/[A-Za-z]{3}/);
  // The page also has texts of the app, none of them in English.
  await expect(page.getByText(/^\d+ of \d+$/)).toHaveCount(0);
});

// docs/product/study.md#languages
test('an error from the server is shown in the language of the app', async ({ page }) => {
  await logIn(page, demo.basic);
  await page.goto('/profile');
  await choice(page, 'हिन्दी').click();
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.endsWith('-auth')) localStorage.removeItem(name);
  });
  await page.goto('/login');
  await page.locator('input[type=email]').fill('nobody@example.com');
  await page.locator('input[type=password]').fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText(/[\u0900-\u097F]/)
      .filter({ hasText: 'पासवर्ड' })
      .first(),
  ).toBeVisible();
});
