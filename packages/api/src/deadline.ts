import { adminCallMaxSeconds } from '@repo/contracts/limits/admin';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';

/** What admins do may be a whole library. */
export const adminDeadlineMs = adminCallMaxSeconds * 1_000;
/** Statements end by themselves after 10 s, outside parties sooner. */
const deadlineMs = 20_000;
const retryAfterSeconds = 5;

/**
 * Gives up waiting after 20 s, or another time: a database that is gone without a word, its connections still open, answers nothing
 * and ends nothing. The signal then tells the work to stop.
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
