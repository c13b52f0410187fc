import type { Browser, BrowserContext, Page } from 'playwright-core';
import { slowDown, slowPhone } from '#src/browser/slow-phone.ts';
import { openDashboard, phone, type sessionOf } from '#src/browser/visits.ts';
import { median } from '#src/measure/alternate.ts';
import { tabBytes } from './tab-memory.ts';

type Session = Awaited<ReturnType<typeof sessionOf>>;

const storeMaxMs = 240_000;
/** From the app's start until nothing of it runs in the background, with a slow processor. */
const settleMs = 14_000;
/** Words of different subjects. */
const searched = ['light', 'acid', 'market', 'triangle', 'current'];

declare global {
  interface Window {
    longestTaskMs: number;
    searchedMs: Promise<number>;
  }
}

const isStored = (page: Page) =>
  page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.endsWith('-timestamp')));

/** Runs `visit` on a phone with this session and nothing else stored. */
async function onNewPhone<T>(
  browser: Browser,
  storageState: Session,
  visit: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  // A service worker would answer for the server.
  const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

/** Milliseconds until /dashboard can be used, everything cold, on a slow phone. */
export const coldDashboardMs = (browser: Browser, url: string, session: Session): Promise<number> =>
  onNewPhone(browser, session, async (context) => openDashboard((await slowPhone(context)).page, url));

/** Milliseconds until a chapter can be read, everything cold, on a slow phone. */
export const coldChapterMs = (browser: Browser, address: string, session: Session): Promise<number> =>
  onNewPhone(browser, session, async (context) => {
    const { page } = await slowPhone(context);
    const startedAt = performance.now();
    await page.goto(address);
    await page.getByRole('button', { name: /^(Start|Continue where left off)/ }).waitFor({ timeout: 60_000 });
    return performance.now() - startedAt;
  });

/** Bytes of content on the wire, without headers, when the app is opened again after `change`. */
export const bytesAfter = (
  browser: Browser,
  address: string,
  session: Session,
  change: () => Promise<void>,
): Promise<number> =>
  onNewPhone(browser, session, async (context) => {
    const first = await context.newPage();
    await first.goto(address, { waitUntil: 'networkidle' });
    await isStored(first);
    // The rest of the subject is fetched when the page is idle.
    await first.waitForTimeout(4_000);
    await first.waitForLoadState('networkidle');
    await first.close();
    await change();
    const sizes: Promise<number>[] = [];
    context.on('requestfinished', (request) => {
      if (!request.url().includes('/bulk-data')) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const second = await context.newPage();
    await second.goto(address, { waitUntil: 'networkidle' });
    await isStored(second);
    await second.waitForTimeout(2_000);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });

/**
 * Milliseconds from a word's last letter until a result with this word is painted, including the time that
 * the letter waited for the main thread.
 */
async function searchMs(page: Page, word: string): Promise<number> {
  await page.evaluate((searched) => {
    const dialog = document.querySelector('[role="dialog"]');
    const field = dialog?.querySelector<HTMLInputElement>('input[type="search"]');
    const isFound = () =>
      [...(dialog?.querySelectorAll('li a') ?? [])].some((link) =>
        link.textContent?.toLowerCase().includes(searched),
      );
    const untilPainted = ({ timeStamp }: Event) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!isFound()) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        look();
      });
    // Playwright's own waiting takes several milliseconds of each frame.
    window.searchedMs = new Promise((resolve) => {
      field?.addEventListener('input', (event) => resolve(untilPainted(event)), { once: true });
    });
  }, word);
  await page.keyboard.insertText(word);
  const ms = await page.evaluate(() => window.searchedMs);
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(300);
  return ms;
}

/** Downloads a whole library to a phone with a slow processor, and searches it. */
export const storeAndSearch = (browser: Browser, url: string, session: Session, subjectCount: number) =>
  onNewPhone(browser, session, async (context) => {
    const { page, cdp } = await slowPhone(context, null);
    await page.goto(`${url}/profile`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Content on this device' }).click();
    const keep = page.getByRole('button', { name: 'Keep everything on this device' });
    await keep.scrollIntoViewIfNeeded();
    // The app prepares its other screens first.
    await page.waitForTimeout(settleMs);
    // Otherwise V8 collects the garbage of the app's start seconds later, in a task of the download.
    await cdp.send('HeapProfiler.collectGarbage');
    const box = await keep.boundingBox();
    if (!box) throw new Error('the button is hidden');
    await page.evaluate(() => {
      window.longestTaskMs = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longestTaskMs = Math.max(window.longestTaskMs, duration);
      }).observe({ type: 'longtask' });
    });
    const startedAt = performance.now();
    // Playwright's own locators take long tasks in a long list.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const hasBegun = () => document.querySelector('[role="progressbar"]') !== null;
    await page.waitForFunction(hasBegun, undefined, { polling: 100 });
    const isDone = () => document.querySelector('[role="progressbar"]') === null;
    await page.waitForFunction(isDone, undefined, { polling: 1_000, timeout: storeMaxMs });
    const storedMs = performance.now() - startedAt;
    const longestTaskMs = await page.evaluate(() => window.longestTaskMs);
    const whole = page.getByRole('listitem').filter({ hasText: /All \d+ chapters, \d+\.\d MB/ });
    if ((await whole.count()) !== subjectCount) throw new Error('not everything was stored');

    await slowDown(cdp, 1);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').waitFor();
    await page.getByText('Preparing search').waitFor({ state: 'hidden', timeout: storeMaxMs });
    await slowDown(cdp);
    const searches: number[] = [];
    for (const word of searched) searches.push(await searchMs(page, word));
    return { storedMs, longestTaskMs, searchMs: median(searches), tabBytes: await tabBytes(page) };
  });
