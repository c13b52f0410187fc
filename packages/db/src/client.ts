import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from '#src/schema/index.ts';
import { countPoolUse } from './pool-use.ts';

export type DatabaseOptions = {
  /** Maximum number of connections; 8 suits the embedded Postgres, which accepts 20 in all. */
  max?: number;
  /** Receives Postgres' notices; by default they are dropped. */
  onnotice?: (notice: postgres.Notice) => void;
  /** A statement that takes longer, including its wait for locks, fails with SQLSTATE 57014. */
  statementTimeoutMs?: number;
  /**
   * A statement that waits longer for a lock fails with SQLSTATE 55P03, so that one lock can't block the
   * whole pool.
   */
  lockTimeoutMs?: number;
  connectTimeoutSeconds?: number;
  /**
   * Receives each statement when it is sent, with its parameters. Slow: only for tests that inspect
   * statements.
   */
  onstatement?: (text: string, parameters: readonly unknown[]) => void;
  /**
   * The database's own address, if `url` is a pooler in transaction mode. Then nothing is prepared, the role
   * sets the limits of statements, and `direct` connects here.
   */
  directUrl?: string | null;
  /** Its tables are distributed by student: hot statements ask for one student each, never for several together. */
  isDistributed?: boolean;
};

export type Database = ReturnType<typeof openDatabase>;

/** Reconnects immediately, then at most a second apart, so that no request waits for long. */
const backoffSeconds = (attempt: number) => Math.min(0.05 * 2 ** attempt, 1);

/**
 * A lazy pool on any Postgres: the first statement connects. `db` is drizzle with our schema; `sql` is the
 * underlying postgres.js client, for hot statements (its tagged templates are really prepared; dates are ISO
 * strings in and out). `direct` is for session features that a pooler does not support: LISTEN, session
 * locks. Driver errors carry the SQLSTATE in `code`, drizzle's in `cause.code`.
 * @param url postgres://user:password@host:port/name
 */
export function openDatabase(
  url: string,
  {
    max = 8,
    onnotice,
    statementTimeoutMs = 10_000,
    lockTimeoutMs = 5_000,
    connectTimeoutSeconds = 3,
    onstatement,
    directUrl = null,
    isDistributed = false,
  }: DatabaseOptions = {},
) {
  const always = {
    onnotice: onnotice ?? (() => {}),
    connect_timeout: connectTimeoutSeconds,
    keep_alive: 30,
    backoff: backoffSeconds,
    ...(onstatement
      ? { debug: (_: number, text: string, given: unknown[]) => onstatement(text, given) }
      : {}),
  };
  const limits = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  };
  const client = postgres(url, {
    max,
    ...always,
    // No pipelining, because a pooler may give the session to another client between two statements.
    ...(directUrl === null ? { connection: limits } : { prepare: false, max_pipeline: 0 }),
  });
  const { sql, use } = countPoolUse(client, max);
  const direct =
    directUrl === null
      ? sql
      : postgres(directUrl, { max: 1, idle_timeout: 20, ...always, connection: limits });
  return {
    db: drizzle(sql, { schema }),
    sql,
    direct,
    isDistributed,
    /** How busy this process's connections are now. */
    poolUse: use,
    /** Waits up to 5 s for running statements, then closes the connections. */
    async close() {
      await Promise.all([...new Set([sql, direct])].map((client) => client.end({ timeout: 5 })));
    },
  };
}
