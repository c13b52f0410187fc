import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { openStep } from '#src/states/signup-steps.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openResetCode(page: Page): Promise<void> {
  await page.goto('/reset-password');
  await field(page, 'Email').fill('nobody@example.com');
  await press(page, 'Send reset code');
  await expect(field(page, 'Reset code')).toBeVisible();
}

type Rule = {
  /** As in the specification's table of rules. */
  rule: string;
  open: (page: Page) => Promise<unknown>;
  /** What is filled in before the form is sent. */
  fill?: Record<string, string>;
  send: string;
  /** Label of the field that is at fault, or the name of its group of radios. */
  at: string;
  says: string;
};

const login = (page: Page) => page.goto('/login');
const verify = (page: Page) => page.goto('/verify');
const reset = (page: Page) => page.goto('/reset-password');
const step = (number: number) => (page: Page) => openStep(page, number);
const account = { Email: 'meera@example.com' };
const code = { 'Reset code': 'ABC234' };

const rules: Rule[] = [
  { rule: 'signup 1, name', open: step(1), send: 'continue', at: 'Name', says: 'Please enter your name' },
  {
    rule: 'signup 1, a name of blanks',
    open: step(1),
    fill: { Name: '   ' },
    send: 'continue',
    at: 'Name',
    says: 'Please enter your name',
  },
  { rule: 'signup 2, age', open: step(2), send: 'continue', at: 'Age', says: 'Please select your age' },
  {
    rule: 'signup 3, gender',
    open: step(3),
    send: 'continue',
    at: 'Gender',
    says: 'Please select your gender',
  },
  { rule: 'signup 5, email', open: step(5), send: 'continue', at: 'Email', says: 'Please enter your email' },
  {
    rule: 'signup 5, password',
    open: step(5),
    fill: account,
    send: 'continue',
    at: 'Password',
    says: 'Please enter your password',
  },
  {
    rule: 'signup 5, short password',
    open: step(5),
    fill: { ...account, Password: '12345' },
    send: 'continue',
    at: 'Password',
    says: 'Password must be at least 6 characters long',
  },
  { rule: 'login, email', open: login, send: 'done', at: 'Email', says: 'Please enter your email' },
  {
    rule: 'login, password',
    open: login,
    fill: account,
    send: 'done',
    at: 'Password',
    says: 'Please enter your password',
  },
  { rule: 'verify, email', open: verify, send: 'Verify', at: 'Email', says: 'Please enter your email' },
  {
    rule: 'verify, code',
    open: verify,
    fill: account,
    send: 'Verify',
    at: 'Verification code',
    says: 'Please enter the verification code',
  },
  {
    rule: 'verify, six characters',
    open: verify,
    fill: { ...account, 'Verification code': 'ABC' },
    send: 'Verify',
    at: 'Verification code',
    says: 'Please enter a valid 6-character verification code',
  },
  {
    rule: 'reset 1, email',
    open: reset,
    send: 'Send reset code',
    at: 'Email',
    says: 'Please enter your email',
  },
  {
    rule: 'reset 2, code',
    open: openResetCode,
    send: 'Reset password',
    at: 'Reset code',
    says: 'Please enter the reset code',
  },
  {
    rule: 'reset 2, new password',
    open: openResetCode,
    fill: code,
    send: 'Reset password',
    at: 'New password',
    says: 'Please enter a new password',
  },
  {
    rule: 'reset 2, short password',
    open: openResetCode,
    fill: { ...code, 'New password': '12345' },
    send: 'Reset password',
    at: 'New password',
    says: 'Password must be at least 6 characters long',
  },
  {
    rule: 'reset 2, confirmation',
    open: openResetCode,
    fill: { ...code, 'New password': 'exam-2027', 'Confirm new password': 'exam-2028' },
    send: 'Reset password',
    at: 'Confirm new password',
    says: 'Passwords do not match',
  },
];

/** The control is marked, tells its fault, has a label to be seen, and holds the focus. */
async function expectFault(control: Locator, says: string): Promise<void> {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(says.replace(/[.?]/g, '\\$&')));
  await expect(control.page().getByText(says, { exact: true }).first()).toBeVisible();
}

test('A9: every rule says its message at its field, which is marked, labelled and has the focus', async ({
  page,
}) => {
  test.slow();
  for (const { rule, open, fill = {}, send, at, says } of rules)
    await test.step(rule, async () => {
      // The sign-up keeps what was filled in as long as the tab lives.
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await open(page);
      for (const [label, value] of Object.entries(fill)) await field(page, label).fill(value);
      await press(page, send);
      if (at === 'Gender') {
        // The group tells what is wrong, each choice in it is marked.
        const group = page.getByRole('group', { name: at });
        await expect(group).toHaveAccessibleDescription(says);
        await expect(group.getByRole('radio').first()).toHaveAttribute('aria-invalid', 'true');
        await expect(group.getByRole('radio').first()).toBeFocused();
      } else {
        await expectFault(field(page, at), says);
        await expect(field(page, at)).toBeFocused();
        await expect(page.locator('label', { hasText: at }).first()).toBeVisible();
      }
    });
});

test('A10: the browser can fill the forms in, and codes and passwords can be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tells = (label: string, token: string) =>
    expect(field(page, label)).toHaveAttribute('autocomplete', token);
  const paste = async (label: string, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await field(page, label).focus();
    await page.keyboard.press('Control+v');
  };
  await page.goto('/login');
  await tells('Email', 'email');
  await tells('Password', 'current-password');
  await paste('Password', 'exam-2027');
  await expect(field(page, 'Password')).toHaveValue('exam-2027');
  await page.goto('/verify');
  await tells('Email', 'email');
  await tells('Verification code', 'one-time-code');
  await expect(field(page, 'Verification code')).toHaveAttribute('inputmode', 'text');
  await paste('Verification code', ' ab3 d4f ');
  await expect(field(page, 'Verification code')).toHaveValue('AB3D4F');
  await openResetCode(page);
  await tells('Reset code', 'one-time-code');
  await tells('New password', 'new-password');
  await tells('Confirm new password', 'new-password');
  await paste('New password', 'exam-2027');
  await expect(field(page, 'New password')).toHaveValue('exam-2027');
  await openStep(page, 1);
  await tells('Name', 'name');
  await openStep(page, 5);
  await tells('Email', 'email');
  await tells('Password', 'new-password');
});

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGPQtz+NBzGMSmNDAM+5ekX6qEIuAAAAAElFTkSuQmCC',
  'base64',
);
/** A real picture, made as large as asked by bytes after its end, which every reader skips. */
const pictureOf = (megabytes: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([dot], Math.floor(megabytes * 1024 * 1024)),
});
const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };

test.describe('A36: a picture that is too large or none is refused in the exact words, 4.9 MB are taken', () => {
  const choose = (page: Page, file: Parameters<Locator['setInputFiles']>[0]) =>
    page.locator('input[type=file]').setInputFiles(file);

  test('in the sign-up, where the choice lives through a refresh', async ({ page }) => {
    await openStep(page, 4);
    await choose(page, pictureOf(6));
    await expect(page.getByText('Image size should be less than 5MB', { exact: true })).toBeVisible();
    await choose(page, text);
    await expect(page.getByText('Please select an image file', { exact: true })).toBeVisible();
    await choose(page, pictureOf(4.9));
    const preview = page.getByRole('img', { name: 'Replace' });
    await expect(preview).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Step 4 of 5')).toBeVisible();
    await expect(preview).toHaveAttribute('src', /^data:image\/jpeg/);
  });

  test('on the profile', async ({ browser }) => {
    const page = await openAs(browser, 'claimer');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await choose(page, pictureOf(6));
    await expect(page.getByText('Image size should be less than 5MB', { exact: true }).first()).toBeVisible();
    await choose(page, text);
    await expect(page.getByText('Please select an image file', { exact: true }).first()).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await choose(page, pictureOf(4.9));
    await expect(page.getByText('Profile picture updated successfully!').first()).toBeVisible();
    await reloaded;
    await expect(page.getByRole('img', { name: /^Picture of / })).toHaveAttribute('src', /^\/images\//);
    await page.context().close();
  });
});
