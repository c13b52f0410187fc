import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { chapter, finishQuiz, isReadyForOffline, signIn, startQuiz, subject } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.getByText('Offline ho. Jo load hai, woh padho.');

test.describe('without a network', () => {
  // docs/product/screens.md#offline-banner
  test('the banner appears within 2 s, and loaded notes, cards and figures still open', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    await isReadyForOffline(page);
    const goOnline = await goOffline(context);
    await expect(banner(page)).toBeVisible({ timeout: 2_000 });

    await page.getByRole('link', { name: 'Start Chemistry' }).click();
    await page
      .getByRole('link', { name: /Metals and Non-metals/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
    await expect(page.getByText(/Topic \d+ of \d+/)).toBeVisible();
    await page.getByRole('tab', { name: 'Flashcards' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

    await goOnline();
    await expect(page.getByText('Wapas online!')).toBeVisible();
    await expect(page.getByText('Wapas online!')).toBeHidden();
  });

  test('every study screen opens after a reload, and in a tab that was closed and opened again', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto(chapter);
    await expect(page.getByRole('tab', { name: 'Explanation' })).toBeVisible();
    await goOffline(context);
    for (const [path, heading] of [
      ['/dashboard', /^Welcome /],
      [subject, 'Chemistry'],
      [chapter, 'Metals and Non-metals'],
      ['/profile', /.+/],
      ['/practice', /.+/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(banner(page)).toBeVisible();
    }
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto(`${chapter}?tab=flashcards`);
    await expect(reopened.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(reopened.getByText('Error Loading Data')).toBeHidden();
    const isCached = await reopened.evaluate(() =>
      Object.keys(sessionStorage).some((key) => /-timestamp$/.test(key)),
    );
    expect(isCached).toBe(true);
  });

  // docs/product/screens.md#quiz-offline
  test('a quiz that is finished offline shows its result, survives a reload, and is sent exactly once', {
    tag: '@journey',
  }, async ({ page, context, request }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto(chapter);
    const sent: string[] = [];
    // Either tab may send the request.
    context.on('request', (one) => {
      if (sendsEvent(one, 'quiz')) sent.push(one.url());
    });
    const goOnline = await goOffline(context);
    await startQuiz(page);
    await finishQuiz(page);
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await expect(page.getByText('1 cheez bhejni baaki.')).toBeVisible();
    expect(sent).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/dashboard');
    const bar = page.getByText('1 cheez bhejni baaki.');
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height, 'one line at 320 px').toBeLessThan(30);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByText('1 cheez bhejni baaki.')).toBeVisible();

    await goOnline();
    await expect.poll(student.resultCount).toBe(before + 1);
    expect(sent).toHaveLength(1);
    await expect(page.getByText('Wapas online!')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome / })).toBeVisible();
    expect(await student.resultCount()).toBe(before + 1);
  });

  test('a finished chapter and the page read last are stored, counted immediately, and sent later', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto('/tabs/chemistry/chemistry-chemical-reactions-and-equations');
    await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
    const goOnline = await goOffline(context);
    const onward = page.getByRole('button', { name: /^(Next|Finish Topic)$/ });
    const finish = page.getByRole('button', { name: 'Mark Chapter as Finished' });
    for (;;) {
      await expect(onward.or(finish)).toBeVisible();
      if (await finish.isVisible()) break;
      await onward.click();
    }
    await finish.click();
    await expect(page.getByText('Chapter completed on this device')).toBeVisible();
    await expect(page.getByText(/cheez(ein)? bhejni baaki\./)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText(/[1-9]\d*\/\d+ chapters/).first()).toBeVisible();

    const saved = page.waitForResponse(
      (response) => response.ok() && sendsEvent(response.request(), 'completion'),
    );
    await goOnline();
    expect(sendsEvent((await saved).request(), 'position'), 'in the same request').toBe(true);
    await expect(page.getByText(/[1-9]\d*\/\d+ chapters/).first()).toBeVisible();
  });

  test('logging out says that unsent work is safe, and it is sent after the next login of the same student', async ({
    page,
    context,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto(chapter);
    const goOnline = await goOffline(context);
    await startQuiz(page);
    await finishQuiz(page);
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText(/1 cheez abhi bheji nahi gayi/)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await goOnline();
    await logIn(page, demo.basic);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.basic.name.split(' ')[0] ?? '');
    expect(await student.resultCount()).toBe(before);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Padhai save hai.')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, demo.super);
    await expect.poll(student.resultCount).toBe(before + 1);
  });
});
