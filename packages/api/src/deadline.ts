import { messages } from '@repo/contracts/messages';
import { DomainError } from '@repo/domain';

/** Statements end by themselves after 10 s, outside parties sooner. */
const deadlineMs = 20_000;
const retryAfterSeconds = 5;

/**
 * Gives up waiting after 20 s: a database that is gone without a word, its connections still open, answers nothing
 * and ends nothing. The work itself goes on if it can.
 * @throws UNAVAILABLE
 */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DomainError('UNAVAILABLE', messages.unavailable, { retryAfterSeconds })),
      deadlineMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
