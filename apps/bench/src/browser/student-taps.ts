import type { Browser, Page } from 'playwright-core';
import { resetVitals, slowPhone, vitalsOf } from './slow-phone.ts';
import { signedIn } from './visits.ts';

/** The worst tap on a screen, in milliseconds, and how far it shifted while it loaded. */
export type Tapped = { screen: string; inpMs: number; cls: number };

/** Opens a screen, waits for its calls and taps through it. */
export async function visitScreen(
  page: Page,
  screen: string,
  address: string,
  taps: () => Promise<void>,
): Promise<Tapped> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const { cls } = await vitalsOf(page);
  await resetVitals(page);
  await taps();
  // An interaction is reported after the next paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForTimeout(300);
  const { inpMs } = await vitalsOf(page);
  return { screen, inpMs, cls };
}

/** Opens each screen of a Super student and taps through it. @returns the worst tap and the worst shift by screen */
export async function tapThrough(browser: Browser, url: string, chapterPath: string): Promise<Tapped[]> {
  const context = await signedIn(browser, url, 'super');
  const found: Tapped[] = [];
  try {
    const { page } = await slowPhone(context);
    const visit = async (screen: string, path: string, taps: () => Promise<void>) => {
      found.push(await visitScreen(page, screen, url + path, taps));
    };
    const tap = (role: 'button' | 'link' | 'tab' | 'radio', name: RegExp) => async () => {
      const target = page.getByRole(role, { name }).first();
      if (await target.isVisible()) await target.tap();
    };
    await visit('/dashboard', '/dashboard', tap('link', /^Start /));
    await visit('/progress', '/progress', tap('button', /%|Passed|Failed/));
    await visit('/profile', '/profile', tap('button', /name/i));
    await visit('/practice', '/practice', async () => {});
    await visit('/unlock-free-chapter', '/unlock-free-chapter', tap('button', /Copy/));
    await visit('/coming-soon', '/coming-soon', async () => {});
    const subjectPath = chapterPath.replace(/^\/tabs\/([^/]+)\/.*$/, '/subject/$1');
    await visit('/subject', subjectPath, tap('link', /Chapter 1,/));
    await visit('notes', chapterPath, async () => {
      await tap('button', /^(Start|Continue where left off)/)();
      await tap('button', /^Next/)();
    });
    await visit('summary', `${chapterPath}?tab=summary`, tap('button', /^Next/));
    await visit('flashcards', `${chapterPath}?tab=flashcards`, tap('button', /flip|turn|answer/i));
    await visit('quiz', `${chapterPath}?tab=quiz`, async () => {
      await tap('button', /Start Quiz/)();
      await page.getByRole('radio').first().waitFor();
      await page.getByRole('radio').first().tap({ force: true });
      await tap('button', /^Next/)();
    });
    await visit('memes', `${chapterPath}?tab=memes`, async () => {});
    await visit('mindmap', `${chapterPath}?tab=mindmap`, async () => {});
    return found;
  } finally {
    await context.close();
  }
}
