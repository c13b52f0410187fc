import type { Page } from 'playwright-core';

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/** Runs in the page: measures from each key until the browser has painted its effect. */
function watchKeys() {
  window.keyTimes = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
        painted.port2.postMessage(null);
      }),
    { capture: true },
  );
}

/**
 * Presses these keys in turn, each after the browser has painted the previous one.
 * @returns milliseconds of each
 */
export async function timeKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(watchKeys);
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.keyTimes.length > count, at);
  }
  return page.evaluate(() => window.keyTimes);
}
