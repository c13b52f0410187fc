import { exportMaxSeconds } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '#src/errors.ts';

/** Whose data is being written out by this process, and since when. */
export type ExportTurns = Map<string, number>;

const maxMs = exportMaxSeconds * 1_000;

export type ExportTurn = {
  /** @throws UNAVAILABLE once the time is up */
  check(): void;
  end(): void;
};

/**
 * One export of an account at a time. A turn that nobody ends, since its reply was never sent, ends with its time.
 * @param nowMs the clock in milliseconds
 * @throws TOO_MANY with the time to wait
 */
export function takeExportTurn(turns: ExportTurns, userId: string, nowMs: () => number): ExportTurn {
  const startedMs = nowMs();
  const otherMs = turns.get(userId);
  if (otherMs !== undefined && startedMs - otherMs < maxMs)
    throw new DomainError('TOO_MANY', requestMessages.tooMany, {
      retryAfterSeconds: Math.ceil((otherMs + maxMs - startedMs) / 1_000),
    });
  turns.set(userId, startedMs);
  return {
    check() {
      if (nowMs() - startedMs >= maxMs) throw new DomainError('UNAVAILABLE', requestMessages.unavailable);
    },
    end() {
      if (turns.get(userId) === startedMs) turns.delete(userId);
    },
  };
}
