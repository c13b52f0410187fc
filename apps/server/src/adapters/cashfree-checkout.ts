import { orderStatus, type Payer } from '@repo/contracts/payment';
import type { CheckoutProvider, NewProviderOrder, ProviderOrder } from '@repo/domain';
import { z } from 'zod';
import type { Config } from '#src/config.ts';
import { readTries } from './cashfree-payments.ts';

const apiVersion = '2025-01-01';
/**
 * Limit up to the last byte of a response. A browser waits 15 seconds, and opening a checkout may take two
 * requests.
 */
const defaultLimitMs = 6_000;
/** Limit for reading an order's payments: they are optional, and must not delay the reply about the order. */
const triesLimitMs = 3_000;
/** Statuses for an order that already exists, or for an idempotency key reused with another body. */
const alreadyThere = new Set([409, 422]);

/** Converts rupees to paise; rejects an amount that is not a whole number of paise. */
export const paise = z
  .number()
  .nonnegative()
  .refine((rupees) => Math.round(rupees * 100) / 100 === rupees)
  .transform((rupees) => Math.round(rupees * 100));

const orderEntity = z
  .object({
    order_id: z.string(),
    cf_order_id: z.union([z.string(), z.number()]).transform(String),
    payment_session_id: z.string().min(1).nullish(),
    order_amount: paise,
    order_currency: z.string(),
    order_status: orderStatus,
  })
  .transform(
    (entity): ProviderOrder => ({
      orderId: entity.order_id,
      providerOrderId: entity.cf_order_id,
      paymentSessionId: entity.payment_session_id ?? null,
      amountPaise: entity.order_amount,
      currency: entity.order_currency,
      status: entity.order_status,
    }),
  );

/** A refusal by the provider. Its body is not read, because it may name the payer. */
export class CashfreeRefusal extends Error {
  override readonly name = 'CashfreeRefusal';
  readonly status: number;

  constructor(status: number, call: string) {
    super(`Cashfree answered ${status} to ${call}`);
    this.status = status;
  }
}

/**
 * The page that the browser returns to. A guardian has no account, and returns to the page of the mailed
 * link.
 */
const returnPaths: Record<Payer, string> = { student: '/payment-result', guardian: '/guardian' };

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (url: string) => loopbackHosts.has(new URL(url).hostname);

/**
 * The address for webhooks, or null if none can arrive: Cashfree only calls https, a local double also this
 * machine.
 */
export function notifyUrlOf({ publicUrl, cashfree }: CashfreeSettings): string | null {
  const isReachable =
    publicUrl.startsWith('https:') || (isLoopback(publicUrl) && isLoopback(cashfree.baseUrl));
  return isReachable ? `${publicUrl}/api/v1/payment/webhook` : null;
}

export type CashfreeSettings = Pick<Config, 'cashfree' | 'publicUrl' | 'supportPhone'> & { limitMs?: number };

function orderBody(settings: CashfreeSettings, order: NewProviderOrder) {
  const notifyUrl = notifyUrlOf(settings);
  return {
    order_id: order.orderId,
    order_amount: order.amountPaise / 100,
    order_currency: order.currency,
    order_expiry_time: order.expiresAt.toISOString(),
    // Cashfree requires a phone number, which our students don't give. Ours is sent, so no personal data
    // leaves us.
    customer_details: { customer_id: order.customerId, customer_phone: settings.supportPhone },
    order_meta: {
      return_url: `${settings.publicUrl}${returnPaths[order.payer]}?order_id={order_id}`,
      ...(notifyUrl === null ? {} : { notify_url: notifyUrl }),
    },
  };
}

type Call = { method: 'GET' | 'POST'; name: string; path: string; body?: object; key?: string };

function nullIfUnknown(error: unknown): null {
  if (error instanceof CashfreeRefusal && error.status === 404) return null;
  throw error;
}

/** Cashfree's orders over its HTTP API. Every call ends within 6 seconds, and every response is validated. */
export function createCashfreeCheckout(settings: CashfreeSettings): CheckoutProvider {
  const { baseUrl, clientId, clientSecret, mode, sdkUrl } = settings.cashfree;
  const limitMs = settings.limitMs ?? defaultLimitMs;

  async function request({ method, name, path, body, key }: Call, signal: AbortSignal): Promise<unknown> {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-api-version': apiVersion,
        'x-client-id': clientId,
        'x-client-secret': clientSecret,
        ...(key === undefined ? {} : { 'x-idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new CashfreeRefusal(reply.status, name);
    }
    return reply.json();
  }

  async function ask(about: Call, signal: AbortSignal): Promise<ProviderOrder> {
    const parsed = orderEntity.safeParse(await request(about, signal));
    if (!parsed.success) throw new Error(`Cashfree's answer to ${about.name} is not an order`);
    return parsed.data;
  }

  const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;
  const find = (orderId: string, signal: AbortSignal): Promise<ProviderOrder | null> =>
    ask({ method: 'GET', name: 'GET /orders/{id}', path: pathOf(orderId) }, signal).catch(nullIfUnknown);

  return {
    page: { mode, sdkUrl },
    findOrder: (orderId, signal) => {
      const limit = AbortSignal.timeout(limitMs);
      return find(orderId, signal ? AbortSignal.any([limit, signal]) : limit);
    },
    async listTries(orderId) {
      const limit = AbortSignal.timeout(Math.min(limitMs, triesLimitMs));
      const path = `${pathOf(orderId)}/payments`;
      const tries = await request({ method: 'GET', name: 'GET /orders/{id}/payments', path }, limit)
        .then((json) => readTries(orderId, json))
        .catch(nullIfUnknown);
      return tries ?? [];
    },
    async createOrder(order) {
      const limit = AbortSignal.timeout(limitMs);
      const body = orderBody(settings, order);
      try {
        const call = { method: 'POST', name: 'POST /orders', path: '/orders', body } as const;
        return await ask({ ...call, key: order.orderId }, limit);
      } catch (error) {
        if (!(error instanceof CashfreeRefusal) || !alreadyThere.has(error.status)) throw error;
        const found = await find(order.orderId, limit);
        if (!found) throw error;
        return found;
      }
    },
  };
}
