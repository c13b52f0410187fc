import type { PaymentTry } from '@repo/domain';
import { z } from 'zod';

/**
 * The outcomes of Cashfree payments. All other states (NOT_ATTEMPTED, PENDING, FLAGGED, SUCCESS, future ones)
 * may still bring the money, or have brought it. CANCELLED and VOID return it.
 */
const outcomes = new Map<string, PaymentTry['outcome']>([
  ['FAILED', 'declined'],
  ['USER_DROPPED', 'dropped'],
  ['CANCELLED', 'dropped'],
  ['VOID', 'dropped'],
]);

function readTime(written: string | null | undefined): Date | null {
  const time = new Date(written ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time;
}

const payments = z.array(
  z.object({ order_id: z.string(), payment_status: z.string().min(1), payment_time: z.string().nullish() }),
);

/**
 * The payments of an order as GET /orders/{id}/payments lists them.
 * @throws for a reply of another shape, or a payment belongs to another order
 */
export function readTries(orderId: string, json: unknown): PaymentTry[] {
  const parsed = payments.safeParse(json);
  if (!parsed.success || parsed.data.some(({ order_id }) => order_id !== orderId))
    throw new Error('Cashfree does not list the payments of this order');
  return parsed.data.map(({ payment_status, payment_time }) => ({
    outcome: outcomes.get(payment_status) ?? 'open',
    startedAt: readTime(payment_time),
  }));
}
