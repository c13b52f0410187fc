import { test as base, expect, type Page } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { isReadyForOffline } from '#src/study.ts';
import { startWire, type Wire } from '#src/wire.ts';

const test = base.extend<{ wire: Wire }>({
  // biome-ignore lint/correctness/noEmptyPattern: this fixture needs no other, and Playwright wants to see that
  wire: async ({}, use) => {
    const wire = await startWire();
    await use(wire);
    await wire.close();
  },
});

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

// docs/product.md#no-network
test('a page that was on its way while the worker began is its page too', async ({ page, context }) => {
  await logIn(page, demo.super);
  const late = await context.newPage();
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await late.route('**/progress', async (route) => {
    await mayCome;
    await route.continue();
  });
  const opened = late.goto('/progress');
  await expect.poll(() => hasWorker(page)).toBe('activated');
  letCome();
  await opened;
  await isReadyForOffline(late);
});

// docs/product.md#no-network
test('a file that is lost on the way is asked for again: the app is kept all the same', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await page.goto(`${wire.url}/login`);
  await page.getByLabel('Email').fill(demo.super.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.super.password);
  let isWorkerAsked = false;
  wire.loseNext((path) => {
    isWorkerAsked ||= path === '/sw.js';
    return isWorkerAsked && path.startsWith('/assets/');
  });
  await page.getByRole('button', { name: 'done', exact: true }).click();
  await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
  const timesAsked = () => wire.requests.filter((one) => one.endsWith('/sw.js')).length;
  await page.clock.runFor(5_000);
  await expect.poll(timesAsked).toBe(1);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())))
    .toBe(false);
  await page.clock.runFor(60_000);
  await isReadyForOffline(page);
});
