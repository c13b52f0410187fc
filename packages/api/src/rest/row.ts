import type { ErrorCode } from '@repo/contracts/errors';
import type { AnyProcedure, inferProcedureOutput } from '@trpc/server';
import type { ZodType, z } from 'zod';
import type { AppRouter } from '../router.ts';

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

/** 'auth.signIn', 'content.flashcards.create': a procedure by its routers and its name. */
export type ProcedurePath = PathIn<Procedures>;

type OutputOf<P extends ProcedurePath> =
  At<Procedures, P> extends infer Found
    ? Found extends AnyProcedure
      ? inferProcedureOutput<Found>
      : never
    : never;

export type Access = 'public' | 'user' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A documented request as it arrived, each part already decoded. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};

/** Where a browser that opened the address itself is sent, instead of being shown JSON. */
export type BrowserRedirect = { done(): string; failed(message: string): string };

/** One documented call over one procedure: data for the mounting loop and for the OpenAPI document. */
export type RestRow = {
  method: Method;
  /** Under /api, with Fastify's `:name` for parameters. */
  path: string;
  procedure: ProcedurePath;
  access: Access;
  summary: string;
  /** From the documented request to the procedure's input; the procedure validates it. */
  input(request: RestRequest): unknown;
  /** The documented JSON body, for the document. */
  body?: ZodType;
  query?: ZodType;
  reply: ZodType;
  /** How it may fail beside what all calls of its kind may: see `documentedFailures`. */
  fails?: readonly ErrorCode[];
  present(output: unknown): unknown;
  browser?: BrowserRedirect;
  /** Also takes multipart/form-data, with one file among its fields. */
  takesFile?: boolean;
};

/** Writes a row with its reply map checked against the procedure's output and the reply's schema. */
export function row<P extends ProcedurePath, R extends ZodType>(
  spec: Omit<RestRow, 'procedure' | 'reply' | 'present' | 'input'> & {
    procedure: P;
    input?(request: RestRequest): unknown;
    reply: R;
    present(output: OutputOf<P>): z.input<R>;
  },
): RestRow {
  return { ...spec, input: spec.input ?? (() => undefined), present: spec.present as RestRow['present'] };
}
