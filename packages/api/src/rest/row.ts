import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { ZodType, z } from 'zod';
import type { AppRouter } from '../router.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** 'auth.signIn': a procedure by its router and name. */
export type ProcedurePath = {
  [R in keyof Inputs & string]: `${R}.${keyof Inputs[R] & string}`;
}[keyof Inputs & string];

type OutputOf<P extends ProcedurePath> = P extends `${infer R}.${infer N}`
  ? R extends keyof Outputs
    ? N extends keyof Outputs[R]
      ? Outputs[R][N]
      : never
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
  present(output: unknown): unknown;
  browser?: BrowserRedirect;
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
