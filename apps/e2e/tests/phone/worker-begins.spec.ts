import { expect, type Page } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { isReadyForOffline } from '#src/study.ts';
import { logInOver, test } from '#src/wire-test.ts';

test.use({ serviceWorkers: 'allow' });

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

// docs/product/screens.md#no-network
test('a service worker takes over a page that was loading while it started', async ({ page, context }) => {
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

// docs/product/screens.md#no-network
test("a file lost during the worker's installation is requested again, and the app is stored anyway", {
  tag: '@journey',
}, async ({ page, wire }) => {
  await page.clock.install();
  const lost: (string | undefined)[] = [];
  // A page's requests have a destination; requests without one are the worker's.
  wire.loseNext(({ url, headers }) => {
    const isOfWorker = headers['sec-fetch-dest'] === 'empty' && url?.startsWith('/assets/') === true;
    if (isOfWorker) lost.push(url);
    return isOfWorker;
  });
  await logInOver(wire, page);
  await expect(async () => {
    await page.clock.runFor(20_000);
    expect(lost).toHaveLength(1);
    expect(await hasWorker(page)).toBe('activated');
  }).toPass();
  await isReadyForOffline(page);
  expect(wire.requests.filter((one) => one === `GET ${lost[0]}`)).toHaveLength(2);
});
