import { expect, type Locator, type Page, test } from '@playwright/test';
import { field, openResetCode, press } from '#src/forms.ts';
import { openStep } from '#src/states/signup-steps.ts';

type Rule = {
  /** One line of the table of rules (docs/product.md#field-rules). */
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

// docs/product.md#form-errors
test('every rule says its message at its field, which is marked, labelled and has the focus', {
  tag: '@journey',
}, async ({ page }) => {
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

// docs/product.md#form-errors
test('two passwords are never said to match and not to match at once', async ({ page }) => {
  const differ = page.getByText('Passwords do not match');
  const agree = page.getByText('Passwords match', { exact: true });
  const confirmation = field(page, 'Confirm new password');
  await openResetCode(page);
  await field(page, 'Reset code').fill('ABC234');
  await field(page, 'New password').fill('exam-2027');
  await confirmation.fill('exam-2028');
  await press(page, 'Reset password');
  await expect(differ).toBeVisible();
  await expect(agree).toBeHidden();

  await confirmation.fill('exam-2027');
  await expect(agree).toBeVisible();
  await expect(differ).toBeHidden();
  await expect(confirmation).not.toHaveAttribute('aria-invalid');

  await field(page, 'New password').fill('exam-2029');
  await expect(agree).toBeHidden();
  await press(page, 'Reset password');
  await expect(differ).toBeVisible();
});

test('the question of the sign-up stays where it is through all its steps', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops: number[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await openStep(page, number);
      const question = page.getByRole('heading', { level: 1 });
      tops.push(await question.evaluate((heading) => Math.round(heading.getBoundingClientRect().top)));
    }
    expect(new Set(tops).size, `at ${width} px: ${tops.join(', ')}`).toBe(1);
  }
});

// docs/product.md#form-errors
test('a picture that can not be taken is told as every other field tells its fault', async ({ page }) => {
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
