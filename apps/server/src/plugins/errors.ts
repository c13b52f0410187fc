import type { Server } from 'node:http';
import { failureOf } from '@repo/api';
import { type ErrorCode, errorStatus, toldCodeOf } from '@repo/contracts/errors';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { FastifyError, FastifyHttpOptions, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { logFailure } from './failure-log.ts';

/** Fastify's own refusals, mapped to our failures. */
const refusals: Record<string, [code: ErrorCode, message: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_INPUT', requestMessages.badJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BAD_INPUT', requestMessages.badJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_INPUT', requestMessages.badJson],
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', requestMessages.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA', requestMessages.unsupportedMedia],
  FST_ERR_BAD_URL: ['BAD_INPUT', requestMessages.routeMissing],
};
const isOf400s = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;

function asOurs(error: FastifyError): unknown {
  const refusal = refusals[error.code];
  if (refusal) return new DomainError(...refusal);
  // Such as JSON that secure-json-parse rejects (__proto__): a client error without one of our codes.
  if (error instanceof SyntaxError || error.statusCode === 400)
    return new DomainError('BAD_INPUT', requestMessages.badJson);
  // Refusals by the file server: ranges, dot files, paths outside its folder, overlong addresses.
  if (isOf400s(error.statusCode)) return new DomainError('NOT_FOUND', requestMessages.routeMissing);
  return error;
}

/** Sends a failure in its documented shape. A 5xx reveals only its fixed sentence. */
export function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const failure = failureOf(error);
  const code = toldCodeOf(failure.code);
  if (failure.status >= 500) logFailure(reply.log, error);
  else reply.server.logRefusal(reply.request, failure.code);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send({ success: false, message: failure.message, ...(code ? { code } : {}) });
}

/** Answers failures of Fastify and its plugins, including those before routing. */
export const answerFrameworkError = ((error, request, reply) => {
  reply.header('x-request-id', request.id);
  sendFailure(reply as FastifyReply, asOurs(error));
}) satisfies FastifyHttpOptions<Server>['frameworkErrors'];

export const errors = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, _request, reply) => {
      sendFailure(reply, asOurs(error));
    });
  },
  { name: 'errors' },
);

/** The reply for unknown addresses under /api. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(errorStatus.NOT_FOUND).send({ success: false, message: requestMessages.routeMissing });
}
