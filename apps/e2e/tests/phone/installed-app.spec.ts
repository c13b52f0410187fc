import { expect, type Page } from '@playwright/test';
import { hasAllFigures } from '#src/figures.ts';
import { goOffline } from '#src/network.ts';
import { chapter, finishQuiz, isReadyForOffline, startQuiz } from '#src/study.ts';
import type { Wire } from '#src/wire.ts';
import { logInOver, test } from '#src/wire-test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('the app on a device', () => {
  /** Logs in the demo's student through the wire. */
  async function visit(page: Page, wire: Wire): Promise<void> {
    await logInOver(wire, page);
    await isReadyForOffline(page);
  }

  test('the app on a device can be installed: a manifest with the icons that systems ask for', async ({
    page,
  }) => {
    await page.goto('/login');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const reply = await page.request.get(href ?? '');
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await reply.json();
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard', scope: '/' });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      if (type !== 'image/png') continue;
      const width = (await icon.body()).readUInt32BE(16);
      expect(`${width}x${width}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  });

  test('the app on a device requests no service worker for a visitor who only opens the login', async ({
    page,
    wire,
  }) => {
    await page.goto(`${wire.url}/login`);
    await page.getByLabel('Email').fill('someone@example.com');
    await page.waitForLoadState('networkidle');
    expect(wire.requests.filter((one) => one.includes('sw.js'))).toEqual([]);
  });

  test('the app on a device takes at most 20 KB over the wire on the second visit of a day', async ({
    page,
    context,
    wire,
  }) => {
    await visit(page, wire);
    await page.waitForLoadState('networkidle');
    await hasAllFigures(page);
    // Chapters that other tests create and delete have random ids without words.
    const ofLibrary = /\/v1\/figures\/([a-z]+-[a-z-]+)/;
    const chapters = wire.requests.flatMap((one) => ofLibrary.exec(one)?.[1] ?? []);
    expect(chapters).toContain('physics-light');
    expect(chapters, 'one request for the drawings of each').toEqual([...new Set(chapters)]);
    await page.close();
    wire.forget();
    const second = await context.newPage();
    await second.goto(`${wire.url}/dashboard`);
    await expect(second.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    await second.goto(`${wire.url}${chapter}`);
    await expect(second.getByRole('tab', { name: 'Explanation' })).toBeVisible();
    await second.waitForLoadState('networkidle');
    expect(wire.requests.filter((one) => /\/assets\/|\/start\.js/.test(one))).toEqual([]);
    expect(wire.requests.some((one) => one.includes('bulk-data'))).toBe(true);
    expect(wire.bytes(), wire.requests.join('\n')).toBeLessThanOrEqual(20 * 1024);
  });

  test('the app on a device asks before a new version takes over, never during a quiz, and reloads only the tab where it was confirmed', {
    tag: '@journey',
  }, async ({ page, context, wire }) => {
    await visit(page, wire);
    await page.goto(`${wire.url}${chapter}`);
    await startQuiz(page);
    const other = await context.newPage();
    await other.goto(`${wire.url}/dashboard`);
    await expect(other.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    const notice = (on: Page) => on.getByText('Naya version taiyaar hai.');

    wire.append('/sw.js', '\n// the next release');
    await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(notice(other)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('radio').first().check({ force: true });

    // A browser activates a waiting worker once the old one is idle, so wait for preloads first.
    for (const tab of [page, other])
      await expect
        .poll(() =>
          tab.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .map(({ name }) => name)
              .join(),
          ),
        )
        .toMatch(/logout-dialog[\s\S]*toast-viewport|toast-viewport[\s\S]*logout-dialog/);
    await other.getByRole('button', { name: 'Update' }).click();
    await other.waitForLoadState();
    await expect(notice(other)).toBeHidden();
    await expect(other.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await finishQuiz(page);
    await expect(page.getByText('Result saved')).toBeVisible();

    // The tab of the first release is offered the third one too.
    wire.append('/sw.js', '\n// the release after that');
    await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    for (const tab of [page, other]) await expect(notice(tab)).toBeVisible();
  });

  test('the app on a device leaves the admin app and the API to the network', async ({
    page,
    context,
    wire,
  }) => {
    await visit(page, wire);
    const goOnline = await goOffline(context);
    for (const path of ['/admin', '/api/v1/auth/user'])
      await expect(page.goto(wire.url + path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const isCached = () =>
      caches.keys().then(async (names) => {
        const urls = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        // Figures are the only API responses stored on the device.
        const others = urls.flat().filter((url) => !url.includes('/api/v1/figures/'));
        return others.filter((url) => /\/(api|admin)\//.test(url));
      });
    await goOnline();
    await page.goto(`${wire.url}/dashboard`);
    expect(await page.evaluate(isCached)).toEqual([]);
  });
});
