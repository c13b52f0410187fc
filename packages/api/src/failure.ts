import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { messages } from '@repo/contracts/messages';
import { DomainError } from '@repo/domain';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';

/** What a caller is told of a failure: nothing of it names a stack, a statement or a path. */
export type Failure = { code: ErrorCode; status: number; message: string; retryAfterSeconds?: number };

const trpcCodes = {
  BAD_INPUT: 'BAD_REQUEST',
  WRONG_CODE: 'BAD_REQUEST',
  NOT_SIGNED_IN: 'UNAUTHORIZED',
  WRONG_CREDENTIALS: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  CHAPTER_LOCKED: 'FORBIDDEN',
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

/** SQLSTATE classes and driver codes that mean: the database is away or overloaded, not that we erred. */
const databaseAway = /^(08|53|57P|55P03|57014|ECONN|CONNECT|CONNECTION_|ETIMEDOUT|ENOTFOUND|EPIPE)/;
/** SQLSTATE of text that Postgres can't store (a NUL character): the caller's doing. */
const textNotStorable = /^(22021|22P05)$/;

function databaseFailure(error: unknown): Failure | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code: unknown = Reflect.get(current, 'code');
    if (typeof code !== 'string') continue;
    if (databaseAway.test(code))
      return { ...plain('UNAVAILABLE', messages.unavailable), retryAfterSeconds: 5 };
    if (textNotStorable.test(code))
      return plain('BAD_INPUT', messages.badField('text', 'it has characters that cannot be stored'));
  }
  return null;
}

const catalogue = new Set<unknown>(Object.values(messages));
/** How zod's own sentences start; some of the catalogue start alike. */
const zodSentence = /^(Invalid|Too (big|small)|Unrecognized)/;

/** One sentence for a rejected input: the catalogue's own where the schema has one, else one that names the field. */
export function inputSentence(error: ZodError): string {
  const issue = error.issues[0];
  if (!issue) return messages.internal;
  const isOurs = catalogue.has(issue.message) || !zodSentence.test(issue.message);
  return isOurs ? issue.message : messages.badField(issue.path.join('.') || 'body', issue.message);
}

/** The one map from anything thrown to what the caller is told. Unknown errors become a fixed 500. */
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
    if (code === 'BAD_INPUT') return plain(code, messages.badJson);
    if (code === 'NOT_FOUND') return plain(code, messages.routeMissing);
    if (code === 'TOO_LARGE') return plain(code, messages.tooLarge);
    if (code === 'UNSUPPORTED_MEDIA') return plain(code, messages.unsupportedMedia);
    if (code) return plain(code, messages.notSignedIn);
  }
  return plain('INTERNAL', messages.internal);
}

/** The same failure as tRPC carries it, so that its HTTP status fits. */
export function toTrpcError(error: TRPCError): TRPCError {
  const failure = failureOf(error);
  return new TRPCError({
    code: trpcCodes[failure.code],
    message: failure.message,
    cause: error.cause ?? error,
  });
}
