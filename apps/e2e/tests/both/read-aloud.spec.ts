import { expect, test } from '@playwright/test';
import { lookAtFocus } from '#src/checks/focus.ts';
import { demo, logIn } from '#src/demo.ts';
import { fingersOn } from '#src/fingers.ts';
import { press, reach } from '#src/keys.ts';
import { goOffline } from '#src/network.ts';
import { openAs } from '#src/open-as.ts';
import {
  bar,
  barButton,
  firstSentences,
  hear,
  hearAll,
  listen,
  listenToNotes,
  listenToSummary,
  markedOn,
  opener,
  openFirstPage,
  placeOnScreen,
  pressOpener,
} from '#src/read-aloud.ts';
import { isReadyForOffline, placeInTopic } from '#src/study.ts';
import {
  cloud,
  finishSentence,
  giveVoices,
  heera,
  isSpeakingOn,
  ravi,
  saidOn,
  textsSaidOn,
} from '#src/voices.ts';

// docs/product.md#read-aloud
test.describe('read aloud', () => {
  test('a page is read sentence by sentence, each marked and in sight, to its end and on to the next', {
    tag: '@journey',
  }, async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await listenToNotes(page);
    await hear(page, 3);
    expect(await textsSaidOn(page)).toEqual(firstSentences);
    await barButton(page, 'Back a sentence').click();
    await expect.poll(() => markedOn(page)).toEqual([firstSentences[2]]);

    for (
      const onward = barButton(page, 'On a sentence');
      await onward.isVisible();
      await finishSentence(page)
    ) {
      const isInSight = async () => {
        const place = await placeOnScreen(page);
        return (
          !place || (place.top >= place.freeTop && Math.min(place.bottom, place.top + 20) <= place.freeBottom)
        );
      };
      await expect.poll(isInSight).toBe(true);
    }
    await expect(bar(page).getByText('End of the page')).toBeVisible();
    expect(await markedOn(page)).toEqual([]);
    const before = (await textsSaidOn(page)).length;
    await barButton(page, 'Next page').click();
    await expect(placeInTopic(page, 2)).toBeVisible();
    await expect.poll(async () => (await textsSaidOn(page)).slice(before)).toEqual([firstSentences[0]]);
    await expect(barButton(page, 'Pause')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await barButton(page, 'Stop reading aloud').click();
    await expect(bar(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await isSpeakingOn(page)).toBe(false);
    await page.context().close();
  });

  test('by keys alone, with the focus in sight, and Escape gives it back', async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await giveVoices(page, heera, ravi);
    await openFirstPage(page);
    await press(page, opener(page));
    await expect(barButton(page, 'Pause')).toBeFocused();
    await page.keyboard.press(' ');
    await expect(barButton(page, 'Go on')).toBeFocused();
    expect(await isSpeakingOn(page)).toBe(false);
    expect((await lookAtFocus(page))?.faults).toEqual([]);
    await press(page, barButton(page, 'On a sentence'));
    await expect.poll(() => markedOn(page)).toEqual([firstSentences[1]]);
    await press(page, barButton(page, /^1×/));
    const dialog = page.getByRole('dialog', { name: 'Speed and voice' });
    await expect(dialog.getByRole('radio', { name: '1×', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('combobox', { name: 'Voice' }).selectOption('Ravi');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(barButton(page, /^1.25×/)).toBeFocused();
    await reach(page, barButton(page, 'Go on'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await saidOn(page)).at(-1))
      .toEqual({ text: firstSentences[1], rate: 1.25, voice: 'Ravi' });
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await isSpeakingOn(page)).toBe(false);

    await openFirstPage(page);
    await listen(page);
    expect(await saidOn(page)).toEqual([{ text: firstSentences[0], rate: 1.25, voice: 'Ravi' }]);
    await page.context().close();
  });

  test('never pulls the page from under a finger, and ends when the page is turned', async ({
    browser,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a finger');
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
    // A while later the voice may lead again.
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

  test('a summary is read too, from where one is', async ({ browser, isMobile }) => {
    test.skip(!isMobile, 'on a desktop the whole page is seen');
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

  test('by the voices of the device alone: one that is elsewhere is no voice', async ({ browser }) => {
    const page = await openAs(browser, 'super');
    await giveVoices(page, cloud);
    await openFirstPage(page);
    await expect.poll(() => page.evaluate(() => speechSynthesis.getVoices().length)).toBe(1);
    await expect(opener(page)).toHaveCount(0);
    await page.context().close();

    const other = await openAs(browser, 'super');
    await giveVoices(other, cloud, heera);
    await openFirstPage(other);
    await listen(other);
    expect((await saidOn(other)).map(({ voice }) => voice)).toEqual(['Heera']);
    await other.context().close();
  });

  test('without a network, and where a browser can’t mark a part of a text the block is marked', async ({
    page,
    context,
    isMobile,
  }) => {
    test.skip(!isMobile, 'does not depend on the width');
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
