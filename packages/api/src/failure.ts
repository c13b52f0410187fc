import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { fieldMessages } from '@repo/contracts/field-sentences';
import * as authMessages from '@repo/contracts/messages/auth';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, violatedConstraint } from '@repo/domain';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { databaseCode, isDatabaseAway } from './database-codes.ts';

/** What a caller learns about a failure; it never contains a stack, a statement or a path. */
export type Failure = { code: ErrorCode; status: number; message: string; retryAfterSeconds?: number };

const trpcCodes = {
  BAD_INPUT: 'BAD_REQUEST',
  WRONG_CODE: 'BAD_REQUEST',
  NOT_SIGNED_IN: 'UNAUTHORIZED',
  ACCOUNT_DELETED: 'UNAUTHORIZED',
  WRONG_CREDENTIALS: 'UNAUTHORIZED',
  SECOND_FACTOR_NEEDED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  CHAPTER_LOCKED: 'FORBIDDEN',
  CONSENT_NEEDED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  STALE_EDIT: 'CONFLICT',
  TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY: 'TOO_MANY_REQUESTS',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
  PROVIDER_FAILED: 'BAD_GATEWAY',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorCode, TRPCError['code']>;

const codesOfTrpc: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'BAD_INPUT',
  PARSE_ERROR: 'BAD_INPUT',
  UNAUTHORIZED: 'NOT_SIGNED_IN',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
};

const plain = (code: ErrorCode, message: string): Failure => ({ code, status: errorStatus[code], message });

/** SQLSTATE of text that Postgres can't store (a NUL character): the caller's fault. */
const textNotStorable = /^(22021|22P05)$/;

/** Foreign keys of a student's rows: the account was deleted while the call was in flight. */
const accountGone = /_user_id_users_id_fk$/;

function databaseFailure(error: unknown): Failure | null {
  if (isDatabaseAway(error))
    return { ...plain('UNAVAILABLE', requestMessages.unavailable), retryAfterSeconds: 5 };
  if (textNotStorable.test(databaseCode(error) ?? ''))
    return plain('BAD_INPUT', 'The text has characters that cannot be stored');
  if (accountGone.test(violatedConstraint(error) ?? ''))
    return plain('NOT_SIGNED_IN', authMessages.notSignedIn);
  return null;
}

/** One sentence for a rejected input: the schema's own, or a fixed one. */
export function inputSentence(error: ZodError): string {
  return error.issues[0]?.message ?? fieldMessages.bodyWrong;
}

/** The one map from any thrown value to the caller's failure. Unknown errors become a fixed 500. */
export function failureOf(error: unknown): Failure {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof DomainError) {
    const failure = plain(cause.code, cause.message);
    return cause.retryAfterSeconds === undefined
      ? failure
      : { ...failure, retryAfterSeconds: cause.retryAfterSeconds };
  }
  if (cause instanceof ZodError && error instanceof TRPCError && error.code === 'BAD_REQUEST')
    return plain('BAD_INPUT', inputSentence(cause));
  const database = databaseFailure(cause);
  if (database) return database;
  if (error instanceof TRPCError) {
    const code = codesOfTrpc[error.code];
    if (code === 'BAD_INPUT') return plain(code, requestMessages.badJson);
    if (code === 'NOT_FOUND') return plain(code, requestMessages.routeMissing);
    if (code === 'TOO_LARGE') return plain(code, requestMessages.tooLarge);
    if (code === 'UNSUPPORTED_MEDIA') return plain(code, requestMessages.unsupportedMedia);
    if (code) return plain(code, authMessages.notSignedIn);
  }
  return plain('INTERNAL', requestMessages.internal);
}

/** A failure as a tRPC error with the right HTTP status. */
export function toTrpcError(error: unknown): TRPCError {
  const failure = failureOf(error);
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  return new TRPCError({ code: trpcCodes[failure.code], message: failure.message, cause });
}
