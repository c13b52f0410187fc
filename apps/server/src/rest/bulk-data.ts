import { withinDeadline } from '@repo/api';
import { messages } from '@repo/contracts/messages';
import { type DomainContext, DomainError, findSessionUser, getBulkData } from '@repo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#src/adapters/metrics.ts';

/** Hands the pieces to the socket as they are: joining them first would copy megabytes per request. */
function writePieces(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  pieces: readonly Buffer[],
) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  raw.uncork();
}

async function compose(domain: DomainContext, request: FastifyRequest) {
  const user = request.sessionToken && (await findSessionUser(domain, request.sessionToken.value));
  if (!user) throw new DomainError('NOT_SIGNED_IN', messages.notSignedIn);
  return getBulkData(domain, user, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  });
}

/** GET (and HEAD) /v1/bulk-data: bytes made at publish time, so not an ordinary row. */
export async function mountBulkData(
  app: FastifyInstance,
  { domain, metrics }: { domain: DomainContext; metrics: Metrics | null },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/v1/bulk-data',
    handler: async (request, reply) => {
      const { status, headers, pieces } = await withinDeadline(compose(domain, request));
      const sent = request.method === 'HEAD' ? [] : pieces;
      writePieces(reply, status, headers, sent);
      metrics?.bulkAnswered({
        status,
        encoding: headers['content-encoding'] ?? 'identity',
        bytes: sent.reduce((sum, { length }) => sum + length, 0),
      });
      return reply;
    },
  });
}
