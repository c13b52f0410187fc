import { expect, type Locator, type Page, test } from '@playwright/test';
import { lookAtFocus } from '#src/checks/focus.ts';
import { fingersOn } from '#src/fingers.ts';
import { openAs } from '#src/open-as.ts';
import {
  electricity,
  emptyPlace,
  nextButton,
  openNotes,
  openSummary,
  readingSpace,
  readOn,
} from '#src/reading-space.ts';
import { pressStart } from '#src/study.ts';

const shareOf = (page: Page) => async () => (await readingSpace(page)).share;
const hasBars = async (page: Page) => expect.poll(shareOf(page)).toBeGreaterThan(0.2);
const hasRoom = async (page: Page) => expect.poll(shareOf(page)).toBeLessThanOrEqual(0.15);

// docs/product/screens.md#reading-space
test.describe('on a phone held upright', () => {
  for (const [what, open] of [
    ['the notes', openNotes],
    ['the summary', openSummary],
  ] as const)
    test(`the bars leave ${what} when one scrolls down, and come back by a tap, scrolling up or the focus`, async ({
      browser,
    }) => {
      const page = await openAs(browser, 'super');
      const fingers = await fingersOn(page);
      await open(page);
      await hasBars(page);
      await readOn(page);
      await hasRoom(page);
      // Hidden tabs are only out of sight: screen readers find them in the same place.
      await expect(page.getByRole('tab')).toHaveCount(6);
      await expect(page.getByRole('link', { name: 'Back to Physics' })).toBeAttached();

      await fingers.tap(await emptyPlace(page));
      await hasBars(page);
      await readOn(page);
      await hasRoom(page);
      await fingers.drag({ x: 150, y: 300 }, { x: 150, y: 420 });
      await hasBars(page);
      await readOn(page);
      await hasRoom(page);
      await page.keyboard.press('Tab');
      await hasBars(page);
      expect((await lookAtFocus(page))?.faults).toEqual([]);
      await page.context().close();
    });

  test('the Next button is at the end of the page, and the next page starts with the bars shown', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super');
    await openNotes(page);
    const onward = page.getByRole('button', { name: nextButton });
    await readOn(page);
    await expect(onward).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(onward).toBeInViewport({ ratio: 1 });
    await hasRoom(page);
    // The mark must be below the last line, not over it.
    expect(await page.evaluate(() => innerHeight + scrollY - document.documentElement.scrollHeight)).toBe(0);
    await onward.tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await hasBars(page);
    await page.context().close();
  });

  test('a bar does not move while one of its buttons is pressed, even when the page scrolls', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super');
    await openNotes(page);
    const first = await page
      .getByText(/^Page \d+ of \d+$/)
      .first()
      .textContent();
    const box = await page.getByRole('button', { name: nextButton }).boundingBox();
    if (!box) throw new Error('The way on is not there');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true });
          scrollBy({ top: 200, behavior: 'instant' });
        }),
    );
    await page.mouse.up();
    await expect(page.getByText(/^Page \d+ of \d+$/).first()).not.toHaveText(first ?? '');
    await page.context().close();
  });

  test('focus that enters a hidden bar shows it, without a layout shift', async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + list.getEntries().length });
      }).observe({ type: 'layout-shift' });
    });
    await openNotes(page);
    await page.evaluate(() => Object.assign(window, { shifts: 0 }));
    await readOn(page);
    await hasRoom(page);
    const tab = page.getByRole('tab', { selected: true });
    await tab.evaluate((element: HTMLElement) =>
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions),
    );
    await hasBars(page);
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
    await page.context().close();
  });

  test('every Tab stop of a page that was read keeps its ring in view', async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await page.setViewportSize({ width: 740, height: 360 });
    await openNotes(page);
    await readOn(page);
    const faults: string[] = [];
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      for (const fault of (await lookAtFocus(page))?.faults ?? []) faults.push(`stop ${stop}: ${fault}`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

// docs/product/screens.md#reading-space
test('held sideways a phone shows eight or more lines of the notes', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.setViewportSize({ width: 740, height: 360 });
  await openNotes(page);
  await readOn(page);
  await expect.poll(async () => (await readingSpace(page)).lines).toBeGreaterThanOrEqual(8);
  await page.context().close();
});

// docs/product/screens.md#reading-space
test('held sideways a phone shows a question with two of its options, and the clock', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`${electricity}?tab=quiz`);
  await pressStart(page);
  const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
  const inView = async (one: Locator) => {
    await expect(one).toBeInViewport({ ratio: 1 });
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 1_000)).toBeLessThan(next?.y ?? 0);
  };
  await inView(page.locator('legend'));
  for (const option of [0, 1]) await inView(page.locator('fieldset label').nth(option));
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await page.context().close();
});
