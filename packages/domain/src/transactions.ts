import type { Database } from '@repo/db';
import { sql } from 'drizzle-orm';

/** Work over a whole library takes longer than a student's call may. */
const statementTimeoutMs = 60_000;
/** Between two statements such work computes; on a busy machine that takes its time too. */
const idleTimeoutMs = 60_000;

/** A database transaction as drizzle hands it to its callback. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

/** Limits that end with the transaction: nothing of them stays on a pooled connection. */
async function setOwnLimits(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(statementTimeoutMs)}, true),
    set_config('lock_timeout', ${String(statementTimeoutMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(idleTimeoutMs)}, true)`);
}

/** A transaction in which a statement may take as long as work over a whole library needs. */
export function longTransaction<T>(
  { database }: { database: Database },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.db.transaction(async (tx) => {
    await setOwnLimits(tx);
    return work(tx);
  });
}

/** A read-only transaction that sees the database as it was at one moment. */
export function snapshot<T>(
  { database }: { database: Database },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.db.transaction(
    async (tx) => {
      await setOwnLimits(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
