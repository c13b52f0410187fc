import { expect, type Page, test } from '@playwright/test';
import { writeFigureLine } from '@repo/contracts/figures';
import { makeChapter } from '#src/admin.ts';
import { demo, logIn } from '#src/demo.ts';
import { drawing, figureUploader, line, photo, publishChapter, startReading } from '#src/figures.ts';

test.describe('five figures on a page', () => {
  const numbers = [1, 2, 3, 4, 5];
  /** Removes the known sizes of figures, as if nothing were known before they load. */
  const nothingReserved =
    '.figure-paper { width: auto !important; height: auto !important; aspect-ratio: auto !important; }';

  const paint = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

  /** How far the page shifted between its first paint without figures and having them all. */
  async function shiftWhileTheyCome(page: Page, address: string, style: string): Promise<number> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = /\/api\/v1\/figures/;
    await page.route(all, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    await startReading(page);
    await expect(page.getByText('Text between the figures.').first()).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await paint(page);
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'),
          });
      }).observe({ type: 'layout-shift', buffered: false });
    });
    release();
    for (const n of numbers) {
      const image = page.getByRole('img', { name: `Line ${n}.` });
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(360);
    }
    await page.unroute(all);
    // Shifts are reported after their frame.
    await paint(page);
    return page.evaluate(() => Number(Reflect.get(window, 'shifted')));
  }

  test('five figures on a page do not shift the page while they load, as they would without reserved space', async ({
    page,
    request,
  }) => {
    const upload = await figureUploader(request);
    const lines: string[] = [];
    for (const n of numbers) {
      const name = (await upload('five', drawing(line(n * 10), `360 ${150 + n * 20}`))) ?? '';
      const isNarrow = n % 2 === 0;
      lines.push(writeFigureLine({ name, caption: `Number ${n}`, description: `Line ${n}.`, isNarrow }));
    }
    const made = await makeChapter(request, { Five: [lines.join('\n\nText between the figures.\n\n')] });
    await publishChapter(request, made);
    await logIn(page, demo.super);
    const address = `/tabs/${made.subjectId}/${made.chapterId}`;
    expect(await shiftWhileTheyCome(page, address, '')).toBeLessThanOrEqual(0.02);
    expect(await shiftWhileTheyCome(page, address, nothingReserved)).toBeGreaterThan(0.02);
  });
});

test('a narrow figure takes half of the line in its middle, and on a phone is never wider than the screen', async ({
  page,
  request,
}) => {
  const upload = await figureUploader(request);
  const name = (await upload('photo', await photo(page))) ?? '';
  const lineOf = (description: string, isNarrow: boolean) =>
    writeFigureLine({ name, caption: `Seen: ${description}`, description, isNarrow });
  const made = await makeChapter(request, {
    Photo: [`Look:\n${lineOf('Full.', false)}\n${lineOf('Narrow.', true)}\n\nAnd so on.`],
  });
  await publishChapter(request, made);
  await logIn(page, demo.super);
  await page.goto(`/tabs/${made.subjectId}/${made.chapterId}`);
  await startReading(page);
  const boxOf = async (words: string) => {
    const image = page.getByRole('img', { name: words });
    await expect(image).toBeVisible();
    return image.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  };
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [full, narrow] = [await boxOf('Full.'), await boxOf('Narrow.')];
    const text = await page
      .getByText('And so on.')
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(narrow.width).toBeLessThanOrEqual(text.width);
    if (width === 320) expect(narrow.width).toBeGreaterThan(text.width * 0.85);
    else expect(narrow.width).toBeLessThanOrEqual(text.width * 0.55);
    expect(full.width).toBeGreaterThanOrEqual(narrow.width);
    const middle = (box: { x: number; width: number }) => box.x + box.width / 2;
    expect(Math.abs(middle(narrow) - middle(text))).toBeLessThan(2);
  }
});
