import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { chapter, pressStart, startQuiz, subject, watchErrors } from '#src/study.ts';

const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the quiz?' });

test.describe('a running quiz', () => {
  // docs/product/screens.md#leaving-a-quiz
  test('a running quiz is left by a tab, a link, back or a reload only after a question, and Stay keeps its answers and time', async ({
    page,
  }) => {
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

  // docs/product/screens.md#quiz-clock
  test('the clock of a quiz is right after a sleep, is announced at three moments only, and submits the quiz when the time is up', async ({
    page,
  }) => {
    await logIn(page, demo.super);
    await page.clock.install();
    await page.goto(`${chapter}?tab=quiz`);
    await pressStart(page);
    // Otherwise the machine's real seconds would count too.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const timer = page.getByRole('timer');
    const seconds = async () => {
      const [minutes = 0, rest = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
      return minutes * 60 + rest;
    };
    const start = await seconds();
    // A sleeping tab runs no timers; afterwards the one that is due runs once.
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
    await page.clock.resume();
    await expect(page.getByText('Time is up.')).toBeVisible();
    await expect(page.getByText('Result saved')).toBeVisible();
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
