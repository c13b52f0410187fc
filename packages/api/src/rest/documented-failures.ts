import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { ZodObject } from 'zod';
import type { RestRow } from './row.ts';

/**
 * How a call may fail, in the order of the statuses. Beside these every call knows a body that is no JSON (400), a
 * cookie from a foreign page (403), 413, 415, 429 and 503.
 */
export function documentedFailures(row: RestRow): ErrorCode[] {
  const hasParameters = row.path.includes(':');
  const codes = new Set<ErrorCode>(row.fails);
  if (row.body || row.query || /:\w*id\b/i.test(row.path)) codes.add('BAD_INPUT');
  if (row.access !== 'public') codes.add('NOT_SIGNED_IN');
  if (hasParameters) codes.add('NOT_FOUND');
  if (row.takesFile) codes.add('TOO_LARGE');
  if (row.body instanceof ZodObject && 'seenUpdatedAt' in row.body.shape) codes.add('STALE_EDIT');
  return [...codes].sort((one, other) => errorStatus[one] - errorStatus[other]);
}
