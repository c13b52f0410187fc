import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { resetVitals, slowPhone, vitalsOf } from '#src/browser/slow-phone.ts';
import { privateMegabytes } from '#src/server/resident-memory.ts';
import { newPhone, type StorageState, subjectLink } from './open-app.ts';

const patienceMs = 240_000;

/** Private memory of the only tab's process, with its workers, after a garbage collection. */
async function tabMegabytes(browser: Browser, cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMegabytes(id));
  return Math.max(...sizes);
}

/** Types a word at once. @returns milliseconds until the first result is painted */
async function firstResultMs(page: Page, word: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await page.getByRole('listitem').getByRole('link').first().waitFor({ state: 'detached' });
  const timed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let typedAt = 0;
        addEventListener('input', () => (typedAt = performance.now()), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (typedAt === 0 || !document.querySelector('[role="dialog"] li a')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typedAt)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await field.fill(word);
  return timed;
}

/** Opens Home in a new tab. @returns what it asked for content, and the bytes of the replies */
async function askForContent(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => request.url().includes('/bulk-data') && finished.push(request));
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.endsWith('-timestamp')));
  const bodies = await Promise.all(finished.map(async (one) => (await one.sizes()).responseBodySize));
  const statuses = await Promise.all(finished.map(async (one) => (await one.response())?.status()));
  await page.close();
  return { statuses, bytes: bodies.reduce((sum, size) => sum + size, 0) };
}

/**
 * A Super student keeps all chapters on the phone, searches them, and opens the app again when a letter was
 * changed and when nothing was. The network is fast, the processor slow.
 */
export async function keepEverything(
  browser: Browser,
  session: StorageState,
  url: string,
  changeLetter: () => Promise<void>,
) {
  const context = await newPhone(browser, session);
  try {
    const { page, cdp } = await slowPhone(context, { isFast: true });
    await page.goto(`${url}/profile`);
    await page.getByRole('button', { name: 'Content on this device' }).click();
    const keepAll = page.getByRole('button', { name: 'Keep everything on this device' });
    await resetVitals(page);
    await keepAll.click();
    await keepAll.waitFor({ state: 'detached', timeout: patienceMs });
    const { longestMs } = await vitalsOf(page);

    await page.goto(`${url}/dashboard`);
    await subjectLink(page).waitFor();
    const openMegabytes = await tabMegabytes(browser, cdp);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').waitFor();
    const earlyMs = await firstResultMs(page, 'acid');
    await page.getByText('Preparing search…').waitFor({ state: 'detached', timeout: patienceMs });
    const resultMs = await firstResultMs(page, 'metal');
    const searchMegabytes = await tabMegabytes(browser, cdp);
    await page.close();

    await changeLetter();
    const changed = await askForContent(context, url);
    const same = await askForContent(context, url);
    return { longestMs, openMegabytes, searchMegabytes, earlyMs, resultMs, changed, same };
  } finally {
    await context.close();
  }
}
