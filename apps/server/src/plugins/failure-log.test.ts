import { DomainError } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFailureLog } from './failure-log.ts';

const lines: Record<string, unknown>[] = [];
const log = {
  error: (fields: object, message: string) => lines.push({ ...fields, message }),
} as unknown as FastifyBaseLogger;
const lost = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('cut'), { code }) });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is said of failed calls', () => {
  it('is one line a kind and second while the database is away, without a stack', () => {
    const logFailure = createFailureLog();
    const message = 'calls failed: the database is away or overloaded';
    for (let n = 0; n < 500; n++) logFailure(log, lost('CONNECTION_CLOSED'));
    logFailure(log, lost('57P01'));
    expect(lines).toEqual([
      { code: 'CONNECTION_CLOSED', count: 1, message },
      { code: '57P01', count: 1, message },
    ]);
    vi.advanceTimersByTime(1_000);
    expect(lines.slice(2)).toEqual([{ code: 'CONNECTION_CLOSED', count: 499, message }]);
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(3);
  });

  it('is one line for calls that came to the end of their time', () => {
    const logFailure = createFailureLog();
    const late = new DomainError('UNAVAILABLE', 'Busy', { retryAfterSeconds: 5 });
    logFailure(log, new Error('in tRPC', { cause: late }));
    logFailure(log, late);
    vi.advanceTimersByTime(1_000);
    expect(lines).toMatchObject([
      { code: 'UNAVAILABLE', count: 1 },
      { code: 'UNAVAILABLE', count: 1 },
    ]);
    expect(lines.every((line) => !('err' in line))).toBe(true);
  });

  it('is the whole error, stack and all, when it is ours', () => {
    const error = new Error('ours');
    createFailureLog()(log, error);
    expect(lines).toEqual([{ err: error, message: 'request failed' }]);
  });
});
