import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Account = { name: string; email: string; password: string };
type DemoAccounts = { basic: Account; super: Account; adminPassword: string };

/** The seed's accounts; the build writes them for the start command, which prints them. */
const file = fileURLToPath(new URL('../../server/dist/demo-accounts.json', import.meta.url));
export const demo = JSON.parse(readFileSync(file, 'utf8')) as DemoAccounts;

/** Signs in through the login screen and waits for the dashboard. */
export async function logIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'done', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
