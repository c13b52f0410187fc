import { failureOf, isUnreachable } from '@repo/client';
import { errorStatus } from '@repo/contracts/errors';
import { adminGuessWindowMinutes } from '@repo/contracts/limits';
import { retryAfterSecondsOf, sentenceOf } from '#src/api/failures.ts';
import { copy } from '#src/copy.ts';

/** Why the gate stays shut: one sentence, and how long to wait when there were too many tries. */
export type GateFailure = { message: string; wait: string | null };

const clockTime = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true });

/** `now` in epoch milliseconds. The minute is rounded up: trying at the time shown works. */
function waitSentence(seconds: number | null, now: number): string {
  if (seconds === null) return copy.gateTryWithin(adminGuessWindowMinutes);
  const minuteMs = 60_000;
  const opensAt = Math.ceil((now + seconds * 1_000) / minuteMs) * minuteMs;
  return copy.gateTryAt(clockTime.format(opensAt));
}

/** What the gate says about a failed verification. */
export function gateFailureOf(error: unknown, now: number): GateFailure {
  if (isUnreachable(error)) return { message: copy.gateUnreachable, wait: null };
  const isTooMany = failureOf(error)?.status === errorStatus.TOO_MANY;
  return {
    message: sentenceOf(error, copy.gateFailed),
    wait: isTooMany ? waitSentence(retryAfterSecondsOf(error), now) : null,
  };
}
