import { randomBytes } from 'node:crypto';
import { composeWebhook, type Forgery, type SignedWebhook } from './forgery.ts';
import type { Order } from './order.ts';
import type { FinalPayment } from './webhook-body.ts';
import { standardPlan, type WebhookPlan } from './webhook-plan.ts';

const attemptTimeoutMs = 15_000;
const attemptsMax = 2_000;

/** One attempt to send a webhook. `status` is the HTTP status of the app, null if it could not be reached. */
export type Attempt = {
  orderId: string;
  paymentStatus: string;
  forgery: Forgery | null;
  attempt: number;
  status: number | null;
  error: string | null;
  at: string;
};

type Webhook = {
  order: Order;
  payment: FinalPayment;
  forgery?: Forgery;
  otherOrderId?: string;
  /** The key shared by all copies and attempts of one event. */
  idempotencyKey: string;
};

/** Sends signed webhooks to the notify_url of an order, according to its plan, and logs the last attempts. */
export function createWebhookSender(clientSecret: string) {
  let plan = standardPlan;
  let attempts: Attempt[] = [];
  let held: Webhook[] = [];
  let inFlight = 0;
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  function after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  }

  async function attempt(webhook: Webhook, number: number): Promise<Attempt> {
    const { order, payment, forgery } = webhook;
    inFlight += 1;
    const outcome = await post(order.notifyUrl ?? '', number, webhook);
    inFlight -= 1;
    const { orderId } = order;
    const made: Attempt = {
      ...{ orderId, paymentStatus: payment.status, forgery: forgery ?? null, attempt: number, ...outcome },
      at: new Date().toISOString(),
    };
    attempts = [made, ...attempts].slice(0, attemptsMax);
    return made;
  }

  async function post(url: string, number: number, webhook: Webhook) {
    const { order, payment } = webhook;
    const composed = composeWebhook(order, payment, clientSecret, webhook);
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body: composed.rawBody,
        headers: headersOf(composed, number, webhook.idempotencyKey),
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(attemptTimeoutMs)]),
      });
      await reply.arrayBuffer();
      return { status: reply.status, error: null };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** A genuine webhook is retried until the app answers 200; a forger tries once. */
  async function deliver(webhook: Webhook, number = 1): Promise<Attempt> {
    const made = await attempt(webhook, number);
    const delayMs = plan.retryDelaysMs[number - 1];
    if (made.status !== 200 && !webhook.forgery && delayMs !== undefined && !closing.signal.aborted) {
      after(delayMs, () => void deliver(webhook, number + 1));
    }
    return made;
  }

  /** Deletes held webhooks, planned webhooks and the log. */
  function clear(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    held = [];
    attempts = [];
  }

  return {
    plan: (): WebhookPlan => plan,
    setPlan(next: WebhookPlan): void {
      plan = next;
    },
    /** Attempts, newest first; `pending` counts webhooks that wait for their time, a retry or an answer. */
    log: () => ({ attempts, held: held.length, pending: timers.size + inFlight }),

    /**
     * Sends webhooks about a payment according to the plan: copies, delays, disorder, hold. Does nothing
     * without a notify_url.
     */
    announce(order: Order, payment: FinalPayment): void {
      if (!order.notifyUrl || !plan.isEnabled) return;
      const webhook = newWebhook(order, payment, { forgery: plan.forge === 'none' ? undefined : plan.forge });
      const copies = Array.from({ length: plan.duplicates }, () => webhook);
      if (plan.isHeld) held.push(...copies);
      else for (const copy of copies) after(waitOf(plan), () => void deliver(copy));
    },

    /** Sends `count` webhooks concurrently, without delay, ignoring the plan. @returns the app's answers */
    sendNow(
      order: Order,
      payment: FinalPayment,
      { count = 1, ...how }: { forgery?: Forgery; otherOrderId?: string; count?: number },
    ): Promise<Attempt[]> {
      const webhook = newWebhook(order, payment, how);
      return Promise.all(Array.from({ length: count }, () => attempt(webhook, 1)));
    },

    /** Sends all held webhooks, one after the other; shuffled ones concurrently. */
    async release(order: 'as-made' | 'reversed' | 'shuffled'): Promise<Attempt[]> {
      const webhooks = held;
      held = [];
      if (order === 'shuffled') return Promise.all(shuffled(webhooks).map((webhook) => deliver(webhook)));
      const made: Attempt[] = [];
      for (const webhook of order === 'reversed' ? webhooks.reverse() : webhooks)
        made.push(await deliver(webhook));
      return made;
    },

    clear,
    close(): void {
      closing.abort();
      clear();
    },
  };
}

function newWebhook(
  order: Order,
  payment: FinalPayment,
  how: { forgery?: Forgery; otherOrderId?: string },
): Webhook {
  // Copied, because an event has the state of the moment when it happened.
  return { order, payment: { ...payment }, ...how, idempotencyKey: randomBytes(32).toString('base64') };
}

function headersOf(composed: SignedWebhook, attempt: number, idempotencyKey: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-webhook-version': '2025-01-01',
    'x-webhook-timestamp': composed.timestamp,
    'x-webhook-attempt': String(attempt),
    'x-idempotency-key': idempotencyKey,
    ...(composed.signature !== null && { 'x-webhook-signature': composed.signature }),
  };
}

const waitOf = ({ delayMs, isDisordered }: WebhookPlan): number =>
  isDisordered ? Math.random() * delayMs : delayMs;

const shuffled = <Item>(items: Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
