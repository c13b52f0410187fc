import { superPriceInr } from '@repo/contracts/limits/payment';
import type { LastTry, OrderStatus } from '@repo/contracts/payment';
import { beforeEach } from 'vitest';
import { clearSession } from '#src/platform/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const superUntil = '2027-01-05T08:00:00.000Z';

const order = (order_status: OrderStatus) => ({
  order_id: 'order_1',
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
export const statusReply = (status: OrderStatus, lastTry?: LastTry) => ({
  success: true,
  order: order(status),
  receipt: status === 'PAID' ? receipt : null,
  lastTry,
});
export const created = (lastTry?: LastTry) => ({
  data: {
    success: true,
    order: { ...order('ACTIVE'), payment_session_id: 'session-1' },
    checkout: { mode: 'production', sdkUrl: 'https://sdk.cashfree.com/js/v3/cashfree.js' },
    lastTry,
  },
});

export const provider = { result: {} as { error?: { message: string } }, sessions: [] as string[] };

/** Replaces the provider's script for good, because the package caches the first one it finds. */
Object.assign(window, {
  Cashfree: () => ({
    checkout: async ({ paymentSessionId }: { paymentSessionId: string }) => {
      provider.sessions.push(paymentSessionId);
      return provider.result;
    },
  }),
});

type Replies = Partial<Record<'order' | 'status', { data: unknown } | { status: number; message: string }>>;

/** Opens the app at this address, logged in, with these replies about orders. */
export async function open(address: string, replies: Replies = {}) {
  const student = makeUser();
  logInWithLibrary(student);
  const isResultPage = address.startsWith('/payment-result');
  let status = replies.status ?? { data: statusReply(isResultPage ? 'PAID' : 'ACTIVE') };
  const server = await startProcedureServer(({ path }) => {
    if (path === 'payment.createOrder') return replies.order ?? { status: 502, message: '' };
    if (path === 'payment.orderStatus') return status;
    if (path !== 'auth.user') return { status: 500, message: 'not asked for here' };
    const isPaid = 'data' in status && JSON.stringify(status.data).includes('PAID');
    const known = isPaid ? { ...student, plan: 'Pro', expiryDate: superUntil } : student;
    return { data: { user: known, lastPublishedContentAt: null } };
  });
  const { user } = await renderApp(address);
  return {
    user,
    calls: (path: string) => server.calls.filter((call) => call.path === path),
    settle: (next: OrderStatus, lastTry?: LastTry) => {
      status = { data: statusReply(next, lastTry) };
    },
  };
}

/** Gives each test a browser with empty storage; called by the test file itself. */
export function useFreshBrowser(): void {
  beforeEach(() => {
    clearSession();
    provider.result = {};
    provider.sessions = [];
  });
}
