import { expect, type Page, test } from '@playwright/test';
import { sandboxUrl } from '#src/addresses.ts';
import { demo, logIn } from '#src/demo.ts';
import { freshEmail } from '#src/inbox.ts';

const next = (page: Page) => page.getByRole('button', { name: 'continue', exact: true }).click();
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Fills in the first four steps, with a picture. */
async function answerQuestions(page: Page, address = '/signup'): Promise<void> {
  await page.goto(address);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await page.getByLabel('Age').selectOption('15');
  await next(page);
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await next(page);
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await next(page);
  await expect(google(page)).toBeVisible();
}

/** Types an account into the provider's page. */
async function chooseAccount(page: Page, name: string, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function invitesOf(page: Page): Promise<number> {
  const reply = await page.request.get('/api/v1/auth/user');
  const { user } = (await reply.json()) as { user: { invitesAccepted: number } };
  return user.invitesAccepted;
}

test('a friend who was invited signs up with Google, logs out, and logs in with Google again', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const inviter = await (await browser.newContext()).newPage();
  await logIn(inviter, demo.basic);
  const before = await invitesOf(inviter);
  const me = await inviter.request.get('/api/v1/auth/user');
  const { user } = (await me.json()) as { user: { id: string } };
  const email = freshEmail('asha');

  await answerQuestions(page, `/signup?invite=${user.id}`);
  await google(page).click();
  await chooseAccount(page, 'Asha Kumari', email);
  await expect(page.getByText('Google sign-up successful!').first()).toBeVisible();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome Asha!' })).toBeVisible();
  expect(await invitesOf(inviter)).toBe(before + 1);
  await inviter.context().close();

  // The picture was chosen before the account existed.
  const picture = async () => {
    const reply = await page.request.get('/api/v1/auth/user');
    return ((await reply.json()) as { user: { profilePicture: string | null } }).user.profilePicture;
  };
  await expect.poll(picture).toMatch(/^\/pictures\//);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('-picture-'))))
    .toBe(false);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout!' }).click();
  await page.waitForURL('**/login');
  await google(page).click();
  await chooseAccount(page, 'Asha Kumari', email);
  await expect(page.getByText('Google sign-in successful!').first()).toBeVisible();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login|google=/);
});

test.describe('a provider that is down', () => {
  test.afterEach(({ request }) => request.delete(`${sandboxUrl}/api/oidc/mode`).then(() => {}));

  test('a provider that is down leaves the student on the login with a reason, and a later try succeeds', async ({
    page,
    request,
  }) => {
    const email = freshEmail('later');
    await request.put(`${sandboxUrl}/api/oidc/mode`, { data: { mode: 'down', endpoints: ['token'] } });
    await page.goto('/login');
    await google(page).click();
    await chooseAccount(page, 'Later Then', email);
    await expect(page.locator('form').getByRole('alert')).toContainText(
      'Check your network, then try again.',
    );
    await request.delete(`${sandboxUrl}/api/oidc/mode`);
    await answerQuestions(page);
    await google(page).click();
    await chooseAccount(page, 'Later Then', email);
    await page.waitForURL('**/dashboard');
  });
});
