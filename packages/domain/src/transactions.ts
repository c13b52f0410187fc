import type { Database } from '@repo/db';
import { sql } from 'drizzle-orm';

/** Work over a whole library takes longer than a student's request may. */
const statementTimeoutMs = 60_000;
/** Such work computes between statements, which takes long on a busy machine. */
const idleTimeoutMs = 60_000;

/** The transaction that drizzle passes to its callback. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

/** Sets limits for this transaction only, so that the pooled connection keeps its own. */
async function setOwnLimits(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(statementTimeoutMs)}, true),
    set_config('lock_timeout', ${String(statementTimeoutMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(idleTimeoutMs)}, true)`);
}

/** A transaction with a statement timeout long enough for work over a whole library. */
export function longTransaction<T>(
  { database }: { database: Database },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.db.transaction(async (tx) => {
    await setOwnLimits(tx);
    return work(tx);
  });
}

/** A read-only transaction on a snapshot of the database. */
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
