import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signedInFileOf } from '../playwright.config.ts';
import { demo, openLoggedIn } from './demo.ts';
import { accountOf, type Viewer } from './viewers.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
const kept = new Map<Viewer, Promise<StorageState>>();

/** The demo's students are shared by all workers; the others belong to one worker each. */
const fileOf = (viewer: Viewer) => (viewer === 'basic' || viewer === 'super' ? signedInFileOf(viewer) : null);

async function signIn(context: BrowserContext, viewer: Viewer): Promise<StorageState> {
  const page = await context.newPage();
  if (viewer === 'admin') {
    await page.goto('/admin');
    await page.getByLabel('Admin password').fill(demo.adminPassword);
    await page.getByRole('button', { name: 'Verify Admin Access' }).click();
    await page.getByRole('button', { name: 'Publish Content' }).waitFor();
  } else {
    await openLoggedIn(page, await accountOf(context.request, viewer));
    await page
      .getByRole('link', { name: /^Start / })
      .first()
      .waitFor();
  }
  // Without IndexedDB: restoring the library takes longer than downloading it.
  return await context.storageState();
}

/** The sign-in of an earlier worker, unless its session has ended. */
async function readSignedIn(browser: Browser, file: string): Promise<StorageState | null> {
  let storageState: StorageState;
  try {
    storageState = JSON.parse(readFileSync(file, 'utf8')) as StorageState;
  } catch {
    return null;
  }
  const context = await browser.newContext({ storageState: { ...storageState, origins: [] } });
  const reply = await context.request.head('/api/v1/bulk-data');
  await context.close();
  return reply.ok() ? storageState : null;
}

async function find(
  browser: Browser,
  viewer: Viewer,
  signInNow: () => Promise<StorageState>,
): Promise<StorageState> {
  const file = fileOf(viewer);
  const found = file && (await readSignedIn(browser, file));
  if (found) return found;
  const made = await signInNow();
  if (file) writeFileSync(file, JSON.stringify(made));
  return made;
}

function storageFrom(
  browser: Browser,
  viewer: Viewer,
  signInNow: () => Promise<StorageState>,
): Promise<StorageState> {
  const found = kept.get(viewer) ?? find(browser, viewer, signInNow);
  kept.set(viewer, found);
  return found;
}

/** The browser state after this viewer signed in; each worker signs in at most once. */
export const storageOf = (browser: Browser, viewer: Viewer): Promise<StorageState> =>
  storageFrom(browser, viewer, async () => {
    const context = await browser.newContext();
    try {
      return await signIn(context, viewer);
    } finally {
      await context.close();
    }
  });

/** A context in which this viewer is signed in. The first one still has the page, code and library of the sign-in. */
export async function openSignedIn(
  browser: Browser,
  viewer: Viewer,
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; storage: StorageState }> {
  let used: BrowserContext | undefined;
  const storage = await storageFrom(browser, viewer, async () => {
    used = await browser.newContext(options);
    return signIn(used, viewer);
  });
  return { context: used ?? (await browser.newContext({ ...options, storageState: storage })), storage };
}
