import { expect, test } from '@playwright/test';
import { press } from '#src/forms.ts';
import { openStep } from '#src/states/signup-steps.ts';

// docs/product/screens.md#form-errors
test('an unusable picture shows its error like every other field', async ({ page }) => {
  await openStep(page, 4);
  const picture = page.locator('input[type=file]');
  const notOne = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await picture.setInputFiles(notOne);
  await expect(picture).toHaveAttribute('aria-invalid', 'true');
  const told = page.getByRole('alert');
  await expect(told).toBeVisible();
  const words = ((await told.textContent()) ?? '').trim();
  await expect(picture).toHaveAccessibleDescription(words);
  const looks = await told.evaluate((alert) => {
    const line = alert.querySelector('p') ?? alert;
    return { hasIcon: line.querySelector('svg') !== null, weight: getComputedStyle(line).fontWeight };
  });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.evaluate(() => sessionStorage.clear());
  await openStep(page, 1);
  await press(page, 'continue');
  const other = await page.locator('[id$="-error"]').evaluate((line) => ({
    hasIcon: line.querySelector('svg') !== null,
    weight: getComputedStyle(line).fontWeight,
  }));
  expect(looks).toEqual(other);
});
