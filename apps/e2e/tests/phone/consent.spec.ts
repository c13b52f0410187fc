import { expect, type Locator, type Page, test } from '@playwright/test';
import { press } from '#src/forms.ts';
import { askGuardian, guardianLinkTo, signInAsGuardian, signUpMinor } from '#src/guardian.ts';
import { freshEmail } from '#src/inbox.ts';
import { type SecondServer, startSecondServer } from '#src/second-server.ts';

// docs/product/accounts.md#guardians-consent
test.describe.configure({ timeout: 180_000 });

/** How often a waiting page polls. */
const lookAgainMs = 20_000;
let server: SecondServer;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  server = await startSecondServer({ CONSENT: 'required' });
});
test.afterAll(() => server?.stop());

/** Opens the link of the guardian's mail in a separate browser. */
async function openGuardian(page: Page, email: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: server.url, locale: 'en-IN' });
  if (!context) throw new Error('there is no browser');
  const guardian = await context.newPage();
  await guardian.goto(await guardianLinkTo(page.request, email));
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Consent of a parent or guardian');
  await press(guardian, 'Open the page');
  return guardian;
}

/** Moves there by Tab and presses Enter. */
async function pressByKeys(page: Page, button: Locator): Promise<void> {
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 25 && !(await isFocused()); n++) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

const statusOf = async (page: Page, path: string) =>
  (await page.request.get(`${server.url}${path}`)).status();

test('a student waits until the guardian has signed in and agreed; when the consent is withdrawn, everything is closed again', {
  tag: '@journey',
}, async ({ page }) => {
  const [email, mother] = [freshEmail('asha'), freshEmail('mother')];
  await page.clock.install();
  await signUpMinor(page, server.url, 'Asha Rao', email);
  await expect(page.getByRole('heading', { name: 'Ask your parent or guardian' })).toBeVisible();
  expect(await statusOf(page, '/api/v1/bulk-data')).toBe(403);
  await page.goto(`${server.url}/progress`);
  await expect(page).toHaveURL(/\/consent$/);
  await page.getByLabel('Email of your parent or guardian').fill(email);
  await press(page, 'Send the mail');
  await expect(
    page.getByText('Please enter the email of your parent or guardian, not your own'),
  ).toBeVisible();
  await askGuardian(page, mother);

  const guardian = await openGuardian(page, mother);
  await expect(guardian).toHaveURL(`${server.url}/guardian`);
  await expect(guardian.getByText('Asha wants to study')).toBeVisible();
  await press(guardian, 'हिन्दी');
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('माता-पिता या अभिभावक की सहमति');
  await press(guardian, 'English');
  await expect(guardian.getByRole('button', { name: 'I agree' })).toBeDisabled();
  await signInAsGuardian(guardian, mother);
  await guardian.getByRole('checkbox').check();
  await press(guardian, 'I agree');
  await expect(guardian.getByText('Thank you. The student can study now.')).toBeVisible();

  // The waiting page notices the change without a reload.
  await page.clock.fastForward(lookAgainMs);
  await page.waitForURL('**/dashboard', { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Welcome Asha!' })).toBeVisible();
  await page.goto(`${server.url}/profile`);
  await expect(page.getByText('Not added yet').first()).toBeVisible();

  await press(guardian, 'Take my consent back');
  await guardian.getByRole('alertdialog').getByRole('button', { name: 'Take my consent back' }).click();
  await expect(guardian.getByText('You have taken your consent back.')).toBeVisible();
  await page.goto(`${server.url}/dashboard`);
  await page.waitForURL('**/consent');
  await expect(page.getByText('has taken their consent back')).toBeVisible();
  expect(await statusOf(page, '/api/v1/progress/overall')).toBe(403);

  const download = guardian.waitForEvent('download');
  await press(guardian, 'Download everything');
  expect((await download).suggestedFilename()).toBe('student-data.json');
  await press(guardian, 'Delete the account');
  await guardian.getByRole('alertdialog').getByRole('button', { name: 'Delete the account' }).click();
  await expect(guardian.getByText(/The account will be deleted on/)).toBeVisible();
  await press(guardian, 'Do not delete it');
  await expect(guardian.getByText('The account is not deleted.')).toBeVisible();
});

test('a guardian pays in place of the student, and comes back by a new link', async ({ page }) => {
  const [email, father] = [freshEmail('ravi'), freshEmail('father')];
  await signUpMinor(page, server.url, 'Ravi Rao', email);
  await askGuardian(page, father);
  const guardian = await openGuardian(page, father);
  await press(guardian, 'Pay ₹199 for a month of Super');
  await guardian.waitForURL(/\/checkout\?session=/);
  await guardian.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(guardian.getByText('Checked: we have your payment.')).toBeVisible();
  await guardian.getByRole('checkbox').check();
  await press(guardian, 'I agree');
  await expect(guardian.getByText('Thank you. The student can study now.')).toBeVisible();

  await guardian.context().clearCookies();
  const later = await guardian.context().newPage();
  const opened = await guardianLinkTo(page.request, father);
  await later.goto(opened);
  await press(later, 'Open the page');
  await expect(later.getByText('This link was opened in another browser, or is too old.')).toBeVisible();
  await press(later, 'Mail me a fresh link');
  await expect(later.getByText('A mail with a fresh link is on its way to your address.')).toBeVisible();
  await expect.poll(() => guardianLinkTo(page.request, father)).not.toBe(opened);
  await later.evaluate(() => sessionStorage.clear());
  await later.goto(`${server.url}/guardian`);
  await later.getByLabel('Your email').fill(father);
  const before = await guardianLinkTo(page.request, father);
  await press(later, 'Send the link');
  await expect(later.getByText('a mail with the link is on its way')).toBeVisible();
  await expect.poll(() => guardianLinkTo(page.request, father)).not.toBe(before);
  await later.goto(await guardianLinkTo(page.request, father));
  await press(later, 'Open the page');
  await expect(later.getByText(/^You agreed on/)).toBeVisible();
});

test('a guardian who refuses by keyboard alone has all data of the student deleted immediately', async ({
  page,
}) => {
  const [email, guardianEmail] = [freshEmail('zoya'), freshEmail('uncle')];
  await signUpMinor(page, server.url, 'Zoya Khan', email);
  await askGuardian(page, guardianEmail);
  const guardian = await openGuardian(page, guardianEmail);
  const question = guardian.getByRole('alertdialog');
  await pressByKeys(guardian, guardian.getByRole('button', { name: 'I refuse' }));
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await pressByKeys(guardian, question.getByRole('button', { name: 'I refuse' }));
  await expect(guardian.getByText('You have refused.')).toBeVisible();
  await page.reload();
  await page.waitForURL('**/login');
  expect(await statusOf(page, '/api/v1/auth/user')).toBe(401);
});
