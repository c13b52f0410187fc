import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { emptyPath } from './addresses.ts';
import { stopAnswering } from './answer-calls.ts';
import { openSignedIn, type StorageState } from './signed-in.ts';
import type { Viewer } from './viewers.ts';

type Shared = { context: BrowserContext; storage: StorageState };
const nothing: StorageState = { cookies: [], origins: [] };
const kept = new Map<string, Promise<Shared>>();
/** The scripts that the current test added to a page. */
const addedScripts = new WeakMap<Page, Disposable[]>();

async function preparePage(page: Page): Promise<Page> {
  await page.goto(emptyPath);
  const scripts: Disposable[] = [];
  addedScripts.set(page, scripts);
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<typeof add>) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  return page;
}

async function openContext(
  browser: Browser,
  viewer: Viewer,
  options: BrowserContextOptions,
): Promise<Shared> {
  if (viewer === 'nobody') return { context: await browser.newContext(options), storage: nothing };
  const shared = await openSignedIn(browser, viewer, options);
  await Promise.all(shared.context.pages().map(preparePage));
  return shared;
}

/** Deletes all databases of the page but this one, which would have to be downloaded again. */
async function deleteDatabases(library: string): Promise<void> {
  const deleteDatabase = (name = '') =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  const names = (await indexedDB.databases()).map(({ name }) => name);
  await Promise.all(names.filter((name) => name !== library).map(deleteDatabase));
}

/**
 * Opens a page with the browser state of this viewer right after the sign-in, in a context that lives as long
 * as the worker, because a new context per page costs more than most checks. Cookies and storage are
 * restored, and all databases except the library's deleted; tests that change the whole context (clock,
 * network, the stored library) must not use a shared one. The caller closes the page, or leaves it to the
 * next test with `leaveSharedPage`.
 * @param kind separates contexts with different options
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
  const [page = await preparePage(await context.newPage())] = context.pages();
  await context.clearCookies();
  await context.addCookies(storage.cookies);
  const entries = Object.fromEntries(
    storage.origins.map(({ origin, localStorage }) => [
      origin,
      localStorage.map(({ name, value }) => [name, value]),
    ]),
  );
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name = '', value = ''] of entries[location.origin] ?? []) localStorage.setItem(name, value);
  }, entries);
  await page.evaluate(deleteDatabases, viewer === 'nobody' ? '' : `${brand.storagePrefix}-library`);
  return page;
}

/** Empties the page for the next test. A load in a used page takes a third of the processor time of one in a new page. */
export async function leaveSharedPage(page: Page): Promise<void> {
  await Promise.all((addedScripts.get(page) ?? []).splice(0).map((script) => script.dispose()));
  // Unload the app before its routes: otherwise it would send the held requests to the server.
  await page.goto(emptyPath);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await stopAnswering(page);
  page.removeAllListeners('dialog');
  await page.mouse.move(-1, -1);
}
