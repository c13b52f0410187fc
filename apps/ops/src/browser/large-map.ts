import type { Browser } from 'playwright-core';
import { median } from '#src/measure/alternate.ts';
import { openContentTool } from './admin-taps.ts';
import { timeKeys } from './typed-keys.ts';

const letters = 40;
/** Ends the typing, adds a node below, names it, moves up and down, and undoes the node. */
const structureKeys = ['Enter', 'Control+Enter', 'b', 'Enter', 'ArrowUp', 'ArrowDown', 'Control+z'];

/**
 * Types into a node of a large mind map, and adds nodes, on a fast machine.
 * @param path its tab in the content tool
 * @returns milliseconds of the median letter, and of the slowest key that adds, moves or undoes, from the key to its paint
 */
export async function typeInLargeMap(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name ??= (target) => target');
    await openContentTool(page, url);
    await page.goto(url + path);
    await page.getByRole('button', { name: 'Edit Large' }).click();
    await page.locator('[data-pane=canvas][data-idea=root]').waitFor();
    const typed = await timeKeys(page, ['F2', ...Array<string>(letters).fill('a')]);
    const times = await timeKeys(page, structureKeys);
    const slowestMs = Math.max(...times);
    const slowestKey = structureKeys[times.indexOf(slowestMs)] ?? '';
    return { letterMs: median(typed.slice(1)), slowestMs, slowestKey };
  } finally {
    await context.close();
  }
}
