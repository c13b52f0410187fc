import { expect, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { logIn } from '#src/demo.ts';
import { hold, makeOrder } from '#src/states/calls.ts';
import { createStudent } from '#src/student.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Counts all canvases ever added to the page, across reloads of the tab. */
const countCanvases = (page: Page) =>
  page.addInitScript(() => {
    const key = 'test-canvases';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const count = added.filter(({ nodeName }) => nodeName === 'CANVAS').length;
      if (count > 0) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + count));
    }).observe(document, { childList: true, subtree: true });
  });
const canvases = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('test-canvases') ?? 0));

// docs/product/access.md#payment-result
test('an order shows confetti once, even after reloads, and Home opens with Super', async ({
  page,
  request,
}) => {
  await logIn(page, await createStudent(request));
  await countCanvases(page);
  const planOf = () =>
    page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { user?: { plan?: string } }).user?.plan,
      `${brand.storagePrefix}-auth`,
    );
  expect(await planOf()).toBe('Basic');
  const orderId = await makeOrder(page, 'pay');
  const answer = await hold(page, /auth\.user/);
  await page.goto(`/payment-result?order_id=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const onward = page.getByRole('button', { name: "Let's go!" });
  await expect(onward).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('link', { name: "Let's go!" })).toBeVisible();
  expect(await planOf()).toBe('Pro');
  await expect.poll(() => canvases(page)).toBe(1);
  await page.unroute(/auth\.user/);

  await page.reload();
  await expect(page.getByRole('link', { name: "Let's go!" })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await canvases(page)).toBe(1);
  await page.getByRole('link', { name: "Let's go!" }).click();
  await expect(page.getByRole('heading', { name: /^Welcome / })).toBeVisible();
  await expect(page.getByText('Claim your reward')).toBeHidden();
});
