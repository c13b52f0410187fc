import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';

const provider = `${sandboxUrl}/api/cashfree`;

/** Goes from a screen with an Upgrade button to the provider's page. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/profile?showUpgrade=1');
  const panel = page.getByRole('dialog', { name: 'Get Super' });
  await expect(panel.getByText('₹199')).toBeVisible();
  await panel.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/checkout\?session=/);
}

/** The id of the order that the open result page shows. */
export async function orderIdOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/payment-result\?order_id=/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Applies an action to an order at the provider. */
export async function act(request: APIRequestContext, orderId: string, action: string): Promise<void> {
  const reply = await request.post(`${provider}/orders/${orderId}/actions`, { data: { action } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

type ProviderOrder = { order_id: string; order_status: string; payments: { payment_status: string }[] };

/** An order at the provider: its status, then its payments, oldest first. */
export async function atProvider(request: APIRequestContext, orderId: string): Promise<string[]> {
  const orders = (await (await request.get(`${provider}/orders`)).json()) as ProviderOrder[];
  const found = orders.filter((order) => order.order_id === orderId);
  expect(found).toHaveLength(1);
  return found.flatMap((order) => [
    order.order_status,
    ...order.payments.map(({ payment_status }) => payment_status),
  ]);
}

const dayMs = 86_400_000;

/** Slow or late payments stay pending until `settle` or `decline`; null restores the default. */
export async function holdBank(request: APIRequestContext, isHeld: true | null): Promise<void> {
  const plan = `${provider}/webhooks`;
  const reply = isHeld ? await request.put(plan, { data: { lateMs: dayMs } }) : await request.delete(plan);
  expect(reply.ok()).toBe(true);
}

/** Waits until the page has ended its automatic checks and offers the next step. */
export const askToTheEnd = (page: Page, offer: string) =>
  expect(async () => {
    const answered = page.waitForResponse(/payment\.orderStatus/, { timeout: 400 }).catch(() => null);
    await page.clock.fastForward(5_000);
    await answered;
    await expect(page.getByText(offer)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 90_000 });
