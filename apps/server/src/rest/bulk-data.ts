import { requireStudent, withinDeadline, withSecondTry } from '@repo/api';
import { type DomainContext, getBulkData } from '@repo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#src/metrics/metrics.ts';
import { apiContext } from './api-context.ts';

/** Writes the chunks to the socket separately: joining them would copy megabytes per request. */
function writeChunks(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  chunks: readonly Buffer[],
) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  raw.cork();
  for (const chunk of chunks) raw.write(chunk);
  raw.end();
  raw.uncork();
}

async function compose(domain: DomainContext, request: FastifyRequest, reply: FastifyReply) {
  const { user } = await requireStudent(apiContext(domain, request, reply));
  return getBulkData(domain, user, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  });
}

/** GET (and HEAD) /v1/bulk-data: bytes made at publish time, so it is no ordinary row. */
export async function mountBulkData(
  app: FastifyInstance,
  { domain, metrics }: { domain: DomainContext; metrics: Metrics | null },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/v1/bulk-data',
    handler: async (request, reply) => {
      const { status, headers, chunks } = await withinDeadline(() =>
        withSecondTry(() => compose(domain, request, reply)),
      );
      const sent = request.method === 'HEAD' ? [] : chunks;
      writeChunks(reply, status, headers, sent);
      metrics?.bulkAnswered({
        status,
        encoding: headers['content-encoding'] ?? 'identity',
        bytes: sent.reduce((sum, { length }) => sum + length, 0),
      });
      return reply;
    },
  });
}
