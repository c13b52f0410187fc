import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demo, logIn } from './demo.ts';
import { accountOf, type Viewer } from './viewers.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
const kept = new Map<Viewer, Promise<StorageState>>();

async function signIn(browser: Browser, viewer: Viewer): Promise<StorageState> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (viewer !== 'admin' && viewer !== 'nobody') {
      await logIn(page, await accountOf(context.request, viewer));
      // The library is on the device by now, so that each state finds it there.
      await page
        .getByRole('link', { name: /^Start / })
        .first()
        .waitFor();
    }
    if (viewer === 'admin') {
      await page.goto('/admin');
      await page.getByLabel('Admin password').fill(demo.adminPassword);
      await page.getByRole('button', { name: 'Verify Admin Access' }).click();
      await page.getByRole('button', { name: 'Publish Content' }).waitFor();
    }
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/** What a browser holds after this viewer signed in once; each worker signs in once only. */
export function storageOf(browser: Browser, viewer: Viewer): Promise<StorageState> {
  const found = kept.get(viewer) ?? signIn(browser, viewer);
  kept.set(viewer, found);
  return found;
}
