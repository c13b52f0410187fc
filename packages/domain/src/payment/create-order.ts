import { superPriceInr } from '@repo/contracts/limits/payment';
import * as consentMessages from '@repo/contracts/messages/consent';
import * as deletionMessages from '@repo/contracts/messages/deletion';
import * as paymentMessages from '@repo/contracts/messages/payment';
import type { CreateOrderReply, Payer } from '@repo/contracts/payment';
import { guardianships, orders, users } from '@repo/db/schema';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { waitMs } from './check-schedule.ts';
import type { ProviderOrder } from './checkout-provider.ts';
import { askProvider, isSameOrder } from './find-order.ts';
import { findLastTry } from './last-try.ts';
import { type OrderRow, presentOrder } from './present-order.ts';
import { appendStatus, settleOrder } from './settle-order.ts';

/** The payer's id at the payment provider: letters and digits that reveal nothing about the account. */
export const customerIdOf = (userId: string): string => sha256(`customer ${userId}`).slice(0, 32);

const amountPaise = superPriceInr * 100;
const currency = 'INR';
const lifeMs = 24 * 3_600_000;
/** Orders that expire sooner are not offered again, to leave time to pay. */
const remainingMs = 3_600_000;

async function insertOrder(ctx: UserContext, tx: Transaction, payer: Payer, now: Date): Promise<OrderRow> {
  const row: OrderRow = {
    userId: ctx.user.id,
    id: `order_${ctx.ids.next()}`,
    amountPaise,
    currency,
    status: 'ACTIVE',
    providerOrderId: null,
    paymentSessionId: null,
    payer,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
    checks: 0,
    nextCheckAt: new Date(now.getTime() + waitMs(0)),
  };
  await tx.insert(orders).values(row);
  await appendStatus(tx, row, { status: 'ACTIVE', source: 'created', at: now });
  return row;
}

/** A guardian who pays for the student; null when the student pays. */
type PayingGuardian = { email: string } | null;

const isNamed = (ctx: UserContext, { email }: { email: string }) =>
  and(eq(guardianships.userId, ctx.user.id), eq(guardianships.email, email));

/**
 * Which orders may be continued: the student's own, or those that this guardian began.
 * @throws NOT_FOUND once another guardian is named
 */
async function whoseOrder(ctx: UserContext, tx: Transaction, guardian: PayingGuardian) {
  if (!guardian) return eq(orders.payer, 'student');
  const [named] = await tx
    .select({ orderId: guardianships.orderId })
    .from(guardianships)
    .where(isNamed(ctx, guardian));
  if (!named) throw new DomainError('NOT_FOUND', consentMessages.guardianLinkWrong);
  return and(eq(orders.payer, 'guardian'), eq(orders.id, named.orderId ?? ''));
}

/** Creates an order; records a guardian's as theirs, so that nobody else can use it as a proof. */
async function beginOrder(ctx: UserContext, tx: Transaction, guardian: PayingGuardian, now: Date) {
  const order = await insertOrder(ctx, tx, guardian ? 'guardian' : 'student', now);
  if (guardian) await tx.update(guardianships).set({ orderId: order.id }).where(isNamed(ctx, guardian));
  return order;
}

/**
 * The student's payable order, else a new one. Locks the user's row, so that concurrent taps get the same
 * order and nobody pays twice.
 */
function takeOrder(ctx: UserContext, guardian: PayingGuardian): Promise<OrderRow> {
  const now = ctx.clock.now();
  return ctx.database.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ctx.user.id)).for('no key update');
    const [open] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.userId, ctx.user.id),
          await whoseOrder(ctx, tx, guardian),
          eq(orders.status, 'ACTIVE'),
          eq(orders.amountPaise, amountPaise),
          gt(orders.expiresAt, new Date(now.getTime() + remainingMs)),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    return open ?? beginOrder(ctx, tx, guardian, now);
  });
}

/** The provider's order for ours: the existing one, else a new one. */
async function provide(ctx: UserContext, row: OrderRow): Promise<ProviderOrder> {
  const known = row.paymentSessionId === null ? null : await askProvider(ctx, row);
  if (known) return known;
  const { id: orderId, expiresAt, payer } = row;
  const customerId = customerIdOf(row.userId);
  const made = await ctx.checkout.createOrder({
    ...{ orderId, amountPaise, currency, customerId, expiresAt, payer },
  });
  if (!isSameOrder(row, made)) throw new Error('The payment provider made another order than was asked for.');
  return made;
}

async function storeSession(ctx: UserContext, row: OrderRow, provider: ProviderOrder): Promise<void> {
  const { paymentSessionId, providerOrderId } = provider;
  if (row.paymentSessionId === paymentSessionId) return;
  await ctx.database.db
    .update(orders)
    .set({ paymentSessionId, providerOrderId })
    .where(eq(orders.id, row.id));
}

/** @returns null when the order has ended at the provider and a new one is needed */
async function openOrder(ctx: UserContext, guardian: PayingGuardian): Promise<CreateOrderReply | null> {
  const row = await takeOrder(ctx, guardian);
  const provider = await provide(ctx, row).catch((cause: unknown) => {
    throw new DomainError('PROVIDER_FAILED', paymentMessages.paymentFailed, { cause });
  });
  const current = await settleOrder(ctx, row, { status: provider.status, source: 'status' });
  if (current.status !== 'ACTIVE' && current.status !== 'PAID') return null;
  const payment_session_id = provider.paymentSessionId ?? row.paymentSessionId;
  if (payment_session_id === null)
    throw new DomainError('PROVIDER_FAILED', paymentMessages.paymentFailed, {
      cause: new Error('The payment provider gave no session for an order.'),
    });
  await storeSession(ctx, row, provider);
  return {
    success: true,
    order: { ...presentOrder(current), payment_session_id },
    checkout: ctx.checkout.page,
    // A new order can't have a payment attempt yet.
    ...(row.paymentSessionId === null ? {} : await findLastTry(ctx, current)),
  };
}

/**
 * An order for one month of Super, ready for the checkout. Writes our row before asking the provider, so that
 * every payment belongs to a known order; a retry continues the same order.
 * @param guardian who returns from the checkout, if not the student
 * @throws PROVIDER_FAILED; CONFLICT for an account with a planned deletion; NOT_FOUND for a replaced guardian
 */
export async function createOrder(
  ctx: UserContext,
  guardian: PayingGuardian = null,
): Promise<CreateOrderReply> {
  if (ctx.user.deletionDueAt) throw new DomainError('CONFLICT', deletionMessages.deletionStopsPayment);
  const reply = (await openOrder(ctx, guardian)) ?? (await openOrder(ctx, guardian));
  if (!reply)
    throw new DomainError('PROVIDER_FAILED', paymentMessages.paymentFailed, {
      cause: new Error('The payment provider ends every order at once.'),
    });
  return reply;
}
