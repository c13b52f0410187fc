import { demoAccounts } from '@repo/db/seed';
import type { Browser } from 'playwright-core';
import { median } from '#src/measure/alternate.ts';

const keys = 40;

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/** Runs in the page: from each key until the browser has painted what it changed. */
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

/** Types into a question of a long test on a fast machine. @returns elements in the page, and the median key */
export async function typeInLongTest(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name ??= (target) => target');
    await page.goto(url + path);
    await page.getByLabel('Admin password').fill(demoAccounts.adminPassword);
    await page.getByRole('button', { name: 'Verify Admin Access' }).click();
    await page.getByRole('button', { name: 'Edit Long' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit test' });
    await dialog.getByRole('button', { name: /^Question 250: / }).press('Enter');
    await dialog.getByLabel('Question', { exact: true }).click();
    await page.keyboard.press('End');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.evaluate(watchKeys);
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press('a');
      await page.waitForFunction((count) => window.keyTimes.length > count, key);
    }
    return { nodes, keyMs: median(await page.evaluate(() => window.keyTimes)) };
  } finally {
    await context.close();
  }
}
