import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../playwright.config.ts';

/** Reads the code in the inbox page, in a new tab as a new student would. */
export async function readCode(page: Page, email: string): Promise<string> {
  const inbox = await page.context().newPage();
  const code = inbox.getByText(/^[A-Z0-9]{6}$/).first();
  // Mails are sent after the response that announces them.
  await expect(async () => {
    await inbox.goto(`${sandboxUrl}/inbox?to=${encodeURIComponent(email)}`);
    await expect(code).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const text = ((await code.textContent()) ?? '').trim();
  await inbox.close();
  return text;
}

let count = 0;
/** An email that no other test uses. */
export function freshEmail(name: string): string {
  count += 1;
  return `${name}-${Date.now().toString(36)}-${count}@example.com`;
}
