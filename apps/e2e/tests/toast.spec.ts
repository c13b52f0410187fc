import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';

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
