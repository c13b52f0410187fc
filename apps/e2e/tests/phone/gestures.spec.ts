import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { fingersOn } from '#src/fingers.ts';
import { openAs } from '#src/open-as.ts';
import { publishCards } from '#src/publish-cards.ts';
import { electricity } from '#src/reading-space.ts';
import { openSurface, surfaces } from '#src/turned-pages.ts';

const heads = ['Photosynthesis', 'Transpiration', 'Respiration', 'Reproduction', 'Electrolysis'];
const wide = [heads, heads.map(() => '---'), heads].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const narrow = '| V | I |\n| --- | --- |\n| 1 | 2 |';

const leftOf = (page: Page, moves: string) =>
  page
    .locator(moves)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

const middle = { x: 180, y: 380 };

test.describe('a finger', () => {
  // docs/product/screens.md#swipe
  test('a finger starts the flip of a card where it presses, and the card flips when it is lifted', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'beginner', { reducedMotion: 'no-preference' });
    const [cards] = surfaces;
    if (!cards) throw new Error('no cards');
    await openSurface(page, cards);
    /** The card's rotation in degrees. */
    const turned = () =>
      page.locator('.flip-card').evaluate((element) => {
        const { m11, m13 } = new DOMMatrix(getComputedStyle(element).transform);
        return Math.abs(Math.round((Math.atan2(-m13, m11) * 180) / Math.PI));
      });
    expect(await turned()).toBe(0);
    const fingers = await fingersOn(page);
    const finger = await fingers.press(middle);
    await expect.poll(turned).toBe(18);
    await finger.moveTo({ x: middle.x - 60, y: middle.y });
    await expect.poll(turned, 'a finger that goes aside flips nothing').toBe(0);
    await finger.moveTo(middle);
    await finger.rest();
    await finger.lift();
    await expect.poll(turned).toBe(0);
    await fingers.tap(middle);
    await expect.poll(turned).toBe(180);
    await page.context().close();
  });

  for (const surface of surfaces) {
    // docs/product/screens.md#swipe
    test(`the ${surface.name} follow a finger that turns them forward and back`, async ({ browser }) => {
      const page = await openAs(browser, 'beginner');
      const { shows } = await openSurface(page, surface);
      const fingers = await fingersOn(page);
      // Start on text, because a formula beside it may scroll.
      const words =
        surface.name === 'flashcards' ? null : await page.locator('main section p').first().boundingBox();
      const middle = { x: 180, y: words ? words.y + words.height / 2 : 380 };
      const rest = await leftOf(page, surface.moves);

      const finger = await fingers.press(middle);
      await finger.moveTo({ x: middle.x - 100, y: middle.y + 4 });
      await expect.poll(() => leftOf(page, surface.moves)).toBeLessThan(rest - 70);
      await shows(1);
      await finger.moveTo({ x: middle.x - 20, y: middle.y });
      await finger.rest();
      await finger.lift();
      await expect.poll(() => leftOf(page, surface.moves), 'let go halfway, it comes back').toBe(rest);
      await shows(1);

      await fingers.drag({ x: 300, y: middle.y }, { x: 120, y: middle.y + 6 });
      await shows(2);
      await expect.poll(() => leftOf(page, surface.moves)).toBe(rest);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await fingers.drag({ x: 60, y: middle.y }, { x: 240, y: middle.y });
      await shows(1);
      await fingers.drag({ x: 200, y: middle.y }, { x: 120, y: middle.y });
      await shows(2);
      await expect.poll(() => leftOf(page, surface.moves)).toBe(rest);
      await page.context().close();
    });

    test(`a finger moving up and down scrolls ${surface.name}, and moving sideways never leaves the chapter`, async ({
      browser,
    }) => {
      const page = await openAs(browser, 'beginner');
      await page.goto('/dashboard');
      const { shows } = await openSurface(page, surface);
      const fingers = await fingersOn(page);
      const placeNow = () => page.evaluate(() => [location.pathname, history.length]);
      const before = await placeNow();

      for (let drags = 0; drags < 5; drags++) {
        const finger = await fingers.press({ x: 40, y: middle.y });
        await finger.moveTo({ x: 330, y: middle.y });
        await finger.rest();
        await finger.lift();
      }
      await shows(1);
      expect(await placeNow()).toEqual(before);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)).toBe(
        'contain',
      );
      const canTouch = await page.evaluate(({ x, y }) => {
        const under = document.elementFromPoint(x, y);
        const found = [];
        for (let one: Element | null = under; one && one.tagName !== 'MAIN'; one = one.parentElement)
          found.push(getComputedStyle(one).touchAction);
        return found.some((value) => value.startsWith('pan-y'));
      }, middle);
      expect(canTouch).toBe(true);

      await fingers.drag({ x: middle.x, y: 560 }, { x: middle.x - 30, y: 200 });
      await shows(1);
      if (surface.name !== 'flashcards')
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.context().close();
    });
  }

  test('a finger on a table that scrolls moves the table alone, to its end and further', async ({
    page,
    request,
  }) => {
    const { path } = await publishCards(request, [wide, narrow, 'Third'], { Tables: [wide, 'Second page'] });
    await logIn(page, demo.super);
    const fingers = await fingersOn(page);
    const acrossTable = async (times: number) => {
      for (let drags = 0; drags < times; drags++) {
        const box = page.locator('.table-box').filter({ visible: true }).first();
        await box.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const from = { x: x + Math.min(width, 330) - 40, y: y + height / 2 };
        await fingers.drag(from, { x: from.x - 200, y: from.y });
      }
    };
    await page.goto(`${path}?tab=flashcards`);
    const cardOf = (n: number) => page.getByText(`${n} of 3`, { exact: true });
    await expect(cardOf(1)).toBeVisible();
    const box = page.locator('.flip-face:not([inert]) .table-box');
    await acrossTable(8);
    await expect
      .poll(() =>
        box.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft),
      )
      .toBeLessThan(2);
    await expect(cardOf(1)).toBeVisible();
    await fingers.drag({ x: 300, y: 220 }, { x: 100, y: 220 });
    await expect(cardOf(2)).toBeVisible();
    const small = await box.boundingBox();
    const y = (small?.y ?? 0) + (small?.height ?? 0) / 2;
    await fingers.drag({ x: 220, y }, { x: 40, y });
    await expect(cardOf(3), 'a table that fits is a part of its card').toBeVisible();

    await page.goto(path);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Page 1 of 2', { exact: true }).first()).toBeVisible();
    await acrossTable(8);
    await expect(page.getByText('Page 1 of 2', { exact: true }).first()).toBeVisible();
  });

  // docs/product/screens.md#memes
  test('a meme follows the finger, and the next one appears', async ({ browser }) => {
    const page = await openAs(browser, 'beginner');
    await page.goto(`${electricity}?tab=memes`);
    await page.getByRole('tabpanel').getByRole('button').first().click();
    const counter = page.getByRole('dialog').getByRole('heading');
    await expect(counter).toHaveText(/^1 of /);
    const picture = page.getByRole('dialog').locator('[data-swiped]');
    const rest = (await picture.boundingBox())?.x ?? 0;
    const fingers = await fingersOn(page);
    const finger = await fingers.press({ x: 280, y: 360 });
    await finger.moveTo({ x: 100, y: 360 });
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(rest - 120);
    await finger.lift();
    await expect(counter).toHaveText(/^2 of /);
    await expect.poll(async () => (await picture.boundingBox())?.x).toBe(rest);
    await page.context().close();
  });
});
