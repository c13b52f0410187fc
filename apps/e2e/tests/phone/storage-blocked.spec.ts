import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { chapter, finishQuiz, greeting, signIn, startQuiz, watchErrors } from '#src/study.ts';

const breakages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
};

// docs/product/screens.md#storage-blocked
for (const [what, breakIt] of Object.entries(breakages))
  test(`where storage is ${what}, the cookie keeps a student signed in after a reload and at any address, until the logout`, async ({
    page,
    request,
  }) => {
    test.slow();
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    const errors = watchErrors(page);
    await page.addInitScript(breakIt);
    await page.goto('/progress');
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await logIn(page, demo.super);
    await expect(greeting(page, demo.super)).toBeVisible();
    await page.reload();
    await expect(greeting(page, demo.super)).toBeVisible();
    await page.goto('/progress');
    await expect(page.getByRole('img', { name: /% complete$/ })).toBeVisible();
    await expect(page).toHaveURL(/\/progress$/);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto(chapter);
    await startQuiz(page);
    await finishQuiz(page);
    await expect(page.getByText('Result saved')).toBeVisible();
    expect(await student.resultCount()).toBe(before + 1);

    await page.goto('/dashboard');
    await page.route(/auth\.logout/, (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    const logOut = page.getByRole('button', { name: 'Yes, Logout!' });
    await logOut.click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are still logged in' })).toBeVisible();
    await page.unroute(/auth\.logout/);
    await logOut.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await page.goto('/progress');
    await expect(page).toHaveURL(/\/signup$/);
    expect(errors).toEqual([]);
  });

test('where storage is blocked, a tab leaves its screen when its cookie was replaced by that of another student', async ({
  page,
  context,
}) => {
  test.slow();
  await page.addInitScript(breakages.blocked);
  await logIn(page, demo.super);
  await page.goto('/profile');
  await expect(page.getByText(demo.super.email)).toBeVisible();
  const beside = await context.newPage();
  await logIn(beside, demo.basic);
  await expect(greeting(beside, demo.basic)).toBeVisible();

  await page.getByRole('link', { name: 'Progress' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(greeting(page, demo.basic)).toBeVisible();
});
