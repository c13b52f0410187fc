import { test as base, expect, type Page } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { chapter, finishQuiz, isReadyForOffline, signIn, startQuiz, subject } from '#src/study.ts';
import { startWire, type Wire } from '#src/wire.ts';

const test = base.extend<{ wire: Wire }>({
  // biome-ignore lint/correctness/noEmptyPattern: this fixture needs no other, and Playwright wants to see that
  wire: async ({}, use) => {
    const wire = await startWire();
    await use(wire);
    await wire.close();
  },
});

const banner = (page: Page) => page.getByText('Offline ho. Jo load hua hai woh padh sakte ho.');

test.describe('without a network', () => {
  test('A29: the banner comes within 2 s; loaded notes, cards and figures still open', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    await isReadyForOffline(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible({ timeout: 2_000 });

    await page.getByRole('link', { name: 'Start Chemistry' }).click();
    await page
      .getByRole('link', { name: /Metals and Non-metals/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
    await expect(page.getByText(/Topic \d+ of \d+/)).toBeVisible();
    await page.getByRole('tab', { name: 'Flashcards' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Wapas online!')).toBeVisible();
    await expect(page.getByText('Wapas online!')).toBeHidden();
  });

  test('every study screen opens after a reload, and in a tab that was closed and opened again', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto(chapter);
    await expect(page.getByRole('tab', { name: 'Explanation' })).toBeVisible();
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/dashboard', /^Welcome /],
      [subject, 'Chemistry'],
      [chapter, 'Metals and Non-metals'],
      ['/profile', /.+/],
      ['/practice', /.+/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(banner(page)).toBeVisible();
    }
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto(`${chapter}?tab=flashcards`);
    await expect(reopened.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(reopened.getByText('Error Loading Data')).toBeHidden();
    const isCached = await reopened.evaluate(() =>
      Object.keys(sessionStorage).some((key) => /-timestamp$/.test(key)),
    );
    expect(isCached).toBe(true);
  });

  test('A21: a quiz that is finished offline shows its result, waits over a reload, and is sent exactly once', async ({
    page,
    context,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto(chapter);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('progress.submitTest')) sent.push(request.url());
    });
    await context.setOffline(true);
    await startQuiz(page);
    await finishQuiz(page);
    await expect(page.getByText('Save pending')).toBeVisible();
    await expect(page.getByText('1 cheez bhejni baaki.')).toBeVisible();
    expect(sent).toEqual([]);

    await page.goto('/dashboard');
    await expect(page.getByText('1 cheez bhejni baaki.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByText('1 cheez bhejni baaki.')).toBeVisible();

    await context.setOffline(false);
    await expect.poll(student.resultCount).toBe(before + 1);
    await expect(page.getByText('Wapas online!')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome / })).toBeVisible();
    expect(await student.resultCount()).toBe(before + 1);
  });

  test('a finished chapter and the page read last are kept, counted at once, and sent later', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto('/tabs/chemistry/chemistry-chemical-reactions-and-equations');
    await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
    await context.setOffline(true);
    const onward = page.getByRole('button', { name: /^(Next|Finish Topic)$/ });
    const finish = page.getByRole('button', { name: 'Mark Chapter as Finished' });
    for (;;) {
      await expect(onward.or(finish)).toBeVisible();
      if (await finish.isVisible()) break;
      await onward.click();
    }
    await finish.click();
    await expect(page.getByText('Chapter completed on this device')).toBeVisible();
    await expect(page.getByText(/cheez(ein)? bhejni baaki\./)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText(/[1-9]\d*\/\d+ chapters/).first()).toBeVisible();

    const saves: string[] = [];
    page.on('response', (response) => {
      if (response.ok() && response.request().method() === 'POST') saves.push(response.url());
    });
    await context.setOffline(false);
    for (const call of ['saveReadingPosition', 'completeChapter'])
      await expect.poll(() => saves.join()).toContain(call);
    await expect(page.getByText(/[1-9]\d*\/\d+ chapters/).first()).toBeVisible();
  });

  test('logging out says what is safe, and the same student finds it sent after the next login', async ({
    page,
    context,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await logIn(page, demo.super);
    await isReadyForOffline(page);
    await page.goto(chapter);
    await context.setOffline(true);
    await startQuiz(page);
    await finishQuiz(page);
    await expect(page.getByText('Save pending')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText(/1 cheez abhi bheji nahi gayi/)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await context.setOffline(false);
    await logIn(page, demo.basic);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(demo.basic.name.split(' ')[0] ?? '');
    expect(await student.resultCount()).toBe(before);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Padhai save hai.')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, demo.super);
    await expect.poll(student.resultCount).toBe(before + 1);
  });
});

test.describe('the app on a device', () => {
  /** The demo's login, by way of the wire. */
  async function visit(page: Page, wire: Wire): Promise<void> {
    await page.goto(`${wire.url}/login`);
    await page.getByLabel('Email').fill(demo.super.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.super.password);
    await page.getByRole('button', { name: 'done', exact: true }).click();
    await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
    await isReadyForOffline(page);
  }

  test('can be installed: a manifest with the icons that systems ask for', async ({ page }) => {
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

  test('asks a visitor who only logs in for no worker', async ({ page, wire }) => {
    await page.goto(`${wire.url}/login`);
    await page.getByLabel('Email').fill('someone@example.com');
    await page.waitForLoadState('networkidle');
    expect(wire.requests.filter((one) => one.includes('sw.js'))).toEqual([]);
  });

  test('takes at most 20 KB over the wire on the second visit of a day', async ({ page, context, wire }) => {
    await visit(page, wire);
    await page.waitForLoadState('networkidle');
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

  test('asks before a new version takes over, never during a quiz, and loads anew only where it was told to', async ({
    page,
    context,
    wire,
  }) => {
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

    // A browser changes workers once the old one has nothing to do: what the pages load ahead is there first.
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
  });

  test('leaves the admin app and the API to the network', async ({ page, context, wire }) => {
    await visit(page, wire);
    await context.setOffline(true);
    for (const path of ['/admin', '/api/v1/auth/user'])
      await expect(page.goto(wire.url + path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const isCached = () =>
      caches.keys().then(async (names) => {
        const urls = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return urls.flat().filter((url) => /\/(api|admin)\//.test(url));
      });
    await context.setOffline(false);
    await page.goto(`${wire.url}/dashboard`);
    expect(await page.evaluate(isCached)).toEqual([]);
  });
});
