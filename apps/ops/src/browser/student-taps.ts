import type { Browser, Locator, Page } from 'playwright-core';
import { resetVitals, slowPhone, vitalsOf } from './slow-phone.ts';
import { signedIn } from './visits.ts';

/** The worst tap on a screen, in milliseconds, and how far it shifted while it loaded. */
export type Tapped = { screen: string; inpMs: number; cls: number };

type Point = { x: number; y: number };

/** The middle of the control's visible part, or null if something covers it. */
const middleOf = (target: Locator): Promise<Point | null> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  });

/** Retries every tenth of a second, because bars may still be moving. */
async function meet(target: Locator, tries: number): Promise<Point | null> {
  for (let attempt = 0; attempt < tries; attempt++) {
    // Query again each time: new data may re-render the controls.
    const middle = await middleOf(target);
    if (middle) return middle;
    await target.page().waitForTimeout(100);
  }
  return null;
}

/**
 * Touches the middle of a control without Playwright's own tap, whose listeners and hit tests in the page
 * would count as the page's work on a slowed processor.
 * @throws when something covers it
 */
export async function touch(target: Locator): Promise<void> {
  await target.waitFor();
  // A bar at the window's edge needs no scrolling, and scrolling would hide it.
  if (!(await meet(target, 20))) await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(300);
  const middle = await meet(target, 100);
  if (!middle) throw new Error(`Something lies over ${target}.`);
  await target.page().touchscreen.tap(middle.x, middle.y);
}

/** The slowest touch since the counters were reset; the browser reports it after the next paint. */
export async function paintedInpMs(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForTimeout(300);
  return (await vitalsOf(page)).inpMs;
}

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
  return { screen, inpMs: await paintedInpMs(page), cls };
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
    const control = (role: 'button' | 'link', name: RegExp) => page.getByRole(role, { name }).first();
    const tap = (role: 'button' | 'link', name: RegExp) => () => touch(control(role, name));
    await visit('/dashboard', '/dashboard', tap('link', /^Start /));
    // A student without results has none to open.
    await visit('/progress', '/progress', async () => {
      const result = control('button', /%|Passed|Failed/);
      if (await result.isVisible()) await touch(result);
    });
    await visit('/profile', '/profile', tap('button', /name/i));
    await visit('/practice', '/practice', async () => {});
    await visit('/unlock-free-chapter', '/unlock-free-chapter', tap('button', /Copy/));
    await visit('/coming-soon', '/coming-soon', async () => {});
    const subjectPath = chapterPath.replace(/^\/tabs\/([^/]+)\/.*$/, '/subject/$1');
    await visit('/subject', subjectPath, tap('link', /Chapter 1,/));
    await visit('notes', chapterPath, async () => {
      await tap('button', /^(Start|Continue where left off)/)();
      // A round that starts where the last one ended may turn one page more, up to the end of the topic.
      await tap('button', /^(Next|Finish Topic)/)();
    });
    await visit('summary', `${chapterPath}?tab=summary`, tap('button', /^Next/));
    await visit('flashcards', `${chapterPath}?tab=flashcards`, tap('button', /flip|turn|answer/i));
    await visit('quiz', `${chapterPath}?tab=quiz`, async () => {
      await tap('button', /Start Quiz/)();
      await page.getByRole('radio').first().waitFor();
      await touch(
        page
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .first(),
      );
      await tap('button', /^Next/)();
    });
    await visit('memes', `${chapterPath}?tab=memes`, async () => {});
    await visit('mindmap', `${chapterPath}?tab=mindmap`, async () => {});
    return found;
  } finally {
    await context.close();
  }
}
