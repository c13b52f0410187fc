import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { fingersOn } from '#src/fingers.ts';
import { goOffline } from '#src/network.ts';
import { openAs } from '#src/open-as.ts';
import {
  bar,
  firstSentences,
  hear,
  hearAll,
  listen,
  listenToNotes,
  listenToSummary,
  opener,
  openFirstPage,
  placeOnScreen,
  pressOpener,
} from '#src/read-aloud.ts';
import { isReadyForOffline, placeInTopic } from '#src/study.ts';
import { giveVoices, heera, isSpeakingOn, textsSaidOn } from '#src/voices.ts';

test.use({ serviceWorkers: 'allow' });

// docs/product/screens.md#read-aloud
test.describe('read aloud', () => {
  test('read aloud never scrolls while a finger is on the page, and ends when the page is turned', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super');
    await page.clock.install();
    await listenToNotes(page);
    await hear(page, 1);
    const fingers = await fingersOn(page);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const finger = await fingers.press({ x: 150, y: 600 });
    await finger.moveTo({ x: 152, y: 100 });
    await finger.rest();
    await finger.lift();
    await expect.poll(scrolled).toBeGreaterThan(300);
    const there = await scrolled();
    await hear(page, 1);
    expect(await scrolled()).toBe(there);
    // After 5 s the page follows the voice again.
    await page.clock.runFor(5_000);
    await hear(page, 1);
    await expect.poll(scrolled).toBeLessThan(there);
    await page.clock.resume();
    await fingers.drag({ x: 300, y: 400 }, { x: 60, y: 404 });
    await expect(placeInTopic(page, 2)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await isSpeakingOn(page)).toBe(false);
    await page.context().close();
  });

  test('a summary is read too, from the page that is open', async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await listenToSummary(page);
    const first = await textsSaidOn(page);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await pressOpener(page);
    await expect.poll(async () => (await textsSaidOn(page)).length).toBe(2);
    expect((await textsSaidOn(page))[1]).not.toBe(first[0]);
    const place = await placeOnScreen(page);
    expect(place?.top).toBeGreaterThanOrEqual(place?.freeTop ?? 0);
    await page.context().close();
  });

  test('read aloud works without a network, and marks the whole block in a browser that can’t mark a part of it', async ({
    page,
    context,
  }) => {
    await giveVoices(page, heera);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await goOffline(context);
    await openFirstPage(page);
    await listen(page);
    await expect(page.locator('[data-read-aloud]')).toHaveText(firstSentences[0]);
    await hear(page, 1);
    await expect(page.locator('[data-read-aloud]')).toContainText(firstSentences[1]);
    await hearAll(page);
    await expect(page.locator('[data-read-aloud]')).toHaveCount(0);
  });
});
