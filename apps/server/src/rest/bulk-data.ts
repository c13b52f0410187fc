import { messages } from '@repo/contracts/messages';
import { type DomainContext, DomainError, findSessionUser, getBulkData } from '@repo/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

/** GET (and HEAD) /v1/bulk-data: bytes made at publish time, so not an ordinary row. */
export async function mountBulkData(
  app: FastifyInstance,
  { domain }: { domain: DomainContext },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/v1/bulk-data',
    handler: async (request, reply) => {
      const user = request.sessionToken && (await findSessionUser(domain, request.sessionToken.value));
      if (!user) throw new DomainError('NOT_SIGNED_IN', messages.notSignedIn);
      const { status, headers, pieces } = await getBulkData(domain, user, {
        acceptEncoding: request.headers['accept-encoding'],
        ifNoneMatch: request.headers['if-none-match'],
      });
      writePieces(reply, status, headers, request.method === 'HEAD' ? [] : pieces);
      return reply;
    },
  });
}
