import { expect, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';

const quadratics = '/tabs/mathematics/mathematics-quadratic-equations';

// docs/product/study.md#worked-examples, docs/product/study.md#steps-of-a-solution
test('a worked example opens step by step by keyboard, and own steps are checked line by line', async ({
  browser,
}) => {
  const page = await openAs(browser, 'super');
  await page.goto(`${quadratics}?tab=explanation&topic=2&page=1`);
  const show = page.getByRole('button', { name: /^Show step/ });
  const first = page.locator('[data-step="1"]');
  const last = page.locator('[data-step="6"]');
  await expect(first).toBeHidden();
  await show.focus();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-step="${step}"]`)).toBeInViewport();
    await expect(show).toBeFocused();
    await expect(show).toBeInViewport();
  }
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(last).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide the steps' })).toBeFocused();

  await page.goto(`${quadratics}?tab=quiz&part=written`);
  await page.getByRole('link', { name: /The sum of a number and its reciprocal is/ }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer (optional)' });
  await answer.fill('(x - 2)(x - 3) = 0\nx = 2 or x = -3');
  await page.getByRole('button', { name: 'Check my steps' }).click();
  await expect(page.getByText("Line 2 doesn't follow", { exact: false })).toBeVisible();
  await answer.fill('(x - 2)(x - 3) = 0\nx = 2 or x = ');
  await answer.press('End');
  await page.getByRole('button', { name: 'square root' }).click();
  await page.keyboard.type('9');
  await page.getByRole('button', { name: 'Check my steps' }).click();
  await expect(page.getByText('Every line follows.')).toBeVisible();
});
