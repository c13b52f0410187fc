import { expect, type Page, test } from '@playwright/test';
import { drawingAttacks } from '@repo/content/testing/drawing-attacks';
import { figureAddress, writeFigureLine } from '@repo/contracts/figures';
import { adminCalls, makeChapter } from '#src/admin.ts';
import { demo, logIn } from '#src/demo.ts';
import { expectAccessible } from '#src/expect-accessible.ts';
import { figureUploader } from '#src/figures.ts';
import { isReadyForOffline } from '#src/study.ts';

const drawing = (inner: string, size = '360 200') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><style>.l{stroke:#141b34}@media (prefers-color-scheme:dark){.l{stroke:#eef1fb}}</style>${inner}</svg>`;
const line = (n: number) => `<path class="l" d="M0 ${n}L360 100"/>`;

const table = `| Marks of the class | Number of students | Marks times students | Share of the class in per cent |
| --- | ---: | ---: | ---: |
| 0–10 | 4 | 20 | 10 |
| 10–20 | 6 | 90 | 15 |`;

/** Published, with subject and chapter switched on. */
async function publish(
  request: Parameters<typeof makeChapter>[0],
  made: { subjectId: string; chapterId: string },
) {
  const { send } = await adminCalls(request);
  await send('PUT', `/subjects/${made.subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${made.chapterId}`, { isAllContentAvailable: true });
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
}

const startReading = (page: Page) =>
  page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();

test('a figure and a table are read without a network at 320 px, by eye and by ear', async ({
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
  const made = await makeChapter(request, { Rays: [`Look.\n\n${figure}\n\n## Marks\n\n${table}`] });
  await publish(request, made);

  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, demo.super);
  await isReadyForOffline(page);
  const address = figureAddress(made.chapterId, name);
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address), { timeout: 30_000 })
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`/tabs/${made.subjectId}/${made.chapterId}`);
  await startReading(page);

  const image = page.getByRole('img', { name: 'A line from left to right.' });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(360);
  await expect(page.getByRole('figure')).toContainText('Fig. 1');
  await expect(page.getByRole('heading', { level: 3, name: 'Marks' })).toBeVisible();
  const box = page.getByRole('region', { name: /^Table: Marks of the class, Number of students/ });
  await expect(box).toBeVisible();
  await expect(box.getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await image.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await page.getByRole('button', { name: /Enlarge/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Figure' });
  await expect(viewer.getByText('Fig. 1 of 1')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await page.getByRole('button', { name: /Enlarge/ }).press('Enter');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a page with five figures does not move while they come', async ({ page, request }) => {
  const upload = await figureUploader(request);
  const lines: string[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    const name = (await upload('five', drawing(line(n * 10), `360 ${150 + n * 20}`))) ?? '';
    lines.push(writeFigureLine({ name, caption: `Number ${n}`, description: `Line ${n}.` }));
  }
  const made = await makeChapter(request, { Five: [lines.join('\n\nText between the figures.\n\n')] });
  await publish(request, made);
  await logIn(page, demo.super);
  await page.goto(`/tabs/${made.subjectId}/${made.chapterId}`);
  await page.route('**/api/v1/figures/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await startReading(page);
  for (const n of [1, 2, 3, 4, 5]) {
    const image = page.getByRole('img', { name: `Line ${n}.` });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(360);
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.02);
});

test('drawings that attack run, load and lead nowhere: opened as they are, and as figures', async ({
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
  await publish(request, made);
  await logIn(page, demo.super);

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
