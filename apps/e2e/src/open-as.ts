import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storageOf } from './signed-in.ts';
import type { Viewer } from './viewers.ts';

/**
 * A page of a browser in which this viewer is logged in; the worker that keeps the app for days without a network is
 * left out. The caller closes its context.
 */
export async function openAs(
  browser: Browser,
  viewer: Viewer,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const storage = viewer === 'nobody' ? {} : { storageState: await storageOf(browser, viewer) };
  const context = await browser.newContext({ serviceWorkers: 'block', ...options, ...storage });
  return context.newPage();
}
