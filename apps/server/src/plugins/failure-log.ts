import { databaseCode, isDatabaseAway } from '@repo/api';
import { DomainError } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

const pauseMs = 1_000;

type Kind = { count: number; timer: NodeJS.Timeout };

/** A call refused or timed out under load: nobody's error, and all of them alike. */
function isBusy(error: unknown): boolean {
  const cause = error instanceof Error && !(error instanceof DomainError) ? error.cause : error;
  return cause instanceof DomainError && cause.code === 'UNAVAILABLE' && cause.cause === undefined;
}

/** What failures of one kind are counted under; null: each is worth its own line. */
function kindOf(error: unknown): string | null {
  if (isDatabaseAway(error)) return databaseCode(error);
  return isBusy(error) ? 'UNAVAILABLE' : null;
}

/**
 * What is said of failed calls. One of our own errors gets its line with its stack. A database that is away, or too
 * slow, fails every call alike: its first failure of a kind gets a line, those of the next second one with their number.
 */
export function createFailureLog(): (log: FastifyBaseLogger, error: unknown) => void {
  const kinds = new Map<string, Kind>();

  function say(log: FastifyBaseLogger, code: string, count: number): void {
    log.error({ code, count }, 'calls failed: the database is away or overloaded');
  }
  function watch(log: FastifyBaseLogger, code: string): void {
    const timer = setTimeout(() => {
      const { count } = kinds.get(code) ?? { count: 0 };
      kinds.delete(code);
      if (count === 0) return;
      say(log, code, count);
      watch(log, code);
    }, pauseMs);
    timer.unref();
    kinds.set(code, { count: 0, timer });
  }

  return (log, error) => {
    const code = kindOf(error);
    if (code === null) {
      log.error({ err: error }, 'request failed');
      return;
    }
    const kind = kinds.get(code);
    if (kind) {
      kind.count += 1;
      return;
    }
    say(log, code, 1);
    watch(log, code);
  };
}

/** Of this process, as its log is. */
export const logFailure = createFailureLog();
