import { demoAccounts } from '@repo/db/seed';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { countBytes, slowPhone, vitalsOf } from './slow-phone.ts';

export type Account = 'basic' | 'super';

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
} as const;
const startLink = (page: Page) => page.getByRole('link', { name: /^Start / }).first();

/**
 * A cold visit of a page before the login: largest contentful paint, and the JavaScript loaded until it is
 * usable.
 */
export async function visitGuest(browser: Browser, url: string, path: '/login' | '/signup') {
  const context = await browser.newContext(phone);
  try {
    const { page } = await slowPhone(context);
    let scriptBytes = 0;
    page.on('response', async (reply) => {
      if (!/\.js(\?|$)/.test(reply.url())) return;
      const sizes = await reply
        .request()
        .sizes()
        .catch(() => null);
      scriptBytes += sizes?.responseBodySize ?? 0;
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const { lcpMs, cls } = await vitalsOf(page);
    return { lcpMs, cls, scriptBytes };
  } finally {
    await context.close();
  }
}

/** The cookies and storage of a session without downloaded content, as after a login on a new phone. */
export async function sessionOf(browser: Browser, url: string, account: Account) {
  const context = await browser.newContext(phone);
  const { email, password } = demoAccounts[account];
  const page = await context.newPage();
  await page.route('**/api/**/*ulk*', (route) => route.abort());
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'done', exact: true }).click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('-auth')));
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

/** A browser context with such a session. */
export const signedIn = async (browser: Browser, url: string, account: Account): Promise<BrowserContext> =>
  browser.newContext({ ...phone, storageState: await sessionOf(browser, url, account) });

/** Opens /dashboard. @returns milliseconds until a subject could be opened */
export async function openDashboard(page: Page, url: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(`${url}/dashboard`);
  await startLink(page).waitFor();
  return performance.now() - startedAt;
}

/**
 * Measures /dashboard: a cold visit until a subject can be opened, and how long the main thread is blocked
 * from first paint until the content is stored; and a second visit in a new tab, with its bytes on the wire.
 */
export async function visitDashboard(browser: Browser, url: string, account: Account) {
  const context = await signedIn(browser, url, account);
  try {
    const first = await slowPhone(context);
    const usableMs = await openDashboard(first.page, url);
    await first.page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.endsWith('-timestamp')),
    );
    const { blockedMs } = await vitalsOf(first.page);
    await first.page.waitForLoadState('networkidle');
    const { cls } = await vitalsOf(first.page);
    const second = await slowPhone(context);
    await first.page.close();
    const bytes = countBytes(second.cdp);
    const secondUsableMs = await openDashboard(second.page, url);
    await second.page.waitForLoadState('networkidle');
    return { usableMs, blockedMs, cls, secondUsableMs, secondVisitBytes: bytes.total() };
  } finally {
    await context.close();
  }
}
