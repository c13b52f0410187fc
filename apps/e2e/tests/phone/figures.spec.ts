import { expect, test } from '@playwright/test';
import { drawingAttacks } from '@repo/content/testing/drawing-attacks';
import { figureAddress, writeFigureLine } from '@repo/contracts/figures';
import { makeChapter } from '#src/admin.ts';
import { demo, openLoggedIn } from '#src/demo.ts';
import {
  drawing,
  figureUploader,
  hasAllFigures,
  line,
  photo,
  publishChapter,
  startReading,
} from '#src/figures.ts';
import { fingersOn } from '#src/fingers.ts';
import { goOffline } from '#src/network.ts';
import { isReadyForOffline } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const table = `| Marks of the class | Number of students | Marks times students | Share of the class in per cent |
| --- | ---: | ---: | ---: |
| 0–10 | 4 | 20 | 10 |
| 10–20 | 6 | 90 | 15 |`;

test('a figure and a table work without a network at 320 px, for the eye and for a screen reader', async ({
  page,
  context,
  request,
}) => {
  const upload = await figureUploader(request);
  const name = (await upload('rays', drawing(line(20)))) ?? '';
  const figure = writeFigureLine({
    name,
    caption: 'Light goes $straight$',
    description: 'A line from left to right.',
  });
  const words = `${'Black in a corner of white. '.repeat(15)}Nothing else.`;
  const picture = (await upload('photo', await photo(page))) ?? '';
  const pictureLine = writeFigureLine({
    name: picture,
    caption: 'A corner',
    description: words,
    isNarrow: true,
  });
  const made = await makeChapter(request, {
    Rays: [`Look:\n${figure}\n${pictureLine}\n\n## Marks\n\n${table}`],
  });
  await publishChapter(request, made);

  await page.setViewportSize({ width: 320, height: 640 });
  await openLoggedIn(page, demo.super);
  await isReadyForOffline(page);
  await hasAllFigures(page);
  await goOffline(context);
  await page.goto(`/tabs/${made.subjectId}/${made.chapterId}`);
  await startReading(page);

  const image = page.getByRole('img', { name: 'A line from left to right.' });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(360);
  await expect(page.getByRole('figure', { name: /^Fig\. 1 Light goes/ })).toBeVisible();
  const wide = page.getByRole('img', { name: /^Black in a corner/ });
  await wide.scrollIntoViewIfNeeded();
  await expect
    .poll(() => wide.evaluate((element: HTMLImageElement) => element.complete && element.currentSrc))
    .toMatch(/\?small$/);
  await page.getByText('Describe in words').click();
  await expect(wide).toHaveAccessibleDescription(words);
  await expect(page.getByRole('heading', { level: 3, name: 'Marks' })).toBeVisible();
  const frame = page.getByRole('region', { name: /^Table: Marks of the class, Number of students/ });
  await expect(frame).toBeVisible();
  await expect(frame.getByRole('columnheader')).toHaveCount(4);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await image.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  const enlarge = page.getByRole('button', { name: /^Enlarge Fig\. 1 Light goes/ });
  await enlarge.click();
  const viewer = page.getByRole('dialog', { name: 'Figure' });
  await expect(viewer.getByText('Fig. 1 of 2')).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await enlarge.press('Enter');
  const large = viewer.getByRole('img');
  await expect(large).toBeVisible();
  const box = await large.boundingBox();
  const width = async () => Math.round((await large.boundingBox())?.width ?? 0);
  const whole = await width();
  const middle = { x: 160, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const fingers = await fingersOn(page);
  await fingers.spread(middle);
  await expect.poll(width).toBe(whole * 2);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(whole);
  for (const _ of [1, 2]) await fingers.tap(middle);
  await expect.poll(width).toBe(whole * 2.5);
  for (const _ of [1, 2]) await fingers.tap(middle);
  await expect.poll(width).toBe(whole);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('malicious drawings run, load and link nothing: opened directly, and as figures', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const upload = await figureUploader(request);
  const names = new Set<string>();
  for (const { svg } of drawingAttacks) {
    const name = await upload('attack', svg);
    if (name) names.add(name);
  }
  expect(names.size).toBeGreaterThan(20);
  const figures = [...names].map((name) => writeFigureLine({ name, caption: 'Attack', description: name }));
  const made = await makeChapter(request, { Attacks: [figures.join('\n\n')] });
  await publishChapter(request, made);
  await openLoggedIn(page, demo.super);

  const strange: string[] = [];
  page.on('dialog', (dialog) => {
    strange.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => strange.push(`popup ${popup.url()}`));
  const home = new URL(page.url()).origin;
  page.on('request', (sent) => {
    if (!sent.url().startsWith(home) && !sent.url().startsWith('data:'))
      strange.push(`request ${sent.url()}`);
  });
  const addresses = [...names].map((name) => home + figureAddress(made.chapterId, name));
  for (const address of addresses) {
    await page.goto(address);
    await page.mouse.click(5, 5);
    await page.mouse.click(50, 50);
    if (page.url() !== address) strange.push(`${address} led to ${page.url()}`);
    if (await page.evaluate(() => Reflect.get(window, 'ran') !== undefined)) strange.push(`${address} ran`);
  }
  await page.goto(`/tabs/${made.subjectId}/${made.chapterId}`);
  await startReading(page);
  await expect(page.getByRole('img', { name: [...names].at(-1) ?? '' })).toBeAttached();
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  expect(strange).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});
