import { DomainError } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('the log of failed calls has one line per kind and second while the database is away, without a stack', () => {
  const logFailure = createFailureLog();
  const message = 'calls failed: the database is away';
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

it('the log of failed calls has one line for calls that timed out', () => {
  const logFailure = createFailureLog();
  const late = new DomainError('UNAVAILABLE', 'Busy', { retryAfterSeconds: 5, busy: 'deadline' });
  logFailure(log, new Error('in tRPC', { cause: late }));
  logFailure(log, late);
  vi.advanceTimersByTime(1_000);
  expect(lines).toMatchObject([
    { code: 'deadline', count: 1 },
    { code: 'deadline', count: 1 },
  ]);
  expect(lines.every((line) => !('err' in line))).toBe(true);
});

it.each([
  ['53100', 'the disk of the database is full'],
  ['53300', 'the database has no connection left'],
  ['55P03', 'another session of the database held a lock for too long'],
  ['57014', 'a statement took too long'],
  ['57P03', 'the database is away'],
  ['ECONNREFUSED', 'the database is away'],
])('the log of failed calls names what a database with %s lacks', (code, reason) => {
  createFailureLog()(log, lost(code));
  expect(lines).toEqual([{ code, count: 1, message: `calls failed: ${reason}` }]);
});

it('the log of failed calls does not blame the database for a full queue', () => {
  createFailureLog()(
    log,
    new DomainError('UNAVAILABLE', 'Busy', { retryAfterSeconds: 3, busy: 'passwords' }),
  );
  const message = 'calls failed: the queue of passwords to hash is full';
  expect(lines).toEqual([{ code: 'passwords', count: 1, message }]);
});

it('the log of failed calls names the database’s reason when it did not store a mail', () => {
  createFailureLog()(log, new DomainError('UNAVAILABLE', 'No mail', { cause: lost('53100') }));
  const message = 'calls failed: the disk of the database is full';
  expect(lines).toEqual([{ code: '53100', count: 1, message }]);
});

it('the log of failed calls has the whole error when our own disk is full', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const error = new DomainError('UNAVAILABLE', 'No image', { cause: full });
  createFailureLog()(log, error);
  expect(lines).toEqual([{ err: error, message: 'request failed' }]);
});

it('the log of failed calls has the whole error with its stack when it is our own', () => {
  const error = new Error('ours');
  createFailureLog()(log, error);
  expect(lines).toEqual([{ err: error, message: 'request failed' }]);
});
