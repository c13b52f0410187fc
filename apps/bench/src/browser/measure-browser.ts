import { basename } from 'node:path';
import { questionsMax } from '@repo/contracts/limits/content';
import { chromium } from 'playwright-core';
import { median } from '#src/measure/alternate.ts';
import { findProgram } from '#src/measure/installed.ts';
import { milliseconds, type Row, ratioText } from '#src/measure/table.ts';
import { type Product, startProduct } from '#src/server/product.ts';
import { tapThroughAdmin } from './admin-taps.ts';
import { touchBarePage } from './bare-page.ts';
import { makeLargeMap, makeLongTest, publishFigures } from './drafts.ts';
import { readDrawings, readFigures } from './figures.ts';
import { typeInLargeMap } from './large-map.ts';
import { typeInLongTest } from './long-test.ts';
import { type Tapped, tapThrough } from './student-taps.ts';
import { visitDashboard, visitGuest } from './visits.ts';

const chromiums = ['chromium', 'google-chrome', 'chromium-headless-shell'];
const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const figuresOnAPage = 5;
const mapNodes = 200;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The same visit, one round after the other. */
async function repeated<Visit>(visit: () => Promise<Visit>, rounds: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit());
  return visits;
}

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

/** The scripted taps, round by round. @returns the medians of each screen */
async function tapScreens(tour: () => Promise<Tapped[]>, rounds: number): Promise<Tapped[]> {
  const tours = await repeated(tour, rounds);
  return (tours[0] ?? []).map(({ screen }, at) => ({
    screen,
    inpMs: median(tours.map((tour) => tour[at]?.inpMs ?? 0)),
    cls: median(tours.map((tour) => tour[at]?.cls ?? 0)),
  }));
}

/** The browser's figures (docs/product.md#first-paint). @throws without Chromium or Postgres */
export async function measureBrowser(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  const executablePath = chromiums.map(findProgram).find((path) => path !== null);
  if (!executablePath) throw new Error('No Chromium found.');
  const rows: Row[] = [];
  const add = (work: string, seen: string, goal: string, isReached: boolean, against = '') => {
    const row = { work, against, seen, goal, isReached };
    rows.push(row);
    tell(row);
  };
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: launchFlags });
  try {
    const logins = await repeated(() => visitGuest(browser, product.url, '/login'), rounds);
    const scriptBytes = median(logins.map((visit) => visit.scriptBytes));
    const loginMs = median(logins.map((visit) => visit.lcpMs));
    const scriptWork = 'JavaScript before /login works, brotli on the wire';
    add(scriptWork, kilobytes(scriptBytes), '<= 95 KB', scriptBytes <= 95 * 1024);
    add('LCP /login', seconds(loginMs), '<= 2.5 s', loginMs <= 2_500);
    const signups = await repeated(() => visitGuest(browser, product.url, '/signup'), rounds);
    const signupMs = median(signups.map((visit) => visit.lcpMs));
    add('LCP /signup', seconds(signupMs), '<= 2.5 s', signupMs <= 2_500);

    const basic = await repeated(() => visitDashboard(browser, product.url, 'basic'), rounds);
    const basicMs = median(basic.map((visit) => visit.usableMs));
    add('/dashboard usable, Basic, everything cold', seconds(basicMs), '<= 4.5 s', basicMs <= 4_500);
    const full = await repeated(() => visitDashboard(browser, product.url, 'super'), rounds);
    const blockedMs = median(full.map((visit) => visit.blockedMs));
    const blockedWork = 'main thread blocked while the year is parsed and stored';
    add(blockedWork, milliseconds(blockedMs), '<= 200 ms', blockedMs <= 200);
    const secondMs = median(full.map((visit) => visit.secondUsableMs));
    const secondRatio = secondMs / loginMs;
    add(
      '/dashboard usable, cached, second visit the same day',
      `${seconds(secondMs)} (${ratioText(secondRatio)})`,
      '<= 1.30',
      secondRatio <= 1.3,
      'LCP /login',
    );
    const secondBytes = median(full.map((visit) => visit.secondVisitBytes));
    const secondWork = 'second visit the same day, bytes on the wire';
    add(secondWork, kilobytes(secondBytes), '<= 20 KB', secondBytes <= 20 * 1024);

    const bareMs = median(await repeated(() => touchBarePage(browser), rounds));
    const bare = `a page of one button: ${milliseconds(bareMs)}`;
    const addTaps = (screens: readonly Tapped[], which: string) => {
      const slowest = screens.reduce((worst, next) => (next.inpMs > worst.inpMs ? next : worst));
      const shiftiest = screens.reduce((worst, next) => (next.cls > worst.cls ? next : worst));
      const seenInp = `${milliseconds(slowest.inpMs)} (${slowest.screen})`;
      add(`INP, worst of scripted taps on every ${which}`, seenInp, '<= 120 ms', slowest.inpMs <= 120, bare);
      const seenCls = `${shiftiest.cls.toFixed(3)} (${shiftiest.screen})`;
      add(`CLS, worst ${which}`, seenCls, '<= 0.02', shiftiest.cls <= 0.02);
    };
    const chapterPath = await firstChapterPath(product);
    addTaps(await tapScreens(() => tapThrough(browser, product.url, chapterPath), rounds), 'screen');
    const adminPath = chapterPath.replace('/tabs/', '/admin/');
    const adminTour = () => tapThroughAdmin(browser, product.url, adminPath);
    addTaps(await tapScreens(adminTour, rounds), 'screen of the content tool');

    const drawings = await readDrawings();
    const figuresPath = await publishFigures(
      product.url,
      drawings.slice(0, figuresOnAPage).map(({ bytes }) => bytes),
    );
    const shifts = await repeated(() => readFigures(browser, product.url, figuresPath), rounds);
    const cls = median(shifts);
    add('CLS, five figures on a page', cls.toFixed(3), '<= 0.02', cls <= 0.02);
    const largest = drawings.reduce((worst, next) =>
      next.compressedBytes > worst.compressedBytes ? next : worst,
    );
    add(
      'each figure of the library, compressed: the largest',
      `${(largest.compressedBytes / 1024).toFixed(1)} KB (${basename(largest.file)})`,
      '<= 12 KB',
      largest.compressedBytes <= 12 * 1024,
    );
    const testPath = await makeLongTest(product.url, questionsMax);
    const typed = await repeated(() => typeInLongTest(browser, product.url, testPath), rounds);
    const nodes = median(typed.map((visit) => visit.nodes));
    const editor = `test editor with ${questionsMax} questions`;
    add(`${editor}: elements in the page`, String(nodes), '<= 3,000', nodes <= 3_000);
    const keyMs = median(typed.map((visit) => visit.keyMs));
    const keyWork = `${editor}: from a key to its paint, no throttle`;
    add(keyWork, milliseconds(keyMs), '<= 50 ms', keyMs <= 50);
    const mapPath = await makeLargeMap(product.url, mapNodes);
    const mapped = await repeated(() => typeInLargeMap(browser, product.url, mapPath), rounds);
    const letterMs = median(mapped.map((visit) => visit.letterMs));
    const slowestMs = median(mapped.map((visit) => visit.slowestMs));
    const mapWork = `mind map editor with ${mapNodes} nodes, no throttle: from a letter to its paint`;
    add(mapWork, milliseconds(letterMs), '<= 50 ms', letterMs <= 50);
    const structureWork = `mind map editor with ${mapNodes} nodes, no throttle: the slowest key that adds, moves or undoes`;
    const seenSlowest = `${milliseconds(slowestMs)} (${mapped[0]?.slowestKey})`;
    add(structureWork, seenSlowest, '<= 120 ms', slowestMs <= 120);
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}
