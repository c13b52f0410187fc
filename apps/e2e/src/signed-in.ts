import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signedInFileOf } from '../playwright.config.ts';
import { demo, logIn } from './demo.ts';
import { accountOf, type Viewer } from './viewers.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
/** What a browser holds, and the version of the library it has. */
type SignedIn = { storage: StorageState; etag: string };
const kept = new Map<Viewer, Promise<StorageState>>();

/** The demo's students are the same for every worker; the others are each worker's own. */
const fileOf = (viewer: Viewer) => (viewer === 'basic' || viewer === 'super' ? signedInFileOf(viewer) : null);

async function askForLibrary(context: BrowserContext, etag = ''): Promise<{ status: number; etag: string }> {
  const reply = await context.request.head('/api/v1/bulk-data', { headers: { 'if-none-match': etag } });
  return { status: reply.status(), etag: reply.headers().etag ?? '' };
}

async function signIn(browser: Browser, viewer: Viewer): Promise<SignedIn> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (viewer === 'admin') {
      await page.goto('/admin');
      await page.getByLabel('Admin password').fill(demo.adminPassword);
      await page.getByRole('button', { name: 'Verify Admin Access' }).click();
      await page.getByRole('button', { name: 'Publish Content' }).waitFor();
      return { storage: await context.storageState({ indexedDB: true }), etag: '' };
    }
    await logIn(page, await accountOf(context.request, viewer));
    // The library is on the device by now, so that each state finds it there.
    await page
      .getByRole('link', { name: /^Start / })
      .first()
      .waitFor();
    const storage = await context.storageState({ indexedDB: true });
    return { storage, etag: (await askForLibrary(context)).etag };
  } finally {
    await context.close();
  }
}

/** What an earlier worker left, unless its session has ended or another library was published. */
async function readSignedIn(browser: Browser, file: string): Promise<StorageState | null> {
  let found: SignedIn;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as SignedIn;
  } catch {
    return null;
  }
  const context = await browser.newContext({ storageState: { ...found.storage, origins: [] } });
  const { status } = await askForLibrary(context, found.etag);
  await context.close();
  return status === 304 ? found.storage : null;
}

async function open(browser: Browser, viewer: Viewer): Promise<StorageState> {
  const file = fileOf(viewer);
  const found = file && (await readSignedIn(browser, file));
  if (found) return found;
  const made = await signIn(browser, viewer);
  if (file) writeFileSync(file, JSON.stringify(made));
  return made.storage;
}

/** What a browser holds after this viewer signed in; each worker signs in once at most. */
export function storageOf(browser: Browser, viewer: Viewer): Promise<StorageState> {
  const found = kept.get(viewer) ?? open(browser, viewer);
  kept.set(viewer, found);
  return found;
}
