import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { openAs } from '#src/open-as.ts';
import { tokenOf } from '#src/states/calls.ts';
import { createStudent } from '#src/student.ts';

const electricity = '/tabs/physics/physics-electricity';
const openReader = async (page: Page) => {
  await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  await expect(
    page
      .getByText(/^Page \d+ of \d+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
};

test('A16: states are words too: chapters, locks, answers, results', async ({ browser }) => {
  const page = await openAs(browser, 'finisher');
  await page.goto('/subject/physics');
  for (const status of ['completed', 'active', 'upcoming'])
    await expect(page.getByRole('link', { name: new RegExp(`, ${status}`) }).first()).toBeVisible();
  await page.goto('/progress');
  const results = page.getByRole('region', { name: 'Test Results' });
  await expect(results.getByText('Passed', { exact: true }).first()).toBeVisible();
  await expect(results.getByText('Failed', { exact: true }).first()).toBeVisible();
  await results.locator('button[aria-expanded]').last().click();
  await expect(results.getByText('Correct', { exact: true }).first()).toBeVisible();
  await expect(results.getByText('Incorrect', { exact: true }).first()).toBeVisible();
  await page.context().close();
  const basic = await openAs(browser, 'claimer');
  await basic.goto('/subject/economics');
  const chapters = basic.getByRole('list', { name: 'Chapters' });
  await expect(chapters.getByRole('link', { name: /, locked$/ }).first()).toBeVisible();
  await expect(chapters.getByRole('link', { name: /, unlocked$/ })).toHaveCount(1);
  await expect(chapters.getByText('Locked', { exact: true }).first()).toBeVisible();
  await expect(chapters.getByText('Unlocked', { exact: true })).toBeVisible();
  await basic.context().close();
});

test('A18: one face of a flashcard is there for a reader, Space flips once, and keys are dead in dialogs', async ({
  browser,
}) => {
  const page = await openAs(browser, 'super');
  await page.goto(`${electricity}?tab=flashcards`);
  const panel = page.getByRole('tabpanel');
  const flip = page.getByRole('button', { name: 'Flip' });
  await expect(flip).toBeVisible();
  const faces = async () => {
    const tree = await panel.ariaSnapshot();
    return {
      question: /^\s*- text: Question|- text: "?Question/m.test(tree),
      answer: /- text: "?Answer/m.test(tree),
    };
  };
  expect(await faces()).toEqual({ question: true, answer: false });
  await flip.focus();
  await page.keyboard.press(' ');
  await expect.poll(faces).toEqual({ question: false, answer: true });
  await expect(page.getByRole('status').filter({ hasText: /^Answer: / })).toBeAttached();
  await page.keyboard.press(' ');
  await expect.poll(faces).toEqual({ question: true, answer: false });

  const place = page.getByText(/^\d+ of \d+$/);
  await expect(place).toHaveText(/^1 of/);
  await flip.evaluate((button) => (button as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^2 of/);
  await page.keyboard.press(' ');
  await expect.poll(faces).toEqual({ question: false, answer: true });
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^3 of/);
  expect(await faces(), 'a new card starts on its front').toEqual({ question: true, answer: false });

  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox');
  await search.fill('ohm');
  for (const key of ['ArrowLeft', 'ArrowRight', ' ']) await page.keyboard.press(key);
  await expect(search).toHaveValue('ohm ');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(place).toHaveText(/^3 of/);
  expect(await faces()).toEqual({ question: true, answer: false });
  await page.context().close();
});

test('A23: memes wrap around, close to the tile that was shown, and a broken one is a smiley in its place', async ({
  browser,
}) => {
  const page = await openAs(browser, 'super');
  let isFirst = true;
  let broken = '';
  await page.route(/\.(webp|png|jpe?g|svg)(\?.*)?$/, (route) => {
    const isMeme =
      route.request().resourceType() === 'image' && /\/(images|memes)\//.test(route.request().url());
    if (!isMeme || (!isFirst && route.request().url() !== broken)) return route.continue();
    isFirst = false;
    broken = route.request().url();
    return route.abort();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${electricity}?tab=memes`);
  const tiles = page.getByRole('tabpanel').getByRole('button');
  await expect(page.getByText('Image nahi mili')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).length);
  const count = await tiles.count();
  expect(count).toBeGreaterThan(1);
  await tiles.first().focus();
  await page.keyboard.press('Enter');
  const counter = page.getByRole('dialog').getByRole('heading');
  await expect(counter).toHaveText(`1 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(`${count} of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(`1 of ${count}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(counter).toHaveText(`2 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tiles.nth(1)).toBeFocused();
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  expect(shifts.slice(before)).toEqual([]);
  await page.context().close();
});

test.describe('A25: the reading position', () => {
  /** The saves that the page asked for, by the position in them. */
  function watchSaves(page: Page): string[] {
    const saves: string[] = [];
    page.on('request', (request) => {
      if (
        /saveReadingPosition/.test(request.url()) ||
        (request.method() === 'PUT' && /\/progress\//.test(request.url()))
      )
        saves.push(request.postData() ?? '');
    });
    return saves;
  }
  const nextPage = async (page: Page) => {
    const heading = page
      .getByText(/^Page \d+ of \d+$/)
      .filter({ visible: true })
      .first();
    const before = await heading.textContent();
    // By key: where the page's clock stands still, nothing comes to rest for a pointer.
    await page.getByRole('button', { name: /^(Next|Finish Topic)$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(before ?? '');
  };

  test('is not saved on the first load, once 4 s after the last change, and at once on leaving', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'beginner');
    const saves = watchSaves(page);
    await page.clock.install();
    await page.goto('/tabs/physics/physics-light');
    await openReader(page);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(saves).toEqual([]);

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await nextPage(page);
    await page.clock.runFor(2_000);
    await nextPage(page);
    await page.clock.runFor(3_500);
    expect(saves).toEqual([]);
    const savesAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      return saves.length;
    };
    await expect.poll(() => savesAfter(250)).toBe(1);
    expect(await savesAfter(10_000)).toBe(1);

    // What leaves with the page is told by the server: a page that is gone reports no request any more.
    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    const stored = async () =>
      (await page.request.get('/api/v1/progress/physics/physics-light', { headers })).text();
    const before = await stored();
    await nextPage(page);
    expect(await stored()).toBe(before);
    await page.goto('about:blank');
    await expect.poll(stored).not.toBe(before);
    await page.context().close();
  });

  test('of a last page that was read stays after a reload', async ({ page, request }) => {
    const account = await createStudent(request);
    await logIn(page, account);
    await page.goto('/subject/economics');
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('button', { name: /^Unlock for free: chapter 1,/ }).click();
    await expect(page.getByRole('link', { name: /^Chapter 1, .*unlocked$/ })).toBeVisible();
    await page.goto('/tabs/economics/economics-development');
    await openReader(page);
    await nextPage(page);
    const place = await page
      .getByText(/^Page \d+ of \d+$/)
      .filter({ visible: true })
      .first()
      .textContent();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue where left off?' })).toBeVisible();
    await openReader(page);
    await expect(
      page
        .getByText(place ?? '', { exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});

test.describe('A26: zen', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Zen mode' });

  test('is not for phones', async ({ browser, isMobile }) => {
    test.skip(!isMobile, 'the other test is for wide windows');
    const page = await openAs(browser, 'super');
    await page.goto(electricity);
    await openReader(page);
    await expect(toggle(page)).toBeHidden();
    await page.goto('/dashboard');
    await expect(sidebar(page)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await page.context().close();
  });

  test('begins with the reading, ends by Escape and in a narrow window, and keeps the focus', async ({
    browser,
    isMobile,
  }) => {
    test.skip(isMobile, 'zen needs 768 px');
    const page = await openAs(browser, 'super');
    await page.goto(electricity);
    await expect(sidebar(page)).toBeVisible();
    await openReader(page);
    await expect(sidebar(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeVisible();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.setViewportSize({ width: 760, height: 800 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sidebar(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');

    await page.goto('/dashboard');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const leave = page.getByRole('button', { name: 'Leave Zen mode' });
    await expect(leave).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await page.context().close();
  });
});
