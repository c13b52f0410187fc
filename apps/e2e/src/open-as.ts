import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storageOf } from './signed-in.ts';
import type { Viewer } from './viewers.ts';

/** A page of a browser in which this viewer is logged in. The caller closes its context. */
export async function openAs(
  browser: Browser,
  viewer: Viewer,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const storage = viewer === 'nobody' ? {} : { storageState: await storageOf(browser, viewer) };
  const context = await browser.newContext({ ...options, ...storage });
  return context.newPage();
}
