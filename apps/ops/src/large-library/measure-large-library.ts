import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#src/browser/tour.ts';
import { sessionOf } from '#src/browser/visits.ts';
import { alternate } from '#src/measure/alternate.ts';
import { milliseconds, type Row, ratioText } from '#src/measure/table.ts';
import { residentMegabytes } from '#src/server/resident-memory.ts';
import { bytesAfter, coldChapterMs, coldDashboardMs, storeAndSearch } from './device-visits.ts';
import { type LargeStand, startLargeStand } from './large-stand.ts';

const dashboardMaxRatio = 1.1;
const chapterMaxRatio = 1.5;
const unchangedMaxBytes = 1024;
const changedMaxBytes = 60 * 1024;
const serverMaxMegabytes = 300;
const tabMaxMegabytes = 150;
const taskMaxMs = 50;
const searchMaxMs = 100;
/** Servers hear of a version when it is published, and load it. */
const loadMs = 5_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const starterLibrary = 'the starter library';

type Add = (work: string, seen: string, goal: string, isReached: boolean, against?: string) => void;
type Sessions = Record<'starter' | 'large', Awaited<ReturnType<typeof sessionOf>>>;

async function addFirstScreens(stand: LargeStand, browser: Browser, rounds: number, add: Add) {
  const sessionsOf = async (account: 'basic' | 'super'): Promise<Sessions> => ({
    starter: await sessionOf(browser, stand.starter.url, account),
    large: await sessionOf(browser, stand.large.url, account),
  });
  const compare = async (
    work: string,
    maxRatio: number,
    count: number,
    visit: (side: keyof Sessions) => Promise<number>,
  ) => {
    const { ratio, ours, limit } = await alternate(
      () => visit('large'),
      () => visit('starter'),
      count,
    );
    const seen = `${ratioText(ratio)} (${seconds(ours)} against ${seconds(limit)})`;
    add(work, seen, `<= ${ratioText(maxRatio)}`, ratio <= maxRatio, starterLibrary);
  };
  const basic = await sessionsOf('basic');
  await compare('/dashboard usable, Basic, everything cold', dashboardMaxRatio, rounds, (side) =>
    coldDashboardMs(browser, stand[side].url, basic[side]),
  );
  const full = await sessionsOf('super');
  await compare(
    'first chapter open, Super, everything cold',
    chapterMaxRatio,
    Math.ceil(rounds / 2),
    (side) => coldChapterMs(browser, stand[side].url + stand.chapterPath, full[side]),
  );
  return { basic: basic.large, full: full.large };
}

/**
 * Measures the app and the server with 800 chapters, 48 MB, beside the starter library.
 * @param tell receives each row
 * @throws without Chromium or Postgres
 */
export async function measureLargeLibrary(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  const rows: Row[] = [];
  const add: Add = (work, seen, goal, isReached, against = '') => {
    const row = { work, against, seen, goal, isReached };
    rows.push(row);
    tell(row);
  };
  const browser = await launchChromium();
  const stand = await startLargeStand().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    const { basic, full } = await addFirstScreens(stand, browser, rounds, add);
    const change = async () => {
      await stand.changeLetter();
      await delay(loadMs);
    };
    const { url } = stand.large;
    const unchanged = await bytesAfter(browser, `${url}/dashboard`, basic, change);
    const ofUnchanged = 'content on the wire after one changed letter: Basic without that chapter';
    add(
      ofUnchanged,
      kilobytes(unchanged),
      `<= ${kilobytes(unchangedMaxBytes)}`,
      unchanged <= unchangedMaxBytes,
    );
    const changed = await bytesAfter(browser, url + stand.chapterPath, full, change);
    const isFetched = changed > unchangedMaxBytes;
    const ofChanged = 'content on the wire after one changed letter: Super, in the largest chapter';
    add(
      ofChanged,
      kilobytes(changed),
      `<= ${kilobytes(changedMaxBytes)}`,
      isFetched && changed <= changedMaxBytes,
    );

    const device = await storeAndSearch(browser, url, full, stand.subjectCount);
    const stored = `all of it in ${seconds(device.storedMs)}`;
    const { longestTaskMs, searchMs } = device;
    const task = longestTaskMs === 0 ? `none of ${taskMaxMs} ms` : milliseconds(longestTaskMs);
    add(
      'longest task while chapters are stored',
      task,
      `<= ${taskMaxMs} ms`,
      longestTaskMs <= taskMaxMs,
      stored,
    );
    add('first result of a search', milliseconds(searchMs), `<= ${searchMaxMs} ms`, searchMs <= searchMaxMs);
    const tab = device.tabBytes / 1e6;
    const ofTab = "the tab's memory, all stored and searched, without garbage";
    add(ofTab, `${Math.round(tab)} MB`, `<= ${tabMaxMegabytes} MB`, tab <= tabMaxMegabytes);

    const { pid = 0 } = stand.large.child;
    const [now, peak] = [residentMegabytes(pid), residentMegabytes(pid, 'VmHWM')].map(Math.round);
    const ofServer = 'resident memory of the server, peak since its start';
    add(
      ofServer,
      `${peak} MB (now ${now} MB)`,
      `<= ${serverMaxMegabytes} MB`,
      (peak ?? 0) <= serverMaxMegabytes,
    );
    return rows;
  } finally {
    await browser.close();
    await stand.stop();
  }
}
