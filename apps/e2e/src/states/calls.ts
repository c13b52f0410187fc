import type { Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { sandboxUrl } from '#src/addresses.ts';
import { answerCalls, type PageCall } from '#src/answer-calls.ts';
import type { Bulk } from '#src/viewers.ts';

/** The call never gets an answer. */
export const hang = (page: Page, pattern: RegExp) => answerCalls(page, pattern, () => new Promise(() => {}));

/** The server fails without a message. */
export const fail = (page: Page, pattern: RegExp) =>
  answerCalls(page, pattern, async () => ({ status: 500, body: 'no' }));

/** The call does not reach the server. */
export const lose = (page: Page, pattern: RegExp) => answerCalls(page, pattern, async () => 'lost');

/** The server's reply to this call. */
async function readReply(page: Page, { url, method, headers, postData }: PageCall): Promise<unknown> {
  const sent = { ...headers, origin: new URL(url).origin };
  const reply = await page.request.fetch(url, { method, headers: sent, data: postData });
  return reply.json();
}

/** Holds requests until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Answers these procedures in place of the server. Other procedures in the same batch get the server's reply.
 */
export const withReplies = (page: Page, replies: Record<string, unknown>) =>
  answerCalls(page, /\/api\/trpc\//, async (call) => {
    const names = new URL(call.url).pathname.replace('/api/trpc/', '').split(',');
    if (!names.some((name) => name in replies)) return null;
    const real = await readReply(page, call);
    const answered = [real].flat().map((reply, index) => {
      const data = replies[names[index] ?? ''];
      return data === undefined ? reply : { result: { data } };
    });
    return { body: JSON.stringify(Array.isArray(real) ? answered : answered[0]) };
  });

/** Changes the download, whatever copy the device has, and leaves that copy unchanged. */
export async function withLibrary(page: Page, change: (data: Bulk['data']) => void): Promise<void> {
  await keepNothing(page);
  await answerCalls(page, /\/api\/v1\/bulk-data/, async (call) => {
    // Without a manifest the app downloads everything in one reply.
    if (call.url.includes('bulk-data/')) return { status: 404, body: '{}' };
    // Its hashes are computed by the app, so that what it stores is not taken for the server's chapters.
    const whole = { ...call, url: call.url.replace('?form=light', '') };
    const json = (await readReply(page, whole)) as Bulk;
    change(json.data);
    return { body: JSON.stringify(json) };
  });
}

/** The student's own token, from the auth record that the browser keeps. */
export async function tokenOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  for (const { localStorage } of origins)
    for (const { name, value } of localStorage)
      if (name === `${brand.storagePrefix}-auth`) return (JSON.parse(value) as { token: string }).token;
  throw new Error('nobody is logged in');
}

export type ProviderAction = 'pay' | 'fail' | 'drop' | 'pay-pending' | 'terminate' | 'expire';

/** Applies `action` to an order at the provider. */
export async function actOnOrder(page: Page, orderId: string, action: ProviderAction): Promise<void> {
  await page.request.post(`${sandboxUrl}/api/cashfree/orders/${orderId}/actions`, {
    // A day, so that a late payment is still pending when the state is checked.
    data: { action, lateMs: 86_400_000 },
  });
}

/** Creates an order for the student and applies `action` at the provider. @returns its id */
export async function makeOrder(page: Page, action?: ProviderAction): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const created = await page.request.post('/api/v1/payment/create-order', { headers, data: {} });
  const { order } = (await created.json()) as { order: { order_id: string } };
  if (action) await actOnOrder(page, order.order_id, action);
  return order.order_id;
}

/** A device that stores nothing beyond the tab: no library and no earlier figures. */
export const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
