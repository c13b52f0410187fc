import { DomainError } from '@repo/domain';

/** SQLSTATE classes and driver codes that mean: the database is away or overloaded, not that we erred. */
const away =
  /^(08|53|57P|25006|25P03|40001|40P01|55P03|57014|ECONN|CONNECT|CONNECTION_|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE)/;
/**
 * Those of them after which the same work may succeed a moment later: the connection was lost or refused, the other
 * server became the primary, two transactions met. Not those that say that it already waited for long.
 */
const passing = /^(08|57P0[123]$|25006|40001|40P01|CONNECTION_|ECONNRESET|ECONNREFUSED|EPIPE)/;

/** The first SQLSTATE or code of the driver in an error and its causes; what an outside party did is none. */
export function databaseCode(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DomainError) return null;
    const code: unknown = Reflect.get(current, 'code');
    // tRPC's own errors have codes of words.
    if (typeof code === 'string' && /\d|^E[A-Z]|^CONNECT/.test(code)) return code;
  }
  return null;
}

/** Whether the database is unavailable for now: a later retry may succeed. */
export const isDatabaseAway = (error: unknown): boolean => away.test(databaseCode(error) ?? '');

/** Whether the same work is worth a second try at once. */
export const isPassing = (error: unknown): boolean => passing.test(databaseCode(error) ?? '');
