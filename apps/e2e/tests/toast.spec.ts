import { expect, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { demo, logIn } from '#src/demo.ts';
import { settle } from '#src/expect-accessible.ts';

/** Buttons and links of the screen's header that something else would take a click from. */
const coveredInHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.matches(':disabled'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const points = [left + 2, (left + right) / 2, right - 2].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        );
        return points.some((hit) => hit?.closest('.toast'));
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? ''),
  );

/** The place of the toast, which has come to rest. */
async function toastBox(page: Page) {
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  return (await toast.boundingBox()) ?? { x: 0, y: 1_000, width: 0, height: 0 };
}

// docs/product.md#toasts
test('a toast stands top right for 3 s, waits under the pointer, and F6 reaches it', async ({ page }) => {
  // From the first screen on: an answer that came once is kept, and shown in place of the failure.
  await page.route(/progress\.overall/, (route) => route.fulfill({ status: 500, body: 'no' }));
  await logIn(page, demo.super);
  await page.clock.install();
  await page.goto('/dashboard');
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to fetch progress data' }).last();
  const failure = page.getByRole('main').getByText('Failed to fetch progress data');
  // The tries come by this clock, their answers by that of the machine.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(failure).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  for (let step = 0; step < 30 && !(await page.locator('.toast').isVisible()); step++)
    await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  const box = await page.locator('.toast').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 30);
  expect(box?.y ?? 1_000).toBeLessThan(90);
  await page.locator('.toast').hover();
  await page.clock.runFor(10_000);
  await expect(page.locator('.toast')).toBeVisible();
  await page.mouse.move(0, 700);
  await page.keyboard.press('F6');
  await page.clock.runFor(10_000);
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.toast')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(page.locator('.toast')).toBeHidden();
});

// docs/product.md#toasts
test('a toast leaves the buttons of the admin app free, and stands right below them', async ({
  page,
  request,
}) => {
  const { path } = await makeChapter(request);
  const height = page.viewportSize()?.height ?? 0;
  await openAdmin(page, `${path}/notes`);
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Refresh Changes' }).click();
    const { x, y, width: toastWidth } = await toastBox(page);
    expect(await coveredInHeader(page), `at ${width} px`).toEqual([]);
    expect(x + toastWidth).toBeGreaterThan(width - 30);
    const header = await page.getByRole('banner').boundingBox();
    const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
    expect(y - headerEnd).toBeLessThan(16);
    // From a tablet on, all of the header stands on one line.
    if (width >= 768) expect(headerEnd).toBeLessThan(76);
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  }
});

// docs/product.md#toasts
test('a toast stands below the head of the drawer that is open, and leaves its switches free', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { path, subject } = await makeChapter(request);
  await openAdmin(page, `${path}/notes`);
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'Subjects', exact: true }).click();
  const drawer = page.getByRole('dialog');
  const toggle = drawer.getByRole('switch', { name: `Students see the subject ${subject}`, exact: true });
  await toggle.press('Space');
  await settle(page);
  const { y, height } = await toastBox(page);
  const close = await drawer.getByRole('button', { name: 'Close' }).boundingBox();
  expect(y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
  expect(y + height).toBeLessThan((await toggle.boundingBox())?.y ?? 0);
});

// docs/product.md#toasts
test('a toast leaves the buttons of the student app free', async ({ page }) => {
  await logIn(page, demo.super);
  const flash = JSON.stringify([{ tone: 'info', text: 'Told after the reload' }]);
  for (const path of [
    '/dashboard',
    '/subject/physics',
    '/tabs/physics/physics-electricity',
    '/coming-soon',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(
      ([key = '', value = '']) => sessionStorage.setItem(key, value),
      [`${brand.storagePrefix}-flash`, flash],
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { y } = await toastBox(page);
    expect(await coveredInHeader(page), path).toEqual([]);
    expect(y).toBeLessThan(160);
  }
});
