import { appRouter } from '@repo/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '#src/metrics/metrics.ts';

const procedures = new Set(Object.keys(appRouter._def.procedures));
const rpc = '/api/trpc/';

/** One procedure by its name; several in one request, and names that there are none of, together. */
function rpcRoute(request: FastifyRequest): string {
  const called = String(Reflect.get(Object(request.params), 'path') ?? '');
  if (procedures.has(called)) return `${rpc}${called}`;
  return called.includes(',') ? `${rpc}(batch)` : `${rpc}(unknown)`;
}

/** The pattern of the route; the files of the apps count as one, and so does everything that is not there. */
function routeOf(request: FastifyRequest, reply: FastifyReply): string {
  const pattern = request.routeOptions.url;
  if (!pattern) return reply.statusCode === 404 ? '(none)' : '(pages)';
  if (pattern.startsWith(rpc)) return rpcRoute(request);
  if (pattern.startsWith('/api/docs')) return '/api/docs';
  const isOwn = /^\/(api|images|pictures|healthz|readyz)(\/|$)/.test(pattern);
  return isOwn ? pattern : '(pages)';
}

/** Measures every request, also those that were refused before they had a route. */
export const requestMetrics = fp<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', (request, reply, done) => {
      metrics.requestAnswered({
        method: request.method,
        route: routeOf(request, reply),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      });
      done();
    });
  },
  { name: 'request-metrics' },
);
