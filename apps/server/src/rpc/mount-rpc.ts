import { type AppRouter, appRouter, failureOf } from '@repo/api';
import type { DomainContext } from '@repo/domain';
import type { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '#src/plugins/failure-log.ts';
import { apiContext } from '#src/rest/api-context.ts';
import { limitForms } from './limit-forms.ts';
import { answerPlainCalls, batchedCallsMax, plainCalls } from './plain-call.ts';
import { sendWholeAnswers } from './whole-answers.ts';

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
