import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { tokenOf } from '#src/states/calls.ts';
import { placeInTopic, startReading } from '#src/study.ts';

const electricity = '/tabs/physics/physics-electricity';

// docs/product/screens.md#saved-position
test.describe('the reading position', () => {
  /** The page's save requests, by the position in them. */
  function watchSaves(page: Page): string[] {
    const saves: string[] = [];
    page.on('request', (request) => {
      if (sendsEvent(request, 'position')) saves.push(request.postData() ?? '');
    });
    return saves;
  }
  const nextPage = async (page: Page) => {
    const heading = placeInTopic(page);
    const before = await heading.textContent();
    // By keyboard: while the page's clock is stopped, elements never come to rest for a pointer.
    await page.getByRole('button', { name: /^(Next|Finish Topic)$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(before ?? '');
  };

  test('the reading position is not saved on the first load, once 4 s after the last change, and immediately on leaving', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'beginner');
    const saves = watchSaves(page);
    await page.clock.install();
    await page.goto('/tabs/physics/physics-light');
    await startReading(page);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(saves).toEqual([]);

    const saved = page.waitForResponse((response) => sendsEvent(response.request(), 'position'));
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
    await saved;

    // Check requests sent on unload at the server: a closed page no longer reports them.
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
});

// docs/product/screens.md#zen
test.describe('zen', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Zen mode' });

  test('zen mode is not offered on phones', async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await page.goto(electricity);
    await startReading(page);
    await expect(toggle(page)).toBeHidden();
    await page.goto('/dashboard');
    await expect(sidebar(page)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await page.context().close();
  });
});
