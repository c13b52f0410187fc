import type { ApiContext } from '@repo/api';
import { appRouter, failureOf } from '@repo/api';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, JsonStream } from '@repo/domain';
import {
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  type TRPCProcedureType,
  transformTRPCResponse,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { streamedReply } from '#src/rest/streamed-reply.ts';

/** The most calls that tRPC's client joins in one request. */
export const batchedCallsMax = 50;

type Procedure = {
  _def: { type: TRPCProcedureType };
  (call: {
    ctx: ApiContext;
    path: string;
    type: TRPCProcedureType;
    batchIndex: number;
    signal: undefined;
    getRawInput: () => Promise<unknown>;
  }): Promise<unknown>;
};

const config = appRouter._def._config;
const procedures = new Map(Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>));
const typeOf = { GET: 'query', POST: 'mutation' } as const;

type Called = { path: string; procedure: Procedure };

/** A request that `answerPlainCalls` can answer: one call or a batch of them, all known and of the method's type. */
export type PlainCalls = {
  type: TRPCProcedureType;
  isBatch: boolean;
  calls: readonly Called[];
  json: string | undefined;
};

type Query = Record<string, string | string[] | undefined>;

/** The input is in the query of a read, and in the body of a change. */
function sentInput({ method, query, body }: FastifyRequest): { json: string | undefined } | null {
  const given = method === 'GET' ? (query as Query).input : body;
  return given === undefined || typeof given === 'string' ? { json: given || undefined } : null;
}

function isJson({ method, headers }: FastifyRequest): boolean {
  const type = headers['content-type'];
  return type === undefined ? method === 'GET' : type.startsWith('application/json');
}

const wantsStream = ({ headers }: FastifyRequest) =>
  headers['trpc-accept'] !== undefined || headers.accept?.includes('application/jsonl') === true;

/**
 * The calls of a request in plain JSON. Null for everything else that tRPC supports or refuses (forms,
 * streams, unknown names, wrong methods, batches that are too long): its own adapter answers those.
 */
export function plainCalls(request: FastifyRequest): PlainCalls | null {
  const type = typeOf[request.method as keyof typeof typeOf];
  const { path: called = '' } = request.params as { path?: string };
  const { batch, connectionParams } = request.query as Query;
  const isPlain = type && isJson(request) && !wantsStream(request) && connectionParams === undefined;
  const input = sentInput(request);
  // Names contain no percent sign; tRPC would decode it once more.
  if (!isPlain || !input || called.includes('%')) return null;
  const isBatch = batch === '1';
  const names = isBatch ? called.split(',') : [called];
  const calls = names.flatMap((path) => {
    const procedure = procedures.get(path);
    return procedure?._def.type === type ? [{ path, procedure }] : [];
  });
  if (calls.length !== names.length || calls.length > batchedCallsMax) return null;
  return { type, isBatch, calls, json: input.json };
}

/** Parses the JSON when the first procedure needs it, once for all calls of the batch. */
function inputReader({ json, isBatch, type }: PlainCalls): (index: number) => Promise<unknown> {
  let read: { inputs: unknown } | undefined;
  function inputs(): unknown {
    if (json === undefined && type === 'query') return undefined;
    try {
      return JSON.parse(json ?? '');
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'Invalid input', cause });
    }
  }
  return async (index) => {
    read ??= { inputs: inputs() };
    if (!isBatch || read.inputs === undefined) return read.inputs;
    if (typeof read.inputs !== 'object' || read.inputs === null || Array.isArray(read.inputs))
      throw new TRPCError({
        code: 'BAD_REQUEST',
        message: '"input" needs to be an object when doing a batch call',
      });
    return Reflect.get(read.inputs, index);
  };
}

type Outcome = { result: { data: unknown } } | { error: ReturnType<typeof getTRPCErrorShape> };

const asWritten = (json: unknown) => json as string;

/** Replaces a stream with a placeholder. */
function withHole(outcomes: Outcome | Outcome[], hole: string): Outcome | Outcome[] {
  const filled = (one: Outcome): Outcome =>
    'result' in one && one.result.data instanceof JsonStream ? { result: { data: hole } } : one;
  return Array.isArray(outcomes) ? outcomes.map(filled) : filled(outcomes);
}

export type AnswerOptions = { context: ApiContext; onError(error: TRPCError): void };

/**
 * Answers what tRPC's adapter would answer, byte for byte, without its web Request, Response and streams. Every
 * procedure runs, and every failure is worded, by tRPC's own functions.
 */
export async function answerPlainCalls(
  plain: PlainCalls,
  reply: FastifyReply,
  { context, onError }: AnswerOptions,
): Promise<FastifyReply> {
  const { type, isBatch, calls } = plain;
  const inputOf = inputReader(plain);
  let retryAfterSeconds: number | undefined;
  /** A reply has at most one stream. */
  let stream: JsonStream<unknown> | undefined;
  const outcomeOf = async ({ path, procedure }: Called, batchIndex: number): Promise<Outcome> => {
    try {
      const getRawInput = () => inputOf(batchIndex);
      const data = await procedure({ ctx: context, path, type, batchIndex, signal: undefined, getRawInput });
      if (data instanceof JsonStream && stream) {
        await data.stretches.return();
        throw new DomainError('BAD_INPUT', requestMessages.streamedAlone);
      }
      if (data instanceof JsonStream) stream = data;
      return { result: { data } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      onError(error);
      const wait = failureOf(error).retryAfterSeconds;
      if (wait !== undefined) retryAfterSeconds = Math.max(retryAfterSeconds ?? 0, wait);
      return { error: getTRPCErrorShape({ config, ctx: context, error, input: undefined, path, type }) };
    }
  };
  const outcomes = isBatch ? await Promise.all(calls.map(outcomeOf)) : await outcomeOf(calls[0] as Called, 0);
  // Set here, because Fastify would add a charset to a string's content type.
  reply
    .serializer(asWritten)
    .header('vary', 'trpc-accept, accept')
    .header('content-type', 'application/json');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(getHTTPStatusCode(outcomes as never));
  const written = (whole: unknown) => JSON.stringify(transformTRPCResponse(config, whole as never));
  if (!stream) return reply.send(written(outcomes));
  return reply.send(streamedReply(stream, (hole) => written(withHole(outcomes, hole))));
}
