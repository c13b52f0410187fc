import { figureHashLength, writeFigureName } from '@repo/contracts/figures';
import type { CDPSession, Page } from 'playwright-core';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { slowPhone } from './slow-phone.ts';
import { firstChapterPath, onStand, repeated } from './tour.ts';
import { signedIn } from './visits.ts';

/** A drawing of each kind of moving figure. */
const slugs = [
  ...['concave-mirror-beyond-c', 'convex-lens-beyond-2f', 'v-i-graph', 'series-circuit', 'parallel-circuit'],
  ...['circular-loop', 'ph-scale', 'monohybrid-cross', 'two-zeroes-upwards', 'growing-bars'],
  ...['similar-by-sss', 'tangent-length', 'minor-and-major', 'less-than-ogive'],
];
const noHash = '0'.repeat(figureHashLength);
const dragMs = 2_000;
/** Of a display that shows 60 frames a second. */
const frameMs = 1_000 / 60;

/** The figure's dialog over a chapter, opened by the state of a history entry, once the app has started. */
async function openFigure(page: Page, slug: string) {
  const name = writeFigureName({ slug, kind: 'drawing', width: 360, height: 240, hash: noHash });
  await page.evaluate((moving) => history.replaceState({ ...history.state, moving }, ''), { name });
  await page.reload({ waitUntil: 'networkidle' });
  const slider = page.getByRole('dialog').getByRole('slider');
  await slider.waitFor();
  const box = await slider.boundingBox();
  if (!box) throw new Error(`The slider of ${slug} has no place.`);
  return box;
}

/** CPU time of the main thread, which other processes of the machine don't lengthen. */
const busySeconds = async (cdp: CDPSession) =>
  (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;

/** Drags the slider from end to end. @returns main-thread milliseconds a frame, and the share of frames on time */
async function drag(
  page: Page,
  cdp: CDPSession,
  box: { x: number; y: number; width: number; height: number },
) {
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (atMs: number) => {
      frames.push(atMs);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const before = await busySeconds(cdp);
  const startedAt = performance.now();
  for (let now = 0; now < dragMs; now = performance.now() - startedAt)
    await page.mouse.move(box.x + (box.width / 2) * (1 - Math.cos((now / dragMs) * 2 * Math.PI)), y);
  const busyMs = (await busySeconds(cdp)) * 1_000 - before * 1_000;
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  const spanMs = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return { workMs: busyMs / frames.length, rate: ((frames.length - 1) / spanMs) * 1_000 };
}

/** Work and rate of each kind of moving figure while its slider is dragged. @throws without Chromium or Postgres */
export const measureMovingFigures = (rounds: number, tell: (row: Row) => void): Promise<Row[]> =>
  onStand(tell, async ({ product, browser, add }) => {
    const context = await signedIn(browser, product.url, 'super');
    const { page, cdp } = await slowPhone(context, null);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(product.url + (await firstChapterPath(product)), { waitUntil: 'networkidle' });
    for (const slug of slugs) {
      const box = await openFigure(page, slug);
      const drags = await repeated(() => drag(page, cdp, box), rounds);
      const workMs = Math.min(...drags.map((one) => one.workMs));
      const rate = Math.max(...drags.map((one) => one.rate));
      const seen = `${milliseconds(workMs)} (${rate.toFixed(0)} frames a second)`;
      add(`${slug}: main thread for a frame`, seen, '<= 16.7 ms', workMs <= frameMs);
    }
    await context.close();
  });
