import type { ToldCode } from '@repo/contracts/errors';

/** How a request failed: no connection, timeout, unreadable reply, or the HTTP status. */
export type FailureStatus = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | number;

/**
 * A failed request (docs/product/wire.md#failures). With a number as status, `data` is the server's reply;
 * `originalStatus` is the HTTP status of a reply that could not be read.
 */
export class RequestFailure extends Error {
  readonly status: FailureStatus;
  readonly data: unknown;
  readonly originalStatus: number | undefined;

  constructor(
    status: FailureStatus,
    detail: { data?: unknown; originalStatus?: number; cause?: unknown } = {},
  ) {
    super(`request failed: ${status}`, { cause: detail.cause });
    this.name = 'RequestFailure';
    this.status = status;
    this.data = detail.data;
    this.originalStatus = detail.originalStatus;
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The RequestFailure behind any error thrown by this package; null for other errors. */
export function failureOf(error: unknown): RequestFailure | null {
  if (error instanceof RequestFailure) return error;
  const cause = property(error, 'cause');
  if (cause instanceof RequestFailure) return cause;
  const data = property(error, 'data');
  const status = property(data, 'httpStatus');
  if (typeof status !== 'number') return null;
  const message = property(error, 'message');
  return new RequestFailure(status, { data: { ...Object(data), message }, cause: error });
}

/** The server's own message, else the fallback of the error catalogue. */
export function reasonOf(error: unknown, fallback: string): string {
  const failure = failureOf(error);
  if (!failure || typeof failure.status !== 'number') return fallback;
  const message = property(failure.data, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : fallback;
}

/** Milliseconds to wait before a retry, from the server's Retry-After; 0 without one. */
export function waitAskedMs(error: unknown): number {
  const seconds = property(failureOf(error)?.data, 'retryAfterSeconds');
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1_000 : 0;
}

/** Whether the server answered that there is no session. */
export function isSignedOut(error: unknown): boolean {
  return failureOf(error)?.status === 401;
}

/** Whether the failure has this code, from tRPC or from the documented HTTP API. */
function hasCode(error: unknown, code: ToldCode): boolean {
  const data = failureOf(error)?.data;
  return property(data, 'errorCode') === code || property(data, 'code') === code;
}

/** Whether the server requires a guardian's consent first. */
export const isConsentNeeded = (error: unknown): boolean => hasCode(error, 'CONSENT_NEEDED');

/** Whether the password is right but the authenticator code is missing. */
export const isSecondFactorNeeded = (error: unknown): boolean => hasCode(error, 'SECOND_FACTOR_NEEDED');

/** Whether the account of this session was deleted. */
export const isAccountDeleted = (error: unknown): boolean => hasCode(error, 'ACCOUNT_DELETED');

/** Whether the request never got an answer: no network, or none in time. */
export function isUnreachable(error: unknown): boolean {
  const status = failureOf(error)?.status;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}
