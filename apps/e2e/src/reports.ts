import { expect, type Page } from '@playwright/test';

export const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Report a mistake' });

/** Opens the dialog of a report by the control that is in sight. */
export async function openReport(page: Page, name: string | RegExp = 'Report a mistake'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(reportDialog(page)).toBeVisible();
}

/** Describes the mistake by a choice and in words, and sends the report. */
export async function sendReport(page: Page, fault: string, note: string): Promise<void> {
  const dialog = reportDialog(page);
  await dialog.getByText(fault, { exact: true }).click();
  await dialog.getByLabel('In your words (optional)').fill(note);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
}
