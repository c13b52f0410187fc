import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';
import { press } from './forms.ts';
import { readCode } from './inbox.ts';

type Mail = { text: string; subject: string };

/** The link of the guardian's newest mail. */
export async function guardianLinkTo(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const reply = await request.get(`${sandboxUrl}/api/mails?to=${encodeURIComponent(email)}`);
    const [mail] = (await reply.json()) as Mail[];
    link = /^(http:\S+\/guardian\?token=\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return link;
}

const password = 'exam-2027';

/** Signs up a student of 15, proves the email and logs in, on the server of this page. */
export async function signUpMinor(page: Page, url: string, name: string, email: string): Promise<void> {
  const next = () => press(page, 'continue');
  await page.goto(`${url}/signup`);
  await page.getByLabel('Name').fill(name);
  await next();
  await page.getByLabel('Age').selectOption('15');
  await next();
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await next();
  await press(page, 'Skip for now');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await next();
  await page.waitForURL('**/verify?email=**');
  await page.getByLabel('Verification code').fill(await readCode(page, email));
  await press(page, 'Verify');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'done');
  await page.waitForURL('**/consent');
}

/** Names the guardian on the waiting screen. */
export async function askGuardian(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email of your parent or guardian').fill(email);
  await press(page, 'Send the mail');
  await expect(page.getByRole('heading', { name: 'Waiting for your parent or guardian' })).toBeVisible();
}

/** Signs in at the provider's page as this guardian. */
export async function signInAsGuardian(page: Page, email: string): Promise<void> {
  await press(page, 'Sign in with Google');
  await page.getByRole('textbox', { name: 'Name' }).fill('Meena Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Continue');
  await expect(page.getByText('Checked: you signed in with your address.')).toBeVisible();
}
