import { type AppRouter, appRouter, failureOf } from '@repo/api';
import * as requestMessages from '@repo/contracts/messages/request';

import { type DomainContext, DomainError } from '@repo/domain';
import type { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '#src/plugins/failure-log.ts';
import { apiContext } from '#src/rest/api-context.ts';
import { answerPlainCalls, batchedCallsMax, plainCalls } from './plain-call.ts';
import { sendWholeAnswers } from './whole-answers.ts';

/**
 * Refuses a form over `maxBytes` before reading it: tRPC's adapter bypasses Fastify's own limit and reads
 * forms whole. Also refuses a form without a content-length, which could have any length.
 */
function limitForms(app: FastifyInstance, maxBytes: number): void {
  app.addHook('preParsing', async ({ headers }) => {
    if (!headers['content-type']?.startsWith('multipart/form-data')) return;
    const bytes = Number(headers['content-length'] ?? Number.NaN);
    if (!(bytes <= maxBytes)) throw new DomainError('TOO_LARGE', requestMessages.pictureTooLarge);
  });
}

/** Imports and pictures come as base64 inside a call. */
const callMaxBytes = 8 * 1_024 * 1_024;

function logError(error: TRPCError, request: FastifyRequest): void {
  const { status, code } = failureOf(error);
  if (status >= 500) logFailure(request.log, error);
  else request.server.logRefusal(request, code);
}

/**
 * /api/trpc: plain calls are answered directly (plain-call.ts), everything else by tRPC's adapter, which
 * replaces the body parsers of its scope.
 */
export async function mountRpc(rpc: FastifyInstance, { domain }: { domain: DomainContext }): Promise<void> {
  sendWholeAnswers(rpc);
  limitForms(rpc, callMaxBytes);
  rpc.addHook('onRoute', (route) => {
    route.bodyLimit = callMaxBytes;
    const adapter = route.handler as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
    route.handler = (request, reply) => {
      const plain = plainCalls(request);
      if (!plain) return adapter(request, reply);
      const context = apiContext(domain, request, reply);
      context.sendsStreams = true;
      return answerPlainCalls(plain, reply, {
        context,
        onError: (error) => logError(error, request),
      });
    };
  });
  await rpc.register(fastifyTRPCPlugin, {
    prefix: '/api/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: batchedCallsMax,
      responseMeta: ({ errors }) => {
        const waits = errors.flatMap((error) => failureOf(error).retryAfterSeconds ?? []);
        return waits.length === 0 ? {} : { headers: { 'retry-after': String(Math.max(...waits)) } };
      },
      createContext: ({ req, res }) => apiContext(domain, req, res),
      onError: ({ error, req }) => logError(error, req),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter> & { prefix: string });
}
