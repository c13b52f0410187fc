import { expect, type Page, test } from '@playwright/test';
import { act, atProvider, goToCheckout, orderIdOf } from '#src/checkout.ts';
import { logIn } from '#src/demo.ts';
import { tokenOf } from '#src/states/calls.ts';
import { type Account, createStudent } from '#src/student.ts';

let account: Account;
test.beforeEach(async ({ page, request }) => {
  account = await createStudent(request);
  await logIn(page, account);
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const dayMs = 86_400_000;
async function expectOneMonth(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const reply = await page.request.get('/api/v1/auth/user', { headers });
  const { user } = (await reply.json()) as { user: { plan: string; expiryDate: string } };
  expect(user.plan).toBe('Pro');
  const days = (Date.parse(user.expiryDate) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
}

test('a student pays and finds everything unlocked', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/tabs/physics/physics-electricity');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Super' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeFocused();

  await goToCheckout(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/payment-result\?order_id=/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeFocused();
  await expect(page.getByText("You've got Super!")).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText('₹199.00')).toBeVisible();

  const next = page.getByRole('region', { name: 'What next' });
  await next.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tabs\//);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: "Let's go!" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Claim your reward')).toBeHidden();
  for (const subject of ['physics', 'economics']) {
    await page.goto(`/subject/${subject}`);
    await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
    await expect(page.getByRole('link', { name: /locked$/ })).toHaveCount(0);
  }
  await page.goto('/tabs/physics/physics-electricity');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/^Valid till /)).toBeVisible();
});

test('a declined payment says so, and the next try is on the page: the same order, paid once', {
  tag: '@journey',
}, async ({ page, request }) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /The payment fails/ }).click();
  const declined = await orderIdOf(page);
  await expect(title(page, 'Payment Pending')).toBeVisible();
  await expect(page.getByText(/^Your payment is still being processed\./)).toBeVisible();
  await expect(page.getByText('Your last try was declined. You can try again now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  expect(await orderIdOf(page)).toBe(declined);
  expect(await atProvider(request, declined)).toEqual(['PAID', 'FAILED', 'SUCCESS']);
  await expectOneMonth(page);
});

test('who leaves the checkout and comes back pays the same order once', async ({ page, request }) => {
  await goToCheckout(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile/);
  await goToCheckout(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  expect(await atProvider(request, await orderIdOf(page))).toEqual(['PAID', 'SUCCESS']);
  await expectOneMonth(page);
});

test('paid on the phone while the result page is pending: the page finds out by itself', async ({
  page,
  request,
}) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  await act(request, await orderIdOf(page), 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});
