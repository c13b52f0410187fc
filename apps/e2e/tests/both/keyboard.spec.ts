import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { lookAtFocus } from '#src/checks/focus.ts';
import { openAs } from '#src/open-as.ts';
import type { Viewer } from '#src/viewers.ts';

const electricity = '/tabs/physics/physics-electricity';

/** Every screen that a student can open by its address. */
const screens: [path: string, viewer: Viewer][] = [
  ['/login', 'nobody'],
  ['/signup', 'nobody'],
  ['/verify', 'nobody'],
  ['/reset-password', 'nobody'],
  ['/coming-soon', 'nobody'],
  ['/dashboard', 'newcomer'],
  ['/subject/physics', 'newcomer'],
  [electricity, 'newcomer'],
  ['/progress', 'newcomer'],
  ['/profile', 'newcomer'],
  ['/unlock-free-chapter', 'newcomer'],
  ['/practice', 'newcomer'],
  ['/payment-result', 'newcomer'],
  [electricity, 'super'],
  [`${electricity}?tab=summary`, 'super'],
  [`${electricity}?tab=flashcards`, 'super'],
  [`${electricity}?tab=quiz`, 'super'],
  [`${electricity}?tab=memes`, 'super'],
  [`${electricity}?tab=mindmap`, 'super'],
  ['/progress', 'super'],
];

/** Tabs through the whole page and back to its start; at least one stop. */
async function tabThrough(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const one of document.querySelectorAll('[data-looked-at]')) one.removeAttribute('data-looked-at');
  });
  const faults: string[] = [];
  let stops = 0;
  let isRoundOver = false;
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await lookAtFocus(page);
    // The browser's own frame comes before the first stop and after the last one.
    if (focused?.isSame || (!focused && isRoundOver)) break;
    if (!focused) {
      isRoundOver = stops > 0;
      continue;
    }
    stops += 1;
    for (const fault of focused.faults) faults.push(`${focused.name}: ${fault}`);
  }
  expect.soft(faults, page.url()).toEqual([]);
  expect(stops, page.url()).toBeGreaterThan(1);
}

async function visit(browser: Browser, viewer: Viewer): Promise<void> {
  const page = await openAs(browser, viewer);
  for (const [path, who] of screens) {
    if (who !== viewer) continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await tabThrough(page);
  }
  await page.context().close();
}

// docs/product/screens.md#focus-ring
for (const viewer of ['nobody', 'newcomer', 'super'] as const)
  test(`each Tab stop of the screens of ${viewer} shows a focus ring that no bar covers`, async ({
    browser,
  }) => {
    await visit(browser, viewer);
  });

/** In the page: presses a key as soon as an element matches `selector`, before the browser has painted it. */
function pressOnSight({ selector, ...init }: KeyboardEventInit & { selector: string }): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  }).observe(document, { childList: true, subtree: true });
}

test('a key pressed at the moment a screen appears is not lost', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.addInitScript(pressOnSight, { selector: 'main a[href^="/subject/"]', key: 'k', ctrlKey: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.context().close();

  const cards = await openAs(browser, 'super');
  await cards.addInitScript(pressOnSight, { selector: '[role="tabpanel"] button', key: 'ArrowRight' });
  await cards.goto(`${electricity}?tab=flashcards`);
  await expect(cards.getByText(/^\d+ of \d+$/)).toHaveText(/^2 of/);
  await cards.context().close();
});

/**
 * Checks tabs with manual activation: one tab stop, arrows move without opening, Home and End, Enter and
 * Space open. Waits for the third panel's button, because one that loads after the Tab would be the next
 * stop.
 */
async function expectManualTabs(page: Page, names: string[], lateButton?: Locator): Promise<void> {
  const tabs = page.getByRole('tablist').getByRole('tab');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await expect(tabs).toHaveCount(names.length);
  const [first = '', second = '', third = ''] = names;
  const last = names.at(-1) ?? '';
  await tab(first).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(second)).toBeFocused();
  await expect(tab(first)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: new RegExp(`^${second}`) })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab(last)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(first)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(first)).toBeFocused();
  await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
  await tab(third).focus();
  await page.keyboard.press(' ');
  await expect(tab(third)).toHaveAttribute('aria-selected', 'true');
  if (lateButton) await expect(lateButton).toBeEnabled();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab(third)).toBeFocused();
}

// docs/product/screens.md#tabs
test('the tabs of a chapter follow the APG with manual activation', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.goto(electricity);
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectManualTabs(
    page,
    ['Explanation', 'Summary', 'Flashcards', 'Quiz', 'Memes', 'Mindmap'],
    page.getByRole('button', { name: /^Bookmark/ }),
  );
  await page.context().close();
});

// docs/product/screens.md#navigation
test.describe('a link to another screen focuses its h1, starts at its top and sets its title', () => {
  const link = (page: Page, name: string | RegExp) =>
    page
      .getByRole('link', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();

  async function follow(page: Page, name: string | RegExp, path: RegExp): Promise<void> {
    const title = await page.title();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await link(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }), `${name}`).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), `${name}`).toBe(0);
    await expect(page).not.toHaveTitle(title);
    await expect(page).toHaveTitle(new RegExp(`.+ · ${brand.name}$`));
  }

  test('a link to another screen focuses its h1, starts at its top and sets its title, for a visitor', async ({
    page,
  }) => {
    await page.goto('/login');
    await follow(page, 'Forgot Password?', /\/reset-password$/);
    await follow(page, 'Back to Login', /\/login$/);
    await follow(page, 'Sign up', /\/signup$/);
    await follow(page, 'Log in', /\/login$/);
    await page.goto('/coming-soon');
    await follow(page, 'Sign up', /\/signup$/);
  });

  test('a link to another screen focuses its h1, starts at its top and sets its title, for a student', async ({
    browser,
  }) => {
    const page = await openAs(browser, 'newcomer');
    await page.goto('/dashboard');
    await expect(link(page, 'Start Physics')).toBeVisible();
    await follow(page, 'Progress', /\/progress$/);
    await follow(page, 'Practice', /\/practice$/);
    await follow(page, 'Profile', /\/profile$/);
    await follow(page, /^Unlock Free Chapter/, /\/unlock-free-chapter$/);
    await follow(page, 'Home', /\/dashboard$/);
    await follow(page, /^learn more/, /\/coming-soon$/);
    await follow(page, 'Home', /\/dashboard$/);
    await follow(page, 'Start Physics', /\/subject\/physics$/);
    await follow(page, /^Chapter 3, Electricity/, /\/tabs\/physics\/physics-electricity/);
    await follow(page, 'Back to chapters', /\/subject\/physics$/);
    await follow(page, /^Back to Home/, /\/dashboard$/);
    await page.context().close();
  });
});
