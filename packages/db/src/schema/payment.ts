import type { OrderStatus, Payer } from '@repo/contracts/payment';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Who paid. Orders are accounting records and outlive accounts: after a deletion, this is a random id that
 * belongs to nobody.
 */
const owner = () => text('user_id').notNull();

/** An order for one month of Super; its id is also the provider's order_id. */
export const orders = pgTable(
  'orders',
  {
    userId: owner(),
    id: text('id').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    providerOrderId: text('provider_order_id'),
    paymentSessionId: text('payment_session_id'),
    /** Who started it; student and guardian return from the checkout to different pages. */
    payer: text('payer').$type<Payer>().notNull().default('student'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** After this time no payment can start, but one in progress may still succeed. */
    expiresAt: moment('expires_at').notNull(),
    /** Number of the reconciler's checks with the provider. */
    checks: integer('checks').notNull().default(0),
    /** When the reconciler checks next; null: never again. Postponed by the server that claims the order. */
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('orders_id').on(table.id),
    index('orders_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Every observed state of an order, with its source. */
export const orderStates = pgTable(
  'order_states',
  {
    userId: owner(),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    source: text('source').$type<'created' | 'status' | 'webhook' | 'reconciler'>().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId, table.position] })],
);

/**
 * One paid month per order, permanent: the unique order prevents a second grant
 * (docs/product/access.md#orders).
 */
export const planGrants = pgTable(
  'plan_grants',
  {
    userId: owner(),
    orderId: text('order_id').notNull(),
    grantedFrom: moment('granted_from').notNull(),
    grantedUntil: moment('granted_until').notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    uniqueIndex('plan_grants_order').on(table.orderId),
  ],
);
