import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { answerQuiz, chapter, finishQuiz, signIn, startQuiz, subject } from '#src/study.ts';

const firstName = (account: { name: string }) => account.name.split(' ')[0] ?? '';
const greeting = (page: Page, account: { name: string }) =>
  page.getByRole('heading', { level: 1, name: `Welcome ${firstName(account)}!` });
const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the quiz?' });

/** Fails the test when a script of the page fails. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test.describe('a running quiz', () => {
  test('A20: tab, link, back and reload ask first; Stay keeps answers and time', async ({ page }) => {
    await logIn(page, demo.super);
    await page.goto(subject);
    await page.goto(chapter);
    await startQuiz(page);
    await page.getByRole('radio').nth(1).check({ force: true });

    await page.getByRole('tab', { name: 'Memes' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await page.goBack();
    await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await expect(leaveQuestion(page)).toBeHidden();
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload({ timeout: 5_000 }).catch(() => null);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloaded;
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);

    await page.getByRole('tab', { name: 'Memes' }).click();
    await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('tab', { name: 'Memes' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Quiz' }).click();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  });

  test('goes on after a reload with its answers and the time that is left, and counts once', async ({
    page,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await page.goto(`${chapter}?tab=quiz`);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await page.getByRole('radio').nth(1).check({ force: true });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your quiz is still running' })).toBeVisible();
    await page.getByRole('button', { name: 'Resume Quiz' }).click();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await finishQuiz(page);
    await expect(page.getByText('Result saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    expect(await student.resultCount()).toBe(before + 1);
  });

  test('A19: the clock is right after a sleep, speaks at three moments only, and time up hands in', async ({
    page,
  }) => {
    await logIn(page, demo.super);
    await page.clock.install();
    await page.goto(`${chapter}?tab=quiz`);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    const timer = page.getByRole('timer');
    const seconds = async () => {
      const [minutes = 0, rest = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
      return minutes * 60 + rest;
    };
    const start = await seconds();
    // A tab that sleeps runs no timers; then the one that is due runs once.
    await page.clock.fastForward(30_000);
    await expect.poll(async () => Math.abs(start - 30 - (await seconds()))).toBeLessThanOrEqual(1);

    const spoken = page.getByRole('status').filter({ hasText: / left$/ });
    for (const [left, words] of [
      [300, '5 minutes left'],
      [60, '1 minute left'],
      [10, '10 seconds left'],
    ] as const) {
      await page.clock.runFor(((await seconds()) - left + 1) * 1_000);
      await expect(spoken).toHaveText(words);
    }
    await page.clock.runFor(15_000);
    await expect(page.getByText('Time is up.')).toBeVisible();
    await expect(page.getByText('Result saved')).toBeVisible();
  });
});

test.describe('a session', () => {
  test('that ended on the server leads to the login with a sentence, and the work is sent after it', async ({
    page,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await page.goto(chapter);
    await startQuiz(page);
    // The server forgets the session of this page alone.
    await page.evaluate(async () => {
      const record = Object.keys(localStorage).find((key) => key.endsWith('-auth')) ?? '';
      const { token } = JSON.parse(localStorage.getItem(record) ?? '{}');
      await fetch('/api/v1/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    });
    await answerQuiz(page);
    await page.waitForURL('**/login');
    await expect(page.getByText(/^Your session has ended\./).first()).toBeVisible();
    expect(await student.resultCount()).toBe(before);
    await logIn(page, demo.super);
    await expect.poll(student.resultCount).toBe(before + 1);
  });

  test('ended in one tab ends in the other; another student there takes over whole', async ({
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
    await expect(other).toHaveURL(/\/signup$/);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    await logIn(page, demo.basic);
    await expect(greeting(page, demo.basic)).toBeVisible();
    await other.goto('/dashboard');
    await expect(greeting(other, demo.basic)).toBeVisible();

    // The other tab changes hands while this one looks on.
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

test('back, forward and a reload work in every screen', async ({ page }) => {
  test.slow();
  await logIn(page, demo.super);
  const errors = watchErrors(page);
  const paths = [
    '/dashboard',
    subject,
    chapter,
    `${chapter}?tab=flashcards`,
    `${chapter}?tab=quiz`,
    '/progress',
    '/practice',
    '/profile',
    '/unlock-free-chapter',
    '/coming-soon',
  ];
  const isWhole = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This screen could not be opened.')).toBeHidden();
  };
  for (const path of paths) {
    await page.goto(path);
    await isWhole();
    await page.reload();
    await isWhole();
  }
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await isWhole();
  }
  await page.goForward();
  await expect(page).toHaveURL((url) => url.pathname === subject);
  await isWhole();
  expect(errors).toEqual([]);
});

test.describe('A34: where storage', () => {
  const breakages = {
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'and IndexedDB are blocked': () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
  };
  for (const [what, breakIt] of Object.entries(breakages))
    test(`${what}, a student logs in, reads and finishes a quiz`, async ({ page, request }) => {
      const student = await signIn(request, demo.super);
      const before = await student.resultCount();
      const errors = watchErrors(page);
      await page.addInitScript(breakIt);
      await logIn(page, demo.super);
      await expect(greeting(page, demo.super)).toBeVisible();
      await page.getByRole('link', { name: 'Start Chemistry' }).click();
      await page
        .getByRole('link', { name: /Metals and Non-metals/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
      await expect(page.getByText(/Topic \d+ of \d+/)).toBeVisible();
      await startQuiz(page);
      await finishQuiz(page);
      await expect(page.getByText('Result saved')).toBeVisible();
      expect(await student.resultCount()).toBe(before + 1);
      expect(errors).toEqual([]);
    });
});

test.describe('new content', () => {
  async function publish(request: APIRequestContext): Promise<void> {
    const gate = await request.post('/api/v1/admin/verify', { data: { password: demo.adminPassword } });
    const { token } = await gate.json();
    const reply = await request.put('/api/v1/status', {
      headers: { authorization: `Bearer ${token}` },
      data: { type: 'lastPublishedContentAt', data: new Date().toISOString() },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const button = (page: Page) => page.getByRole('button', { name: 'Update & Fetch Latest Content' });

  test('that is published while a student reads breaks nothing, and is fetched when asked for', async ({
    page,
    request,
  }) => {
    await logIn(page, demo.super);
    await expect(button(page)).toBeHidden();
    await page.goto(chapter);
    await startQuiz(page);
    const submitted = page.waitForRequest(/progress\.submitTest/);
    await publish(request);
    await finishQuiz(page);
    const seen = await page.evaluate(() =>
      sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith('-timestamp')) ?? ''),
    );
    expect((await submitted).postData()).toContain(`"contentTimestamp":"${seen}"`);
    await expect(page.getByText('Result saved')).toBeVisible();

    await page.goto('/dashboard');
    await expect(button(page)).toBeVisible();
    await page.route('**/api/v1/bulk-data', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await button(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error updating content');
    await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();

    await page.unroute('**/api/v1/bulk-data');
    await button(page).click();
    await expect(page.getByText('Content updated successfully.')).toBeVisible();
    await expect(greeting(page, demo.super)).toBeVisible();
    await expect(button(page)).toBeHidden();
    const now = await page.evaluate(() =>
      sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith('-timestamp')) ?? ''),
    );
    expect(new Date(now ?? 0).getTime()).toBeGreaterThan(new Date(seen ?? 0).getTime());
  });
});

test.describe('when the content cannot be loaded', () => {
  const fail = (page: Page) =>
    page.route('**/api/v1/bulk-data', (route) => route.fulfill({ status: 500, json: { success: false } }));

  test('a student may try again, or log out', async ({ page }) => {
    await fail(page);
    await logIn(page, demo.basic);
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Data' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong!');
    await expect(page.getByRole('button', { name: 'Purana content kholo' })).toBeHidden();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Data' })).toBeVisible();
    await page.unroute('**/api/v1/bulk-data');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(greeting(page, demo.basic)).toBeVisible();
  });

  test('an older copy opens when there is one', async ({ page, context }) => {
    await logIn(page, demo.basic);
    await expect(greeting(page, demo.basic)).toBeVisible();
    const reopened = await context.newPage();
    await fail(reopened);
    await reopened.goto('/dashboard');
    await reopened.getByRole('button', { name: 'Purana content kholo' }).click();
    await expect(reopened.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();
  });
});
