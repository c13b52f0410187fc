import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { emptyPath } from './addresses.ts';
import { fromOurPages } from './student.ts';

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

/** Signs in by a call and opens a page, without the work of the login screen: for tests about something else. */
export async function openLoggedIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  path = '/dashboard',
): Promise<void> {
  const reply = await page.request.post('/api/v1/auth/sign-in', {
    headers: fromOurPages,
    data: { email, password },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { user, token } = await reply.json();
  if (page.url() === 'about:blank') await page.goto(emptyPath);
  await page.evaluate(
    ([key = '', record = '']) => localStorage.setItem(key, record),
    [`${brand.storagePrefix}-auth`, JSON.stringify({ user, token, isAuthenticated: true, error: null })],
  );
  await page.goto(path);
}
