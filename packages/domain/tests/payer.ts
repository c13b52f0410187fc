import { orderStates, orders, planGrants } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { customerIdOf } from '#src/payment/create-order.ts';
import { createStudent, type TestContext } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

export const minuteMs = 60_000;
export const dayMs = 1_440 * minuteMs;

/** The paying student, new before each test. */
export let student: TestContext & UserContext;

/** A fresh database with a student who pays. */
export function usePayer(): void {
  useFreshDatabase();
  beforeEach(async () => {
    student = await createStudent(ctx);
  });
}

export const newOrder = async (who = student) => (await domain.createOrder(who)).order.order_id;
export const expiryOf = async (who = student) => (await domain.getUser(ctx, who.user.id)).expiryDate;
export const grants = () => database.db.select().from(planGrants);
export const rowOf = async (orderId: string) => {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('there is no such order');
  return row;
};
export const historyOf = async (orderId: string) => {
  const rows = await database.db
    .select()
    .from(orderStates)
    .where(eq(orderStates.orderId, orderId))
    .orderBy(asc(orderStates.position));
  return rows.map(({ status, source }) => `${status} ${source}`);
};
export const notice = (
  orderId: string,
  changed: Partial<domain.PaymentNotice> = {},
): domain.PaymentNotice => ({
  orderId,
  customerId: customerIdOf(student.user.id),
  orderPaise: 19_900,
  paidPaise: 19_900,
  currency: 'INR',
  ...changed,
});
