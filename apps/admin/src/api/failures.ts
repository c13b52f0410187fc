import { failureOf, isSignedOut, reasonOf } from '@repo/client';
import type { ErrorCode } from '@repo/contracts/errors';
import * as requestMessages from '@repo/contracts/messages/request';

function detailOf(error: unknown, key: string): unknown {
  const data = failureOf(error)?.data;
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}

/** The server's code for the failure, or undefined. */
export const errorCodeOf = (error: unknown): ErrorCode | undefined =>
  detailOf(error, 'errorCode') as ErrorCode | undefined;

/** Whether the server refused our token. A wrong password is a 401 too, but no end of a session. */
export function isSessionRefused(error: unknown): boolean {
  const wrongPassword: ErrorCode = 'WRONG_CREDENTIALS';
  return isSignedOut(error) && detailOf(error, 'errorCode') !== wrongPassword;
}

/** After how many seconds the server lets us try again; null when it did not say. */
export function retryAfterSecondsOf(error: unknown): number | null {
  const seconds = detailOf(error, 'retryAfterSeconds');
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

/** The server's own sentence, unless it has none or only the one for the unexpected: then `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
  const reason = reasonOf(error, fallback);
  return reason === requestMessages.internal ? fallback : reason;
}
