import { expect, test } from '@playwright/test';
import { lookAtFocus } from '#src/checks/focus.ts';
import { press, reach } from '#src/keys.ts';
import { openAs } from '#src/open-as.ts';
import {
  bar,
  barButton,
  firstSentences,
  hear,
  listen,
  listenToNotes,
  markedOn,
  opener,
  openFirstPage,
  placeOnScreen,
} from '#src/read-aloud.ts';
import { placeInTopic } from '#src/study.ts';
import { finishSentence, giveVoices, heera, isSpeakingOn, ravi, saidOn, textsSaidOn } from '#src/voices.ts';

// docs/product/screens.md#read-aloud
test.describe('read aloud', () => {
  test('a page is read sentence by sentence to its end and on to the next page, and each sentence is marked and in sight', {
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

  test('read aloud works by keys alone, keeps the focus in sight, and Escape returns it', async ({
    browser,
  }) => {
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
});
