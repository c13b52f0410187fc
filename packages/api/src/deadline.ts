import { adminCallMaxSeconds } from '@repo/contracts/limits/admin';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';

/** Admins may read or write a whole library. */
export const adminDeadlineMs = adminCallMaxSeconds * 1_000;
/** Time limit, longer than those of statements (10 s) and of external services. */
const deadlineMs = 20_000;
const retryAfterSeconds = 5;

/**
 * Rejects after 20 s, or another limit: a database that vanished without closing its connections never
 * answers. The signal then tells the work to stop.
 * @throws UNAVAILABLE
 */
export function withinDeadline<T>(
  start: (signal: AbortSignal) => Promise<T>,
  limitMs = deadlineMs,
): Promise<T> {
  const stop = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new DomainError('UNAVAILABLE', requestMessages.unavailable, {
        retryAfterSeconds,
        busy: 'deadline',
      });
      reject(late);
      stop.abort(late);
    }, limitMs);
    start(stop.signal).then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
