import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, JsonStream } from '@repo/domain';
import { TRPCError, type TRPCMutationProcedure, type TRPCQueryProcedure } from '@trpc/server';
import type { ZodType, z } from 'zod';
import type { ApiContext } from './context.ts';
import { isPassing } from './database-codes.ts';
import { failureOf, toTrpcError } from './failure.ts';
import { plainInput } from './form-input.ts';
import { type Access, type ProcedureMeta, trpc } from './init.ts';
import { pauseBeforeSecondTry } from './second-try.ts';

/** Who may call. A procedure gets `Caller` in addition to the context. */
export type Door<Caller> = {
  access: Access;
  /** Limits the duration of the whole call, including its retry. */
  bound<T>(start: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Admits a call and runs its work. @throws the caller's failure when it is not admitted */
  enter<T>(ctx: ApiContext, work: (caller: Caller) => Promise<T>): Promise<T>;
};

/** Refuses a call by throwing, after it was admitted and before its input is read. */
type Check<Caller> = (ctx: ApiContext, caller: Caller) => void | Promise<void>;
/** `signal` aborts when nobody waits for the answer any more. */
type Call<Caller, Input> = Caller & { ctx: ApiContext; input: Input; signal: AbortSignal };
type Verb<Caller, Input, Output> = (
  call: Call<Caller, Input>,
) => Output | JsonStream<Output> | Promise<Output | JsonStream<Output>>;

// biome-ignore lint/suspicious/noConfusingVoidType: tRPC's own sign for a call without input, which may then be left out
type SentTo<In> = In extends ZodType ? z.input<In> : void;
type ReadFrom<In> = In extends ZodType ? z.output<In> : undefined;

/** A procedure under construction: its checks, input and output; `query` and `mutation` finish it. */
export type ProcedureBuilder<Caller, In extends ZodType | undefined, Out extends ZodType> = {
  meta(meta: ProcedureMeta): ProcedureBuilder<Caller, In, Out>;
  check(check: Check<Caller>): ProcedureBuilder<Caller, In, Out>;
  input<Schema extends ZodType>(schema: Schema): ProcedureBuilder<Caller, Schema, Out>;
  output<Schema extends ZodType>(schema: Schema): ProcedureBuilder<Caller, In, Schema>;
  query(
    verb: Verb<Caller, ReadFrom<In>, z.input<Out>>,
  ): TRPCQueryProcedure<{ input: SentTo<In>; output: z.output<Out>; meta: ProcedureMeta }>;
  mutation(
    verb: Verb<Caller, ReadFrom<In>, z.input<Out>>,
  ): TRPCMutationProcedure<{ input: SentTo<In>; output: z.output<Out>; meta: ProcedureMeta }>;
};

type Parts<Caller> = {
  door: Door<Caller>;
  checks: readonly Check<Caller>[];
  meta: ProcedureMeta;
  input?: ZodType;
  output?: ZodType;
};

/** What tRPC passes to the resolver of a procedure; its own types leave out `getRawInput`. */
type TrpcCall = { ctx: ApiContext; getRawInput: () => Promise<unknown> };

async function readInput(schema: ZodType, getRawInput: TrpcCall['getRawInput']): Promise<unknown> {
  const raw = await getRawInput();
  const given = raw instanceof FormData ? await plainInput(raw) : raw;
  const { success, data, error } = schema.safeParse(given);
  if (!success) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  return data;
}

/** A stream is sent while it is produced, and only if the transport supports that. */
async function passStream(ctx: ApiContext, stream: JsonStream<unknown>, signal: AbortSignal) {
  if (ctx.sendsStreams && !signal.aborted) return stream;
  await stream.stretches.return();
  throw new DomainError('BAD_INPUT', requestMessages.streamedAlone);
}

function checkOutput(schema: ZodType, output: unknown): unknown {
  const { success, data, error } = schema.safeParse(output);
  if (!success)
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'Output validation failed', cause: error });
  return data;
}

type AnyVerb<Caller> = (call: Call<Caller, never>) => unknown;

/**
 * Runs a whole call: admits it, checks, reads the input, does the work and checks the output; with one retry
 * if allowed.
 */
function runner<Caller extends object>(
  { door, checks, meta, input, output }: Parts<Caller>,
  verb: AnyVerb<Caller>,
  isQuery: boolean,
) {
  const once = ({ ctx, getRawInput }: TrpcCall, signal: AbortSignal): Promise<unknown> =>
    door.enter(ctx, async (caller) => {
      for (const check of checks) {
        const checking = check(ctx, caller);
        if (checking) await checking;
      }
      const given = input && (await readInput(input, getRawInput));
      const result = await verb({ ...caller, ctx, input: given as never, signal });
      if (result instanceof JsonStream) return passStream(ctx, result, signal);
      return output ? checkOutput(output, result) : result;
    });
  const mayRepeat = async ({ getRawInput }: TrpcCall) =>
    isQuery || meta.isRepeatable?.(await getRawInput()) === true;
  // Work that can safely run twice is retried once after a temporary failure of the database.
  const twice = async (call: TrpcCall, signal: AbortSignal): Promise<unknown> => {
    try {
      return await once(call, signal);
    } catch (error) {
      if (signal.aborted || !isPassing(error) || !(await mayRepeat(call))) throw error;
      await pauseBeforeSecondTry();
      return once(call, signal);
    }
  };
  return async (call: unknown): Promise<unknown> => {
    const { measures } = (call as TrpcCall).ctx;
    try {
      const result = await door.bound((signal) => twice(call as TrpcCall, signal));
      if (meta.saves) measures.saved(meta.saves, 'kept');
      return result;
    } catch (error) {
      if (meta.saves) measures.saved(meta.saves, failureOf(error).status < 500 ? 'refused' : 'failed');
      throw toTrpcError(error);
    }
  };
}

/**
 * One link of tRPC's middleware chain for a whole procedure, because each further link copies the call and
 * its context.
 */
function built<Caller extends object>(
  parts: Parts<Caller>,
  verb: AnyVerb<Caller>,
  type: 'query' | 'mutation',
) {
  const { meta, input, output } = parts;
  const run = runner(parts, verb, type === 'query');
  const bare = trpc.procedure.meta(meta);
  const procedure = type === 'query' ? bare.query(run) : bare.mutation(run);
  Object.assign(procedure._def, { inputs: input ? [input] : [], output });
  return procedure as never;
}

function builderOf<Caller extends object>(
  parts: Parts<Caller>,
): ProcedureBuilder<Caller, undefined, ZodType> {
  const builder = {
    meta: (meta: ProcedureMeta) => builderOf({ ...parts, meta: { ...parts.meta, ...meta } }),
    check: (check: Check<Caller>) => builderOf({ ...parts, checks: [...parts.checks, check] }),
    input: (input: ZodType) => builderOf({ ...parts, input }),
    output: (output: ZodType) => builderOf({ ...parts, output }),
    query: (verb: AnyVerb<Caller>) => built(parts, verb, 'query'),
    mutation: (verb: AnyVerb<Caller>) => built(parts, verb, 'mutation'),
  };
  return builder as unknown as ProcedureBuilder<Caller, undefined, ZodType>;
}

/** Procedures behind a door, written like tRPC's own: `.input(…).output(…).query(({ ctx, input }) => …)`. */
export const procedureBehind = <Caller extends object>(door: Door<Caller>) =>
  builderOf({ door, checks: [], meta: { access: door.access } });
