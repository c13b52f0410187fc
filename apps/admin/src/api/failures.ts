import { failureOf, isSignedOut, reasonOf } from '@repo/client';
import type { ErrorCode } from '@repo/contracts/errors';
import * as requestMessages from '@repo/contracts/messages/request';

function detailOf(error: unknown, key: string): unknown {
  const data = failureOf(error)?.data;
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}

/** The server's error code, or undefined. */
export const errorCodeOf = (error: unknown): ErrorCode | undefined =>
  detailOf(error, 'errorCode') as ErrorCode | undefined;

/** Whether the server rejected our token. A wrong password is a 401 too, but does not end a session. */
export function isSessionRefused(error: unknown): boolean {
  const wrongPassword: ErrorCode = 'WRONG_CREDENTIALS';
  return isSignedOut(error) && detailOf(error, 'errorCode') !== wrongPassword;
}

/** Seconds until the server allows a retry; null if unknown. */
export function retryAfterSecondsOf(error: unknown): number | null {
  const seconds = detailOf(error, 'retryAfterSeconds');
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}

/** The server's message; `fallback` if it has none, or only the one for unexpected errors. */
export function sentenceOf(error: unknown, fallback: string): string {
  const reason = reasonOf(error, fallback);
  return reason === requestMessages.internal ? fallback : reason;
}
