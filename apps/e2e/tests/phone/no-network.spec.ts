import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { chapter, isReadyForOffline, subject } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const hourMs = 3_600_000;
const toastsKey = 'e2e-toasts';

/** Records the text of every toast, however short, across reloads. */
async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((key) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const toast = node instanceof Element && (node.closest('.toast') ?? node.querySelector('.toast'));
          if (toast) sessionStorage[key] = `${sessionStorage[key] ?? ''}${toast.textContent}\n`;
        }
    }).observe(document, { childList: true, subtree: true });
  }, toastsKey);
  return () => page.evaluate((key) => (sessionStorage[key] ?? '').split('\n').filter(Boolean), toastsKey);
}

/** Waits until quick retries have also failed. */
async function letRetriesPass(page: Page): Promise<void> {
  for (const _ of Array(8)) await page.clock.runFor(1_000);
}

const redWords = (page: Page) => page.locator('main [role=alert]').filter({ hasText: /\S/ });
const openProgress = async (page: Page) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible();
};

// docs/product/screens.md#no-network
test.describe('without a network nothing is a failure', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, demo.super);
    await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    await isReadyForOffline(page);
  });

  test('an hour later no screen shows a toast or an error after a reload, nor does a subject that was never opened', {
    tag: '@journey',
  }, async ({ page, context }) => {
    await openProgress(page);
    await page.goto(chapter);
    await expect(page.getByRole('tab', { name: 'Explanation' })).toBeVisible();
    await goOffline(context);
    await page.clock.install({ time: Date.now() + hourMs });
    const toasts = await watchToasts(page);
    for (const [path, heading] of [
      ['/dashboard', /^Welcome /],
      ['/subject/physics', 'Physics'],
      [subject, 'Chemistry'],
      [chapter, 'Metals and Non-metals'],
      ['/tabs/physics/physics-electricity', 'Electricity'],
      ['/progress', 'Your Progress'],
      ['/practice', /.+/],
      ['/profile', /.+/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await letRetriesPass(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(redWords(page), path).toHaveCount(0);
      expect(await toasts(), path).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('without a network stored progress shows its date, missing progress says so, and both are loaded later', async ({
    page,
    context,
  }) => {
    let goOnline = await goOffline(context);
    await page.goto('/progress');
    await expect(page.getByText('Yeh abhi is device par nahi hai.').first()).toBeVisible();
    await expect(redWords(page)).toHaveCount(0);
    await goOnline();
    await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible();
    await expect(page.getByText(/^As of /)).toBeHidden();

    goOnline = await goOffline(context);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible();
    await expect(page.getByText(/^As of \d+ \w+ 20\d\d, /)).toBeVisible();
    await goOnline();
    await expect(page.getByText(/^As of /)).toBeHidden();
  });

  test('a meme that was never downloaded says so, and loads when the network is back', async ({
    page,
    context,
  }) => {
    const goOnline = await goOffline(context);
    await page.goto(`${chapter}?tab=memes`);
    await expect(page.getByText('Abhi download nahi hui').first()).toBeVisible();
    await expect(page.getByText('Image nahi mili')).toHaveCount(0);
    await goOnline();
    await expect(page.getByText('Abhi download nahi hui')).toHaveCount(0);
    await expect(page.locator('main li img').first()).toBeVisible();
  });
});

// docs/product/screens.md#offline-banner
test.describe('while the server is away', () => {
  test.use({ serviceWorkers: 'block' });

  test('the bar says in one line that the server is away, not that the phone is offline; failed loads succeed when it answers', async ({
    page,
  }) => {
    await logIn(page, demo.super);
    await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    const isOurs = (url: URL) => /^\/(api|healthz)/.test(url.pathname);
    await page.route(isOurs, (route) => route.abort('connectionrefused'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/progress');
    const bar = page.getByText('Server se connect nahi ho pa raha.');
    await expect(bar).toBeVisible();
    await expect(page.getByText(/Offline ho/)).toHaveCount(0);
    expect((await bar.boundingBox())?.height).toBeLessThan(30);
    await expect(redWords(page)).toHaveCount(0);
    await page.unroute(isOurs);
    await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible({ timeout: 30_000 });
    await expect(bar).toBeHidden();
  });

  test('a figure that was never downloaded says so beside its words, and loads when the network is back', async ({
    page,
    context,
  }) => {
    await page.route(/\/figures\//, (route) => route.abort('internetdisconnected'));
    await logIn(page, demo.super);
    await page.goto('/tabs/physics/physics-electricity?tab=explanation&topic=1&page=1');
    const onward = page.getByRole('button', { name: /^(Next|Finish Topic)$/ });
    await expect(onward).toBeVisible();
    const goOnline = await goOffline(context);
    await page.unroute(/\/figures\//);
    const missing = page.locator('.figure-missing').first();
    await expect(async () => {
      if (!(await missing.isVisible())) await onward.click();
      await expect(missing).toContainText('Not downloaded yet', { timeout: 1_000 });
    }).toPass();
    await goOnline();
    await expect(page.locator('figure img').first()).toBeVisible();
    await expect(missing).toBeHidden();
  });
});
