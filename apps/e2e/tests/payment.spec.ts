import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { type Account, createStudent } from '#src/student.ts';
import { sandboxUrl } from '../playwright.config.ts';

let account: Account;
test.beforeEach(async ({ page, request }) => {
  account = await createStudent(request);
  await logIn(page, account);
});

/** From a screen with an Upgrade button to the provider's page. */
async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/profile?showUpgrade=1');
  const panel = page.getByRole('dialog', { name: 'Get Super' });
  await expect(panel.getByText('₹199')).toBeVisible();
  await panel.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/checkout\?session=/);
}

const orderIdOf = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? '';

test('a student pays and finds everything unlocked', async ({ page }) => {
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

test('a payment that fails is told, and the same student can pay after it', async ({ page }) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /The payment fails/ }).click();
  await expect(page).toHaveURL(/\/payment-result\?order_id=/);
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  await goToCheckout(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText("You've got Super!")).toBeVisible();
});

test('an order that was ended has failed', async ({ page }) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /The order is terminated/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible();
});

test('who drops the payment and comes back pays the same order once', async ({ page, request }) => {
  await goToCheckout(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile/);
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  const orderId = orderIdOf(page);
  const orders = (await (await request.get(`${sandboxUrl}/api/cashfree/orders`)).json()) as {
    order_id: string;
    customer_details: { customer_email?: string };
  }[];
  expect(orders.filter((order) => order.order_id === orderId)).toHaveLength(1);
});

test('paid on the phone while the result page is pending: the page finds out by itself', async ({
  page,
  request,
}) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  const paid = await request.post(`${sandboxUrl}/api/cashfree/orders/${orderIdOf(page)}/actions`, {
    data: { action: 'pay' },
  });
  expect(paid.ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('the order of another student is not told', async ({ page, browser, request }) => {
  await goToCheckout(page);
  await page.getByRole('button', { name: /Go back without paying/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await logIn(other, await createStudent(request, 'Ravi Iyer'));
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(other.getByText('₹199')).toHaveCount(0);
  await other.context().close();
});
