import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DomainContext } from '#src/context.ts';

/** Deletes expired rows of one kind. @returns how many; repeatable at any time */
export type Sweep = (ctx: DomainContext, signal: AbortSignal) => Promise<number>;

/** Rows per statement, so that locks last some milliseconds only. */
export const batchSize = 1_000;
const pauseMs = 50;

const dayMs = 86_400_000;
export const daysAgo = (ctx: DomainContext, days: number): Date =>
  new Date(ctx.clock.now().getTime() - days * dayMs);

/** A moment as a parameter of raw SQL. */
export const atMoment = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Runs `removeBatch` until nothing is left or the signal aborts, with pauses for other statements. */
export async function inBatches(removeBatch: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const count = await removeBatch();
    if (count === 0) break;
    removed += count;
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return removed;
}

/** Deletes matching rows in batches; skips locked ones until the next day. */
export const sweepRows =
  (table: PgTable, isOld: (ctx: DomainContext) => SQL): Sweep =>
  (ctx, signal) =>
    inBatches(async () => {
      const { count } = await ctx.database.db.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOld(ctx)} limit ${batchSize} for update skip locked))`);
      return count;
    }, signal);
