import { databaseCode, isDatabaseAway } from '@repo/api';
import { type BusyPart, DomainError } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

const pauseMs = 1_000;

type Kind = { code: string; reason: string };

/** Reasons by SQLSTATE or the driver's code; the first match counts. */
const databaseReasons: [RegExp, string][] = [
  [/^53100/, 'the disk of the database is full'],
  [/^53200/, 'the database has no memory left'],
  [/^53/, 'the database has no connection left'],
  [/^55P03/, 'another session of the database held a lock for too long'],
  [/^57014/, 'a statement took too long'],
  [/^25P03/, 'a transaction was idle for too long'],
  [/^25006/, 'the database only follows another one and takes no writes'],
  [/^40/, 'transactions were in conflict with each other'],
];

const busyReasons: Record<BusyPart, string> = {
  passwords: 'the queue of passwords to hash is full',
  pictures: 'the queue of pictures to encode is full',
  imports: 'the queue of files to import is full, or the process that reads them ended',
  downloads: 'the library could not be packed in time',
  images: 'too many images were read at the same time',
  publishing: 'other servers published at the same time',
  deadline: 'there was no answer in time',
};

/** The kind of a database failure, including one that prevented queueing a mail. */
function databaseKind(error: unknown): Kind | null {
  const cause = error instanceof DomainError && error.code === 'UNAVAILABLE' ? error.cause : error;
  const code = isDatabaseAway(cause) ? databaseCode(cause) : null;
  if (code === null) return null;
  const reason = databaseReasons.find(([codes]) => codes.test(code))?.[1] ?? 'the database is away';
  return { code, reason };
}

/** The kind under which similar failures are counted; null: each gets its own line. */
function kindOf(error: unknown): Kind | null {
  const inner = error instanceof Error && error.cause instanceof DomainError ? error.cause : error;
  if (inner instanceof DomainError && inner.busy)
    return { code: inner.busy, reason: busyReasons[inner.busy] };
  return databaseKind(inner);
}

/**
 * Logs failed calls. Our own errors get a line with a stack. A full queue, or a database that is away or too
 * slow, fails every call alike: the first failure of a kind gets a line, and those of the next second share
 * one with their number.
 */
export function createFailureLog(): (log: FastifyBaseLogger, error: unknown) => void {
  const counts = new Map<string, number>();

  function say(log: FastifyBaseLogger, { code, reason }: Kind, count: number): void {
    log.error({ code, count }, `calls failed: ${reason}`);
  }
  function watch(log: FastifyBaseLogger, kind: Kind): void {
    counts.set(kind.code, 0);
    const timer = setTimeout(() => {
      const count = counts.get(kind.code) ?? 0;
      counts.delete(kind.code);
      if (count === 0) return;
      say(log, kind, count);
      watch(log, kind);
    }, pauseMs);
    timer.unref();
  }

  return (log, error) => {
    const kind = kindOf(error);
    if (kind === null) {
      log.error({ err: error }, 'request failed');
      return;
    }
    const count = counts.get(kind.code);
    if (count !== undefined) {
      counts.set(kind.code, count + 1);
      return;
    }
    say(log, kind, 1);
    watch(log, kind);
  };
}

/** One log per process. */
export const logFailure = createFailureLog();
