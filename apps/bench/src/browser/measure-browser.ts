import { chromium } from 'playwright-core';
import { median, repeat } from '#src/measure/alternate.ts';
import { findProgram } from '#src/measure/installed.ts';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { type Product, startProduct } from '#src/server/product.ts';
import { tapThrough, visitDashboard, visitLogin } from './visits.ts';

const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The first chapter of the bulk download, as an address of the chapter screen. */
async function firstChapterPath({ url, tokens }: Product): Promise<string> {
  const reply = await fetch(`${url}/api/v1/bulk-data`, {
    headers: { authorization: `Bearer ${tokens.super}` },
  });
  const { data } = (await reply.json()) as {
    data: { subjects: { _id: string; chapters: { _id: string }[] }[] };
  };
  const subject = data.subjects[0];
  return `/tabs/${subject?._id}/${subject?.chapters[0]?._id}`;
}

/** The browser's figures (docs/product.md#first-paint). @throws without Chromium or Postgres */
export async function measureBrowser(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  const executablePath = findProgram('chromium') ?? findProgram('google-chrome');
  if (!executablePath) throw new Error('No Chromium found.');
  const rows: Row[] = [];
  const add = (work: string, seen: string, goal: string, isReached: boolean) => {
    const row = { work, against: '', seen, goal, isReached };
    rows.push(row);
    tell(row);
  };
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    const logins: Awaited<ReturnType<typeof visitLogin>>[] = [];
    for (let round = 0; round < rounds; round++) logins.push(await visitLogin(browser, product.url));
    const scriptBytes = median(logins.map((visit) => visit.scriptBytes));
    const lcpMs = median(logins.map((visit) => visit.lcpMs));
    add(
      'JavaScript before /login works, brotli on the wire',
      kilobytes(scriptBytes),
      '<= 100 KB',
      scriptBytes <= 100 * 1024,
    );
    add('LCP /login', seconds(lcpMs), '<= 2.5 s', lcpMs <= 2_500);

    const basicMs = await repeat(
      async () => (await visitDashboard(browser, product.url, 'basic')).usableMs,
      rounds,
    );
    add('/dashboard usable, Basic, everything cold', seconds(basicMs), '<= 4.5 s', basicMs <= 4_500);
    const full: Awaited<ReturnType<typeof visitDashboard>>[] = [];
    for (let round = 0; round < rounds; round++)
      full.push(await visitDashboard(browser, product.url, 'super'));
    const blockedMs = median(full.map((visit) => visit.blockedMs));
    const secondBytes = median(full.map((visit) => visit.secondVisitBytes));
    const blockedGoal = '<= 200 ms';
    add(
      'main thread blocked while the year is parsed and stored',
      milliseconds(blockedMs),
      blockedGoal,
      blockedMs <= 200,
    );
    add(
      'second visit the same day, bytes on the wire',
      kilobytes(secondBytes),
      '<= 20 KB',
      secondBytes <= 20 * 1024,
    );

    const path = await firstChapterPath(product);
    const tours: Awaited<ReturnType<typeof tapThrough>>[] = [];
    for (let round = 0; round < rounds; round++) tours.push(await tapThrough(browser, product.url, path));
    const screens = (tours[0] ?? []).map(({ screen }, at) => ({
      screen,
      inpMs: median(tours.map((tour) => tour[at]?.inpMs ?? 0)),
      cls: median(tours.map((tour) => tour[at]?.cls ?? 0)),
    }));
    const slowest = screens.reduce((worst, next) => (next.inpMs > worst.inpMs ? next : worst));
    const shiftiest = screens.reduce((worst, next) => (next.cls > worst.cls ? next : worst));
    add(
      'INP, worst of scripted taps on every screen',
      `${milliseconds(slowest.inpMs)} (${slowest.screen})`,
      '<= 120 ms',
      slowest.inpMs <= 120,
    );
    add(
      'CLS, worst route',
      `${shiftiest.cls.toFixed(3)} (${shiftiest.screen})`,
      '<= 0.02',
      shiftiest.cls <= 0.02,
    );
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}
