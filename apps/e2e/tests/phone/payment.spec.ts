import { expect, type Page, test } from '@playwright/test';
import { act, askToTheEnd, atProvider, goToCheckout, holdBank, orderIdOf } from '#src/checkout.ts';
import { openLoggedIn } from '#src/demo.ts';
import { tokenOf } from '#src/states/calls.ts';
import { type Account, createStudent } from '#src/student.ts';

let account: Account;
test.beforeEach(async ({ page, request }) => {
  account = await createStudent(request);
  await openLoggedIn(page, account);
});
test.afterEach(({ request }) => holdBank(request, null));

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const underWay = 'Your last try is still under way. Wait for it before you pay again.';
const anotherTry = (page: Page) => page.getByRole('button', { name: /^(Try again|Start a new payment)$/ });

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
  await next.getByRole('link', { name: /^Open / }).click();
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

test('a terminated order is shown as failed', async ({ page }) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /The order is terminated/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible();
});

test('a student who leaves the checkout and returns pays the same order, once', async ({ page, request }) => {
  await goToCheckout(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile/);
  await goToCheckout(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  expect(await atProvider(request, await orderIdOf(page))).toEqual(['PAID', 'SUCCESS']);
  await expectOneMonth(page);
});

test('an order paid on the phone while the result page shows it as pending is noticed by the page', async ({
  page,
  request,
}) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  await act(request, await orderIdOf(page), 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test("another student's order is not shown", async ({ page, browser, request }) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await openLoggedIn(other, await createStudent(request, 'Ravi Iyer'), page.url());
  await expect(other.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(other.getByText('₹199')).toHaveCount(0);
  await other.context().close();
});

test('a slow payment is pending until the bank has answered, then shown as successful without a reload', async ({
  page,
  request,
}) => {
  await holdBank(request, true);
  await goToCheckout(page);
  await page.getByRole('button', { name: /The bank is slow/ }).click();
  const orderId = await orderIdOf(page);
  await expect(title(page, 'Payment Pending')).toBeVisible();
  await expect(page.getByText(/^Your payment is still being processed\./)).toBeVisible();
  await expect(page.getByText(underWay)).toBeVisible();
  await expect(anotherTry(page)).toHaveCount(0);
  expect(await atProvider(request, orderId)).toEqual(['ACTIVE', 'PENDING']);
  await act(request, orderId, 'settle');
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await expectOneMonth(page);
});

test('a pending payment allows no other, not even after the last check; once declined, it does', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await holdBank(request, true);
  await goToCheckout(page);
  await page.getByRole('button', { name: /The bank is slow/ }).click();
  const orderId = await orderIdOf(page);
  await act(request, orderId, 'fail');
  await askToTheEnd(page, 'Paise kate? Order id support ko bhejo, dekh lenge.');
  await expect(page.getByText(underWay)).toBeVisible();
  await expect(anotherTry(page)).toHaveCount(0);
  await act(request, orderId, 'decline');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Your last try was declined\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a payment that succeeds after its order expired still gives its month', async ({ page, request }) => {
  await holdBank(request, true);
  await goToCheckout(page);
  await page.getByRole('button', { name: /Pay too late/ }).click();
  const orderId = await orderIdOf(page);
  await expect(page.getByText(underWay)).toBeVisible();
  await expect(title(page, 'Payment Pending')).toBeVisible();
  expect(await atProvider(request, orderId)).toEqual(['EXPIRED', 'PENDING']);
  await act(request, orderId, 'settle');
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await expectOneMonth(page);
});

test('an order that expired unpaid stays pending, and a new one can be paid', async ({ page, request }) => {
  await page.clock.install();
  await goToCheckout(page);
  await page.getByRole('button', { name: /Let the order expire/ }).click();
  const expired = await orderIdOf(page);
  await expect(title(page, 'Payment Pending')).toBeVisible();
  await askToTheEnd(page, 'Order expire ho gaya. Paise kate? Support ko order id bhejo.');
  await page.getByRole('button', { name: 'Start a new payment' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  const paid = await orderIdOf(page);
  expect(paid).not.toBe(expired);
  expect(await atProvider(request, expired)).toEqual(['EXPIRED']);
  expect(await atProvider(request, paid)).toEqual(['PAID', 'SUCCESS']);
  await expectOneMonth(page);
});

test('a payment that was not finished is shown as pending, and the next try pays the same order', async ({
  page,
  request,
}) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  const dropped = await orderIdOf(page);
  await expect(title(page, 'Payment Pending')).toBeVisible();
  await expect(page.getByText('Your last try was not finished. You can try again now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  expect(await orderIdOf(page)).toBe(dropped);
  expect(await atProvider(request, dropped)).toEqual(['PAID', 'USER_DROPPED', 'SUCCESS']);
  await expectOneMonth(page);
});
