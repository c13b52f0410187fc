import { appRouter } from '@repo/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '#src/metrics/metrics.ts';

const procedures = new Set(Object.keys(appRouter._def.procedures));
const rpc = '/api/trpc/';

/** The name of one procedure; batches and unknown names share one label each. */
function rpcRoute(request: FastifyRequest): string {
  const called = String(Reflect.get(Object(request.params), 'path') ?? '');
  if (procedures.has(called)) return `${rpc}${called}`;
  return called.includes(',') ? `${rpc}(batch)` : `${rpc}(unknown)`;
}

/** The route's pattern; app files share one label, and so does everything not found. */
function routeOf(request: FastifyRequest, reply: FastifyReply): string {
  const pattern = request.routeOptions.url;
  if (!pattern) return reply.statusCode === 404 ? '(none)' : '(pages)';
  if (pattern.startsWith(rpc)) return rpcRoute(request);
  if (pattern.startsWith('/api/docs')) return '/api/docs';
  const isOwn = /^\/(api|images|pictures|healthz|readyz)(\/|$)/.test(pattern);
  return isOwn ? pattern : '(pages)';
}

/** Measures every request, including those refused before routing. */
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
