import { setTimeout as delay } from 'node:timers/promises';
import type { Library } from '@repo/contracts/library';
import { firstChapterPath, launchChromium, repeated } from '#src/browser/tour.ts';
import { alternate, median } from '#src/measure/alternate.ts';
import { milliseconds, type Row, ratioText } from '#src/measure/table.ts';
import { yearLibrary } from '#src/publish/year-library.ts';
import { startProduct } from '#src/server/product.ts';
import { residentMegabytes } from '#src/server/resident-memory.ts';
import { changeLetter, manifestBytes } from './changed-letter.ts';
import { openCold, sessionOf, startButton, subjectLink } from './open-app.ts';
import { keepEverything } from './whole-device.ts';

/** A server compresses the whole in Brotli in the background. */
const settleMs = 20_000;
/** Each takes half a minute. */
const wholeRoundsMax = 3;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (size: number) => `${Math.round(size)} MB`;

/** The large library without memes, whose pictures take minutes to store and are not in the download. */
async function largeLibrary(): Promise<Library> {
  const library = await yearLibrary();
  for (const chapter of library.subjects.flatMap(({ chapters }) => chapters)) chapter.memes = [];
  return library;
}

/**
 * A library of 800 chapters, 48 MB, beside one of a year: what students wait for, download and store.
 * @throws without Chromium or Postgres
 */
export async function measureLargeLibrary(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (work: string, seen: string, goal = '', isReached: boolean | null = null, against = '') => {
    const row = { work, against, seen, goal, isReached };
    rows.push(row);
    tell(row);
  };
  const small = await startProduct();
  const large = await startProduct(largeLibrary);
  const browser = await launchChromium();
  try {
    const compare = async (
      work: string,
      goal: number,
      account: 'basic' | 'super',
      pathOf: (product: typeof large) => Promise<string>,
      sign: Parameters<typeof openCold>[3],
    ) => {
      const sideOf = async (product: typeof large) => {
        const session = await sessionOf(browser, product.url, account);
        const address = product.url + (await pathOf(product));
        return () => openCold(browser, session, address, sign);
      };
      const { ours, limit, ratio } = await alternate(await sideOf(large), await sideOf(small), rounds);
      const seen = `${ratioText(ratio)} (${seconds(ours)} against ${seconds(limit)})`;
      add(work, seen, `<= ${goal}`, ratio <= goal, 'the starter library');
    };
    await compare('/dashboard usable, Basic', 1.1, 'basic', async () => '/dashboard', subjectLink);
    await compare('the first chapter opens, Super', 1.5, 'super', firstChapterPath, startButton);
    await delay(settleMs);

    const session = await sessionOf(browser, large.url, 'super');
    const whole = await repeated(
      () => keepEverything(browser, session, large.url, () => changeLetter(large)),
      Math.min(rounds, wholeRoundsMax),
    );
    const medianOf = (figure: (visit: (typeof whole)[number]) => number) => median(whole.map(figure));
    const changedBytes = medianOf(({ changed }) => changed.bytes);
    const changedWork = 'a letter of the largest chapter changed, Super with all chapters: bytes on the wire';
    add(changedWork, kilobytes(changedBytes), '<= 60 KB', changedBytes <= 60_000);
    const statuses = [...new Set(whole.flatMap(({ same }) => same.statuses))].join(', ');
    add('nothing changed: replies', statuses, '304', statuses === '304');
    add(
      'manifest, Basic with no copy: bytes on the wire',
      kilobytes(await manifestBytes(large, large.tokens.basic)),
    );
    const longestMs = medianOf((visit) => visit.longestMs);
    add('longest task while all chapters are stored', milliseconds(longestMs), '<= 50 ms', longestMs <= 50);
    const openMegabytes = medianOf((visit) => visit.openMegabytes);
    add('memory of the tab, all chapters here', megabytes(openMegabytes), '< 150 MB', openMegabytes < 150);
    const resultMs = medianOf((visit) => visit.resultMs);
    add('first search result in all chapters', milliseconds(resultMs), '< 100 ms', resultMs < 100);
    add('the same while search is prepared', milliseconds(medianOf((visit) => visit.earlyMs)));
    add('memory of the tab with search', megabytes(medianOf((visit) => visit.searchMegabytes)));
    const pid = large.child.pid ?? 0;
    const serverMegabytes = residentMegabytes(pid);
    const peak = `peak ${megabytes(residentMegabytes(pid, 'VmHWM'))}`;
    add('memory of the server', megabytes(serverMegabytes), '< 300 MB', serverMegabytes < 300, peak);
    return rows;
  } finally {
    await browser.close();
    await large.stop();
    await small.stop();
  }
}
