import { expect, type Page } from '@playwright/test';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export async function openResetCode(page: Page): Promise<void> {
  await page.goto('/reset-password');
  await field(page, 'Email').fill('nobody@example.com');
  await press(page, 'Send reset code');
  await expect(field(page, 'Reset code')).toBeVisible();
}
