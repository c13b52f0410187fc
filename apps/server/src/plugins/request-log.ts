import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** Request ids that a proxy or client may choose: no characters that could forge log lines. */
const saneId = /^[A-Za-z0-9._-]{1,64}$/;
const slowMs = 5_000;

/** The id of a request in the logs: the caller's X-Request-Id when it is sane, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}

/**
 * X-Request-Id on every reply, and one line for each request: at the level info for those that failed on our side or
 * took longer than five seconds, at debug for all others.
 */
export const requestLog = fp(
  async (app) => {
    const isVerbose = app.log.level === 'debug' || app.log.level === 'trace';
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { statusCode, elapsedTime } = reply;
      const level = statusCode >= 500 || elapsedTime > slowMs ? 'info' : 'debug';
      if (level === 'info' || isVerbose) {
        const line = { req: request, statusCode, durationMs: Math.round(elapsedTime) };
        request.log[level](line, 'request answered');
      }
      done();
    });
  },
  { name: 'request-log' },
);
