import { createCaller } from '@repo/api';
import { draftFigurePath, figurePath } from '@repo/contracts/figures';
import * as contentMessages from '@repo/contracts/messages/content';
import { type DomainContext, DomainError } from '@repo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '#src/plugins/errors.ts';
import { protectImage } from '#src/plugins/images.ts';
import { apiContext } from './api-context.ts';

const yearSeconds = 31_536_000;

type FigureRequest = FastifyRequest<{
  Params: { chapterId: string; name: string };
  Querystring: { small?: string };
}>;

/** A query `?small` has no value. */
const asksSmall = ({ query }: FigureRequest) => query.small !== undefined;

/**
 * GET /api/v1/figures/…: the bytes of a figure, under the guard of the procedure that finds it. A figure of a chapter
 * that is locked for this student is refused, whoever gave them its address.
 */
export async function mountFigures(
  app: FastifyInstance,
  { domain }: { domain: DomainContext },
): Promise<void> {
  const callerOf = (request: FigureRequest, reply: FastifyReply) =>
    createCaller(apiContext(domain, request, reply)).content;

  async function send(request: FigureRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const image = await domain.images.get(path);
    if (!image) throw new DomainError('NOT_FOUND', contentMessages.figureMissing);
    // The name is the hash of the bytes: what a browser holds under it never changes.
    const etag = `"${path.slice(path.lastIndexOf('/') + 1)}"`;
    protectImage(reply);
    reply
      .header('cache-control', `private, max-age=${yearSeconds}, immutable`)
      .header('vary', 'Authorization, Cookie')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(image.mediaType).send(image.bytes);
  }

  app.get(figurePath, async (request: FigureRequest, reply) => {
    try {
      const { chapterId, name } = request.params;
      const found = await callerOf(request, reply).figureFile({
        chapterId,
        name,
        isSmall: asksSmall(request),
      });
      return await send(request, reply, found.path);
    } catch (error) {
      return sendFailure(reply, error);
    }
  });

  app.get(draftFigurePath, async (request: FigureRequest, reply) => {
    try {
      const { name } = request.params;
      const found = await callerOf(request, reply).figures.file({ name, isSmall: asksSmall(request) });
      return await send(request, reply, found.path);
    } catch (error) {
      return sendFailure(reply, error);
    }
  });
}
