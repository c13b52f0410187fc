import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import * as schema from '#src/schema/index.ts';

export type DatabaseOptions = {
  /** Connections at most; 8 suits the embedded Postgres, which takes 20 in all. */
  max?: number;
  /** Gets Postgres' notices; without it they are dropped. */
  onnotice?: (notice: postgres.Notice) => void;
  /** A statement that takes longer, waiting for locks included, fails with SQLSTATE 57014. */
  statementTimeoutMs?: number;
  connectTimeoutSeconds?: number;
};

export type Database = ReturnType<typeof openDatabase>;

/** After a lost connection: tries again at once, then at most a second apart, so that no request waits for long. */
const backoffSeconds = (attempt: number) => Math.min(0.05 * 2 ** attempt, 1);

/**
 * A pool on any Postgres, opened lazily: the first statement connects. `db` is drizzle with our schema; `sql` is the
 * postgres.js client below it, for hot statements (its tagged templates are really prepared; moments are ISO strings
 * there, in and out). Driver errors carry the SQLSTATE in `code`, drizzle's in `cause.code`.
 * @param url postgres://user:password@host:port/name
 */
export function openDatabase(
  url: string,
  { max = 8, onnotice, statementTimeoutMs = 10_000, connectTimeoutSeconds = 3 }: DatabaseOptions = {},
) {
  const sql = postgres(url, {
    max,
    onnotice: onnotice ?? (() => {}),
    connect_timeout: connectTimeoutSeconds,
    keep_alive: 30,
    backoff: backoffSeconds,
    connection: {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    },
  });
  return {
    db: drizzle(sql, { schema }),
    sql,
    /** Lets running statements end for 5 s, then cuts the connections. */
    close: () => sql.end({ timeout: 5 }),
  };
}
