import { type Browser, chromium } from 'playwright-core';
import { median } from '#src/measure/alternate.ts';
import { findProgram } from '#src/measure/installed.ts';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { type Product, startProduct } from '#src/server/product.ts';
import { touchBarePage } from './bare-page.ts';
import type { Tapped } from './student-taps.ts';

const chromiums = ['chromium', 'google-chrome', 'chromium-headless-shell'];
const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Repeats a visit, one round after the other. */
export async function repeated<Visit>(visit: () => Promise<Visit>, rounds: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit());
  return visits;
}

/** The first chapter of the bulk download, as an address of the chapter screen. */
export async function firstChapterPath({ url, tokens }: Product): Promise<string> {
  const reply = await fetch(`${url}/api/v1/bulk-data`, {
    headers: { authorization: `Bearer ${tokens.super}` },
  });
  const { data } = (await reply.json()) as {
    data: { subjects: { _id: string; chapters: { _id: string }[] }[] };
  };
  const subject = data.subjects[0];
  return `/tabs/${subject?._id}/${subject?.chapters[0]?._id}`;
}

/**
 * Repeats the tour of taps.
 * @returns the medians of each screen
 */
async function tapScreens(tour: () => Promise<Tapped[]>, rounds: number): Promise<Tapped[]> {
  const tours = await repeated(tour, rounds);
  return (tours[0] ?? []).map(({ screen }, at) => ({
    screen,
    inpMs: median(tours.map((tour) => tour[at]?.inpMs ?? 0)),
    cls: median(tours.map((tour) => tour[at]?.cls ?? 0)),
  }));
}

/** @throws without Chromium */
export async function launchChromium(): Promise<Browser> {
  const executablePath = chromiums.map(findProgram).find((path) => path !== null);
  if (!executablePath) throw new Error('No Chromium found.');
  return chromium.launch({ executablePath, args: launchFlags });
}

/** Everything that a measurement needs: the product, a browser, and where to report its rows. */
export type Stand = {
  product: Product;
  browser: Browser;
  add: (work: string, seen: string, goal: string, isReached: boolean, against?: string) => void;
};

/**
 * Runs a measurement on a new product and browser.
 * @throws without Chromium or Postgres
 */
export async function onStand(
  tell: (row: Row) => void,
  measure: (stand: Stand) => Promise<void>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const add: Stand['add'] = (work, seen, goal, isReached, against = '') => {
    const row = { work, against, seen, goal, isReached };
    rows.push(row);
    tell(row);
  };
  const product = await startProduct();
  const browser = await launchChromium();
  try {
    await measure({ product, browser, add });
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The worst tap and the worst shift of a tour through screens, beside a tap on a page that does nothing. */
export async function addTaps(
  { browser, add }: Stand,
  rounds: number,
  which: string,
  tour: () => Promise<Tapped[]>,
): Promise<void> {
  const bareMs = median(await repeated(() => touchBarePage(browser), rounds));
  const bare = `a page of one button: ${milliseconds(bareMs)}`;
  const screens = await tapScreens(tour, rounds);
  const slowest = screens.reduce((worst, next) => (next.inpMs > worst.inpMs ? next : worst));
  const shiftiest = screens.reduce((worst, next) => (next.cls > worst.cls ? next : worst));
  const seenInp = `${milliseconds(slowest.inpMs)} (${slowest.screen})`;
  add(`INP, worst of scripted taps on every ${which}`, seenInp, '<= 120 ms', slowest.inpMs <= 120, bare);
  const seenCls = `${shiftiest.cls.toFixed(3)} (${shiftiest.screen})`;
  add(`CLS, worst ${which}`, seenCls, '<= 0.02', shiftiest.cls <= 0.02);
}
