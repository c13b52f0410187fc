import { expect, type Locator, type Page, test } from '@playwright/test';
import { lookAtFocus } from '#src/checks/focus.ts';
import { fingersOn } from '#src/fingers.ts';
import { openAs } from '#src/open-as.ts';
import {
  controlsInView,
  electricity,
  emptyPlace,
  nextButton,
  openNotes,
  readingSpace,
} from '#src/reading-space.ts';
import { startReading } from '#src/study.ts';

// docs/product/screens.md#zen
test.describe('zen on a desktop of 1366 x 768', () => {
  const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Zen mode' });
  const nothingButThePage = (page: Page) => expect.poll(() => controlsInView(page)).toEqual([]);

  test('zen on a desktop of 1366 x 768 shows nothing but the page, and the Zen button while the mouse moves', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super', { viewport: { width: 1366, height: 768 } });
    await openNotes(page);
    await nothingButThePage(page);
    expect((await readingSpace(page)).share).toBe(0);
    await page.mouse.move(700, 400);
    await page.mouse.move(710, 420);
    await expect.poll(() => controlsInView(page)).toEqual(['Zen mode']);
    await toggle(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
    await page.context().close();
  });

  test('zen on a desktop of 1366 x 768 shows the bars when the mouse is at the edge or the focus is in them, and ends by Escape', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super', { viewport: { width: 1366, height: 768 } });
    const onward = page.getByRole('button', { name: nextButton });
    await openNotes(page);
    await nothingButThePage(page);
    await page.mouse.move(700, 766);
    await expect(onward).toBeInViewport({ ratio: 1 });
    await onward.click();
    await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
    await page.mouse.move(700, 400);
    await nothingButThePage(page);
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Summary' })).toBeFocused();
    expect((await lookAtFocus(page))?.faults).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeVisible();
    await page.context().close();
  });

  test('in zen mode on a tablet a tap shows the bars, and the next one hides them', async ({ browser }) => {
    const page = await openAs(browser, 'super', { viewport: { width: 768, height: 1024 }, hasTouch: true });
    const fingers = await fingersOn(page);
    await openNotes(page);
    await nothingButThePage(page);
    await fingers.tap(await emptyPlace(page));
    await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
    await fingers.tap(await emptyPlace(page));
    await nothingButThePage(page);
    await page.context().close();
  });

  test('zen on a desktop of 1366 x 768 does not cover the controls of a mind map with its own button', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super', { viewport: { width: 768, height: 768 } });
    await page.goto(`${electricity}?tab=mindmap`);
    await toggle(page).click();
    await page.mouse.move(300, 500);
    await expect(page.getByRole('tablist')).not.toBeInViewport();
    await page.mouse.move(310, 500);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^(Outline|Map)$/ }).click();
    await expect(page.getByRole('tablist')).not.toBeInViewport();
    await page.context().close();
  });

  test('zen on a desktop of 1366 x 768 starts with the reading, ends by Escape and in a narrow window, and does not lose the focus', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super');
    await page.goto(electricity);
    await expect(sidebar(page)).toBeVisible();
    await startReading(page);
    await expect(sidebar(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeVisible();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.setViewportSize({ width: 760, height: 800 });
    // Wait for a frame: the page learns of a size only with its next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
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
