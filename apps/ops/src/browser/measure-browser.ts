import { basename } from 'node:path';
import { median } from '#src/measure/alternate.ts';
import { milliseconds, type Row, ratioText } from '#src/measure/table.ts';
import { publishFigures } from './drafts.ts';
import { readDrawings, readFigures } from './figures.ts';
import { tapThrough } from './student-taps.ts';
import { addTaps, firstChapterPath, onStand, repeated } from './tour.ts';
import { visitDashboard, visitGuest } from './visits.ts';

const figuresOnAPage = 5;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The student app's figures (docs/product/screens.md#first-paint). @throws without Chromium or Postgres */
export const measureBrowser = (rounds: number, tell: (row: Row) => void): Promise<Row[]> =>
  onStand(tell, async (stand) => {
    const { product, browser, add } = stand;
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

    const chapterPath = await firstChapterPath(product);
    await addTaps(stand, rounds, 'screen', () => tapThrough(browser, product.url, chapterPath));

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
  });
