import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { hold, tokenOf } from '#src/states/calls.ts';
import { openApiClient } from '#src/student.ts';
import { answerQuiz, chapter, greeting, signIn, startQuiz, watchErrors } from '#src/study.ts';

test.describe('a session', () => {
  test('a session that the server ended leads to the login with an explanation, and the work is sent after the login', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await page.goto(chapter);
    // No call of the page may notice before the quiz is finished.
    await page.waitForLoadState('networkidle');
    const release = await hold(page, /\/api\/trpc\//);
    await startQuiz(page);
    // The server ends only this page's session.
    const outside = await openApiClient();
    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    expect((await outside.post('/api/v1/auth/logout', { headers })).ok()).toBe(true);
    await outside.dispose();
    await answerQuiz(page);
    release();
    await page.waitForURL('**/login');
    await expect(page.getByText(/^Your session has ended\./).first()).toBeVisible();
    expect(await student.resultCount()).toBe(before);
    await logIn(page, demo.super);
    await expect.poll(student.resultCount).toBe(before + 1);
  });

  test('a session that ends in another tab leaves nothing in this one: it loads the login page again, and Back opens no screen', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.goto(chapter);
    await expect(other.getByRole('tab', { name: 'Quiz' })).toBeVisible();
    await other.evaluate(() => Object.assign(window, { isOfTheStudent: true }));
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    expect(await other.evaluate(() => 'isOfTheStudent' in window)).toBe(false);
    expect(
      await other.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.endsWith('-flash'))),
    ).toEqual([]);
    await other.goBack();
    await expect(other).toHaveURL(/\/signup$/);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('tab', { name: 'Quiz' })).toHaveCount(0);
  });

  test('a session that ends in one tab ends in the other, and the next student to log in replaces the first in both', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    const other = await context.newPage();
    const errors = [...watchErrors(page), ...watchErrors(other)];
    await other.goto(chapter);
    await startQuiz(other);
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();

    await logIn(page, demo.basic);
    await expect(greeting(page, demo.basic)).toBeVisible();
    await other.goto('/dashboard');
    await expect(greeting(other, demo.basic)).toBeVisible();

    // Another student logs in from the other tab while this one is open.
    await other.evaluate(() => {
      const record = Object.keys(localStorage).find((key) => key.endsWith('-auth')) ?? '';
      localStorage.removeItem(record);
    });
    await other.goto('/login');
    await logIn(other, demo.super);
    await expect(greeting(other, demo.super)).toBeVisible();
    await page.goto('/dashboard');
    await expect(greeting(page, demo.super)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
