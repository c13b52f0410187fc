import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import type { AnyProcedure, inferProcedureOutput } from '@trpc/server';
import type { ZodType } from 'zod';
import type { ApiContext } from '../context.ts';
import { type AppRouter, appRouter } from '../router.ts';
import type { Access, ProcedureMeta } from '../trpc.ts';
import { type DocumentedInput, documentedInput, type Method } from './documented-input.ts';
import type { Reply } from './reply.ts';

type Procedures = AppRouter['_def']['record'];

type PathIn<T> = {
  [K in keyof T & string]: T[K] extends AnyProcedure ? K : `${K}.${PathIn<T[K]>}`;
}[keyof T & string];
type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** The path of a procedure: its routers and its name, such as 'auth.signIn', 'content.flashcards.create'. */
export type ProcedurePath = PathIn<Procedures>;

type OutputOf<P extends ProcedurePath> =
  At<Procedures, P> extends infer Found
    ? Found extends AnyProcedure
      ? inferProcedureOutput<Found>
      : never
    : never;

type Written = {
  procedure: ProcedurePath;
  summary: string;
  /** Documented names of the procedure's fields, where they differ. */
  names?: Record<string, string>;
  /** A browser that opens the call's address is redirected to this screen, and the call is not made. */
  screen?: (query: Record<string, unknown>) => string;
  /** A GET with a side effect; HEAD of its address then does nothing. */
  hasEffect?: true;
};

/** One documented call over one procedure: data for the mounting loop and for the OpenAPI document. */
export type RestRow = Written &
  DocumentedInput & {
    method: Method;
    /** The path below /api, with Fastify's `:name` for parameters. */
    path: string;
    access: Access;
    isClosedBeforeConsent: boolean;
    /** The schema of its reply, made from the procedure's output. */
    reply: ZodType;
    /** The procedure itself, with the same guard, limits and schemas as over tRPC. */
    call(context: ApiContext, input: unknown): Promise<unknown>;
    present(output: unknown): unknown;
    chunks?(output: unknown): Iterable<string>;
    /** How the procedure may fail for reasons other than its input and access. */
    fails: readonly ErrorCode[];
  };

type Definition = { type: string; inputs: ZodType[]; output: ZodType; meta: ProcedureMeta };

/** A procedure as the router stores it. */
type Procedure = {
  _def: Definition;
  (call: {
    ctx: ApiContext;
    path: string;
    type: string;
    getRawInput: () => Promise<unknown>;
  }): Promise<unknown>;
};

function procedureOf(path: ProcedurePath): Procedure {
  const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
  const found = procedures[path];
  if (!found) throw new Error(`there is no procedure ${path}`);
  return found;
}

/**
 * A documented call, written with what the procedure does not know: its address, a sentence, and how its
 * reply is made. Input, access and failures come from the procedure.
 */
export function row<P extends ProcedurePath>(
  method: Method,
  path: `/v1/${string}`,
  { reply, ...written }: Written & { procedure: P; reply: Reply<OutputOf<P>> },
): RestRow {
  const procedure = procedureOf(written.procedure);
  const { type, inputs, output, meta } = procedure._def;
  const { access, fails = [], isClosedBeforeConsent = false } = meta;
  if (!access) throw new Error(`${written.procedure} does not say who may call it`);
  const { present, chunks } = reply as Reply<unknown>;
  return {
    ...written,
    ...documentedInput({ method, path, names: written.names }, inputs[0]),
    method,
    path,
    access,
    isClosedBeforeConsent,
    fails,
    reply: reply.schema(output),
    call: (ctx, input) =>
      procedure({ ctx, path: written.procedure, type, getRawInput: () => Promise.resolve(input) }),
    present,
    ...(chunks ? { chunks } : {}),
  };
}

/**
 * How a call may fail, in the order of the statuses. In addition, every call may refuse a body that is not
 * JSON (400), a cookie from a foreign page (403), and answer 413, 415, 429 and 503.
 */
export function documentedFailures(row: RestRow): ErrorCode[] {
  const { access, isClosedBeforeConsent, params, query, body, takesFile, fails } = row;
  const codes = new Set<ErrorCode>(fails);
  const isLimited = Object.values(params).some(({ maxLength }) => maxLength !== undefined);
  if (body || query || isLimited) codes.add('BAD_INPUT');
  if (access !== 'public') codes.add('NOT_SIGNED_IN');
  if (access === 'user') codes.add('ACCOUNT_DELETED');
  if (isClosedBeforeConsent) codes.add('CONSENT_NEEDED');
  if (Object.keys(params).length > 0) codes.add('NOT_FOUND');
  if (takesFile) codes.add('TOO_LARGE');
  if (body?.properties && 'seenUpdatedAt' in body.properties) codes.add('STALE_EDIT');
  return [...codes].sort((one, other) => errorStatus[one] - errorStatus[other]);
}
