import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { slowPhone } from '#src/browser/slow-phone.ts';
import { type Account, phone, signedIn } from '#src/browser/visits.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A session of this account, without content. */
export async function sessionOf(browser: Browser, url: string, account: Account): Promise<StorageState> {
  const context = await signedIn(browser, url, account);
  const state = await context.storageState();
  await context.close();
  return state;
}

export const newPhone = (browser: Browser, storageState: StorageState) =>
  browser.newContext({ ...phone, storageState });

export const subjectLink = (page: Page) => page.getByRole('link', { name: /^Start / }).first();
export const startButton = (page: Page) =>
  page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ });

/** Opens an address on a slow phone without content. @returns milliseconds until `sign` is shown */
export async function openCold(
  browser: Browser,
  session: StorageState,
  address: string,
  sign: (page: Page) => Locator,
): Promise<number> {
  const context = await newPhone(browser, session);
  try {
    const { page } = await slowPhone(context);
    const startedAt = performance.now();
    await page.goto(address);
    await sign(page).waitFor();
    return performance.now() - startedAt;
  } finally {
    await context.close();
  }
}
