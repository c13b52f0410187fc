import { DomainError } from '@repo/domain';

/**
 * SQLSTATE classes and driver codes that mean that the database is away or overloaded, not that we have a
 * bug.
 */
const away =
  /^(08|53|57P|25006|25P03|40001|40P01|55P03|57014|ECONN|CONNECT|CONNECTION_|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE)/;
/**
 * Those of them after which a retry may succeed a moment later: the connection was lost or refused, another
 * server became the primary, two transactions conflicted. Timeouts are not among them.
 */
const passing = /^(08|57P0[123]$|25006|40001|40P01|CONNECTION_|ECONNRESET|ECONNREFUSED|EPIPE)/;

/** Citus' words for a worker lost during a commit, with the SQLSTATE of an internal error. */
const lostInCommit = /^could not commit transaction for shard \d+ on at least one active node/;
const connectionFailure = '08006';

/** The first SQLSTATE or driver code in an error and its causes; failures of external services have none. */
export function databaseCode(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DomainError) return null;
    if (lostInCommit.test(current.message)) return connectionFailure;
    const code: unknown = Reflect.get(current, 'code');
    // tRPC's own codes are words without digits.
    if (typeof code === 'string' && /\d|^E[A-Z]|^CONNECT/.test(code)) return code;
  }
  return null;
}

/** Whether the database is temporarily unavailable: a later retry may succeed. */
export const isDatabaseAway = (error: unknown): boolean => away.test(databaseCode(error) ?? '');

/** Whether an immediate retry of the same work makes sense. */
export const isPassing = (error: unknown): boolean => passing.test(databaseCode(error) ?? '');
