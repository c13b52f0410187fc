import { demoAccounts } from '@repo/db/seed';
import type { Browser } from 'playwright-core';
import { median } from '#src/measure/alternate.ts';
import { timeKeys } from './typed-keys.ts';

const keys = 40;

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
    const times = await timeKeys(page, Array<string>(keys).fill('a'));
    return { nodes, keyMs: median(times) };
  } finally {
    await context.close();
  }
}
