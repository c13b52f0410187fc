import { superPriceInr } from '@repo/contracts/limits/payment';
import type { OrderStatus } from '@repo/contracts/payment';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { celebrate } from '#src/features/payment/celebrate.ts';
import { clearSession, getSession } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, heading, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const confetti = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('canvas-confetti', () => ({ default: confetti }));

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const title = () => document.title.split(' · ')[0];
const superUntil = '2027-01-05T08:00:00.000Z';

const order = (order_status: OrderStatus) => ({
  order_id: 'order-1',
  order_status,
  order_amount: superPriceInr,
  order_currency: 'INR',
  created_at: '2026-12-05T08:00:00.000Z',
  order_expiry_time: '2026-12-05T08:30:00.000Z',
});
const receipt = {
  amount: superPriceInr,
  currency: 'INR',
  paidAt: '2026-12-05T08:00:00.000Z',
  superFrom: '2026-12-05T08:00:00.000Z',
  superUntil,
};
const statusReply = (status: OrderStatus) => ({
  success: true,
  order: order(status),
  receipt: status === 'PAID' ? receipt : null,
});

const provider = { result: {} as { error?: { message: string } }, sessions: [] as string[] };

/** In the place of the provider's script, once for all: the package keeps the first one it finds. */
Object.assign(window, {
  Cashfree: () => ({
    checkout: async ({ paymentSessionId }: { paymentSessionId: string }) => {
      provider.sessions.push(paymentSessionId);
      return provider.result;
    },
  }),
});

type Replies = Partial<Record<'order' | 'status', { data: unknown } | { status: number; message: string }>>;

async function open(address: string, replies: Replies = {}) {
  const user = makeUser();
  logInWithLibrary(user);
  const isResultPage = address.startsWith('/payment-result');
  let status = replies.status ?? { data: statusReply(isResultPage ? 'PAID' : 'ACTIVE') };
  const server = await startProcedureServer(({ path }) => {
    if (path === 'payment.createOrder') return replies.order ?? { status: 502, message: '' };
    if (path === 'payment.orderStatus') return status;
    if (path !== 'auth.user') return { status: 500, message: 'not asked for here' };
    const isPaid = 'data' in status && JSON.stringify(status.data).includes('PAID');
    const known = isPaid ? { ...user, plan: 'Pro', expiryDate: superUntil } : user;
    return { data: { user: known, lastPublishedContentAt: null } };
  });
  await renderApp(address);
  return {
    calls: (path: string) => server.calls.filter((call) => call.path === path),
    settle: (next: OrderStatus) => {
      status = { data: statusReply(next) };
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  confetti.mockClear();
  provider.result = {};
  provider.sessions = [];
});

describe('the upgrade panel', () => {
  const created = {
    data: {
      success: true,
      order: { ...order('ACTIVE'), payment_session_id: 'session-1' },
      checkout: { mode: 'production', sdkUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js' },
    },
  };

  test('opens by the address, says what Super brings and costs, and closing takes it out of the address', async () => {
    await open('/profile?showUpgrade=1');
    await seen('₹199');
    expect(pageText()).toContain('per month');
    for (const benefit of ['Unlock all subjects and chapters', 'Unlock cool GEN-Z chapter explainers'])
      expect(pageText()).toContain(benefit);
    button('Not now').click();
    await vi.waitFor(() => expect(pageText()).not.toContain('₹199'));
  });

  // docs/product.md#double-click
  test('two taps make one order, and its checkout opens in this tab', async () => {
    const { calls } = await open('/profile?showUpgrade=1', { order: created });
    await seen('₹199');
    const pay = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1);
    pay?.click();
    pay?.click();
    await vi.waitFor(() => expect(provider.sessions).toEqual(['session-1']));
    expect(calls('payment.createOrder')).toHaveLength(1);
  });

  test('says so in place when no order could be made, and a later try works', async () => {
    const sentence = 'Failed to initiate payment. Please try again.';
    await open('/profile?showUpgrade=1', { order: { status: 502, message: sentence } });
    await seen('₹199');
    const pay = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1);
    pay()?.click();
    await vi.waitFor(() =>
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toBe(sentence),
    );
    expect(pay()?.getAttribute('aria-busy')).toBeNull();
  });

  test('says so when the checkout refuses', async () => {
    provider.result = { error: { message: 'no' } };
    await open('/profile?showUpgrade=1', { order: created });
    await seen('₹199');
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1)?.click();
    await vi.waitFor(() =>
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toBe(
        'Payment initiation failed. Please try again.',
      ),
    );
  });
});

// docs/product.md#payment-result
describe('the page the checkout comes back to', () => {
  const address = '/payment-result?order_id=order-1';

  test('paid: says so once the plan is known, with the receipt', async () => {
    await open(address);
    await seen("You've got Super!");
    expect(heading().textContent).toBe('Payment Successful!');
    expect(title()).toBe('Payment Successful!');
    expect(pageText()).toContain('₹199.00');
    expect(pageText()).toContain('5 January 2027');
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toContain("Let's go!"),
    );
    expect(getSession().user?.plan).toBe('Pro');
  });

  test('400 pieces of confetti fly once for an order, however often the page is loaded', async () => {
    await open(address);
    await vi.waitFor(() => expect(confetti).toHaveBeenCalledOnce());
    expect(confetti).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 400 }));
    await celebrate('order-1');
    expect(confetti).toHaveBeenCalledOnce();
    await celebrate('order-2');
    expect(confetti).toHaveBeenCalledTimes(2);
  });

  test.each(['ACTIVE', 'EXPIRED'] as const)(
    '%s is pending, and becomes a success by itself',
    async (status) => {
      const { settle, calls } = await open(address, { status: { data: statusReply(status) } });
      await seen('Your payment is still being processed. Please wait a moment and refresh this page.');
      expect(title()).toBe('Payment Pending');
      expect(confetti).not.toHaveBeenCalled();
      settle('PAID');
      button('Refresh').click();
      await seen("You've got Super!");
      expect(calls('payment.orderStatus').length).toBeGreaterThanOrEqual(2);
    },
  );

  test('any other state of the order has failed', async () => {
    await open(address, { status: { data: statusReply('TERMINATED') } });
    await seen('Unfortunately, your payment could not be processed.');
    expect(title()).toBe('Payment Failed');
    expect(button('Retry')).toBeTruthy();
  });

  test('without an order id there is an error, and nothing is asked', async () => {
    const { calls } = await open('/payment-result');
    await seen('No order ID found.');
    expect(title()).toBe('Error');
    expect(calls('payment.orderStatus')).toEqual([]);
  });

  test('a call that fails says so, with the way home', async () => {
    await open(address, { status: { status: 502, message: 'Error checking payment status.' } });
    await seen('Error checking payment status.');
    expect(title()).toBe('Error');
    expect(pageText()).toContain('Go to Home');
  });

  test('who comes back logged out is offered the order after the login', async () => {
    await renderApp(address);
    await vi.waitFor(() => expect(pageText()).toContain('Step 1 of 5'));
    await open('/dashboard');
    await seen('You came back from a payment.');
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Check payment');
    expect(link?.getAttribute('href')).toBe(address);
  });
});
