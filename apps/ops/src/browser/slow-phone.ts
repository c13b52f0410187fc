import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Lighthouse's Slow 4G as the browser itself applies it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};

/**
 * A page that is as slow as a cheap phone on a bad network.
 * @param network null: on a fast one
 */
export async function slowPhone(
  context: BrowserContext,
  network: typeof slow4g | null = slow4g,
): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (network) await cdp.send('Network.emulateNetworkConditions', network);
  await slowDown(cdp);
  // esbuild's `__name` helper, which the TypeScript loader puts into functions, is missing in the page.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  await page.addInitScript(watchVitals);
  return { page, cdp };
}

/** Slows the page's main thread, 1 for not at all. */
export const slowDown = (cdp: CDPSession, rate = 4) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

export type Vitals = { lcpMs: number; cls: number; blockedMs: number; inpMs: number };

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/**
 * Runs in the page before any of its scripts. Layout shifts are summed without session windows, which is
 * stricter.
 */
function watchVitals() {
  const vitals = { lcpMs: 0, cls: 0, blockedMs: 0, inpMs: 0 };
  window.vitals = vitals;
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', (entry) => {
    vitals.lcpMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  // Before the first paint only the app itself loads; content is fetched, parsed and stored after it.
  let paintedAtMs = Number.POSITIVE_INFINITY;
  const tasks: PerformanceEntry[] = [];
  const count = () => {
    vitals.blockedMs = tasks
      .filter(({ startTime }) => startTime >= paintedAtMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paintedAtMs = startTime;
    count();
  });
  watch('longtask', (entry) => {
    tasks.push(entry);
    count();
  });
  const isInteraction = (entry: PerformanceEntry) =>
    (entry as PerformanceEntry & { interactionId: number }).interactionId > 0;
  watch(
    'event',
    (entry) => {
      if (isInteraction(entry)) vitals.inpMs = Math.max(vitals.inpMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** The page's counters since it was opened. */
export const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate(() => ({ ...window.vitals }));

/** Resets the counters of a page that stays open. */
export const resetVitals = (page: Page) =>
  page.evaluate(() => Object.assign(window.vitals, { lcpMs: 0, cls: 0, blockedMs: 0, inpMs: 0 }));

/** Counts the bytes that come over the wire from now on. */
export function countBytes(cdp: CDPSession): { total(): number } {
  let total = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  return { total: () => total };
}
