import { failureOf, isUnreachable } from '@repo/client';
import { errorStatus } from '@repo/contracts/errors';
import { adminGuessWindowMinutes } from '@repo/contracts/limits/admin';
import { adminCopy } from '#src/admin-copy.ts';
import { retryAfterSecondsOf, sentenceOf } from '#src/api/failures.ts';

/** Why the login failed: a message, and how long to wait after too many tries. */
export type LoginFailure = { message: string; wait: string | null };

const clockTime = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });

/** `now` in epoch milliseconds. Rounds the minute up, so that trying at the shown time works. */
function waitSentence(seconds: number | null, now: number): string {
  if (seconds === null) return adminCopy.loginTryWithin(adminGuessWindowMinutes);
  const minuteMs = 60_000;
  const opensAt = Math.ceil((now + seconds * 1_000) / minuteMs) * minuteMs;
  return adminCopy.loginTryAt(clockTime.format(opensAt));
}

/** The login's message after a failed verification. */
export function loginFailureOf(error: unknown, now: number): LoginFailure {
  if (isUnreachable(error)) return { message: adminCopy.loginUnreachable, wait: null };
  const isTooMany = failureOf(error)?.status === errorStatus.TOO_MANY;
  return {
    message: sentenceOf(error, adminCopy.loginFailed),
    wait: isTooMany ? waitSentence(retryAfterSecondsOf(error), now) : null,
  };
}
