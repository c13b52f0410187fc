import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { type StorageState, storageOf } from './signed-in.ts';
import type { Viewer } from './viewers.ts';

type Shared = { context: BrowserContext; storage: StorageState };
const nothing: StorageState = { cookies: [], origins: [] };
const kept = new Map<string, Promise<Shared>>();

async function openContext(
  browser: Browser,
  viewer: Viewer,
  options: BrowserContextOptions,
): Promise<Shared> {
  const storage = viewer === 'nobody' ? nothing : await storageOf(browser, viewer);
  return { context: await browser.newContext({ ...options, storageState: storage }), storage };
}

/**
 * A page that finds what a browser holds right after this viewer signed in, in a context that lives as long as the
 * worker: a new one for every page costs more than all that is looked at there. Cookies and local storage are put
 * back, and the admin's unsaved work is deleted; what else a test changes for the whole context (clock, network, the
 * copy of the library) has to stay out of a shared one. The caller closes the page.
 * @param kind tells contexts with different options apart
 */
export async function openSharedPage(
  browser: Browser,
  viewer: Viewer,
  { kind, ...options }: BrowserContextOptions & { kind: string },
): Promise<Page> {
  const key = `${viewer} ${kind}`;
  const opening = kept.get(key) ?? openContext(browser, viewer, options);
  kept.set(key, opening);
  const { context, storage } = await opening;
  await context.clearCookies();
  await context.addCookies(storage.cookies);
  const page = await context.newPage();
  const entries = Object.fromEntries(
    storage.origins.map(({ origin, localStorage }) => [
      origin,
      localStorage.map(({ name, value }) => [name, value]),
    ]),
  );
  const restored = { entries, drafts: `${brand.storagePrefix}-admin` };
  await page.addInitScript(({ entries, drafts }) => {
    const mark = 'test-storage-is-put-back';
    // The first document of this tab alone: what it keeps is there after a reload.
    if (location.protocol === 'about:' || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '');
    localStorage.clear();
    for (const [name = '', value = ''] of entries[location.origin] ?? []) localStorage.setItem(name, value);
    indexedDB.deleteDatabase(drafts);
  }, restored);
  return page;
}
