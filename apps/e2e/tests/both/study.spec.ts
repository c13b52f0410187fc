import { expect, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';

const electricity = '/tabs/physics/physics-electricity';

// docs/product/screens.md#not-by-colour-alone
test('the states of chapters, locks, answers and results are shown in words too, not only in colour', async ({
  browser,
}) => {
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

// docs/product/screens.md#flashcards
test('a screen reader finds one face of a flashcard, Space flips it once, and its keys do nothing in dialogs', async ({
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

// docs/product/screens.md#memes
test('the memes wrap around, closing one focuses the tile that was shown last, and a broken one shows a smiley', async ({
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
