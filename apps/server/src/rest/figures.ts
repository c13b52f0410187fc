import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createCaller, requireStudent, withinDeadline, withSecondTry } from '@repo/api';
import { chapterInput, figureInput } from '@repo/contracts/content';
import { figureHeaders } from '@repo/contracts/figure-replies';
import {
  allDrawingsPath,
  chapterDrawingsPath,
  draftFigurePath,
  type FigureName,
  figurePath,
  readFigureName,
} from '@repo/contracts/figures';
import * as contentMessages from '@repo/contracts/messages/content';
import {
  acceptedEncodings,
  cacheBrotli,
  type DomainContext,
  DomainError,
  findAllDrawings,
  findChapterDrawings,
  findDraftFigure,
  findFigure,
  readDrawings,
  type UserContext,
} from '@repo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheImages } from '#src/adapters/image-cache.ts';
import { sendFailure } from '#src/plugins/errors.ts';
import { apiContext } from './api-context.ts';
import { readInput } from './read-input.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);
/** Enough bytes for the compressed drawings of all chapters of a school's library. */
const cacheBytesMax = 16 * 1024 * 1024;

type FigureRequest = FastifyRequest<{
  Params: { chapterId?: string; name?: string };
  Querystring: { small?: string };
}>;
type Handler = (request: FigureRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A query `?small` has no value. */
const asksSmall = ({ query }: FigureRequest) => query.small !== undefined;

/** The name contains kind and hash, so a browser's copy never becomes stale. */
const etagOf = (name: string, isSmall: boolean) => `"${name}${isSmall ? '-small' : ''}"`;

/**
 * GET /api/v1/figures/…: the bytes of a figure, or all drawings of a chapter, or of all, together. Refuses figures of a
 * chapter that is locked for this student, even to those who know the address.
 */
export async function mountFigures(
  app: FastifyInstance,
  { domain }: { domain: DomainContext },
): Promise<void> {
  async function studentOf(request: FigureRequest, reply: FastifyReply): Promise<UserContext> {
    const student = await requireStudent(apiContext(domain, request, reply));
    await request.countStudentCall('figure', student.user.id);
    return student;
  }
  const get = (path: string, handle: Handler) =>
    app.get(path, async (request: FigureRequest, reply) => {
      try {
        return await handle(request, reply);
      } catch (error) {
        return sendFailure(reply, error);
      }
    });

  async function send(request: FigureRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { name = '' } = request.params;
    const image = await domain.images.get(path);
    if (!image) throw new DomainError('NOT_FOUND', contentMessages.figureMissing);
    const { kind } = readFigureName(name) as FigureName;
    const etag = etagOf(name, asksSmall(request));
    reply.headers({ ...figureHeaders(kind), vary: 'Authorization, Cookie', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(image.bytes);
  }

  get(figurePath, async (request, reply) => {
    const { path } = await withinDeadline(() =>
      withSecondTry(async () => {
        const student = await studentOf(request, reply);
        return findFigure(
          student,
          readInput(figureInput, { ...request.params, isSmall: asksSmall(request) }),
        );
      }),
    );
    return send(request, reply, path);
  });

  get(draftFigurePath, async (request, reply) => {
    const asked = { name: request.params.name ?? '', isSmall: asksSmall(request) };
    // The procedure checks access, but does not reveal to clients where the file is stored.
    await createCaller(apiContext(domain, request, reply)).content.figures.file(asked);
    return send(request, reply, (await findDraftFigure(domain, asked)).path);
  });

  const readCompressed = cacheImages(async (hash) => {
    const json = await readDrawings(domain, hash);
    return json && compress(json);
  }, cacheBytesMax);
  const brotliOf = cacheBrotli(cacheBytesMax);

  type Find = (student: UserContext, request: FigureRequest) => Promise<string>;
  const sendDrawings = (find: Find) => async (request: FigureRequest, reply: FastifyReply) => {
    const { hash, compressed } = await withinDeadline(() =>
      withSecondTry(async () => {
        const found = await find(await studentOf(request, reply), request);
        return { hash: found, compressed: await readCompressed(found) };
      }),
    );
    // Another version was published just now: the client asks for its drawings with that version.
    if (!compressed) throw new DomainError('NOT_FOUND', contentMessages.figureMissing);
    const accepted = acceptedEncodings(request.headers['accept-encoding'], ['br', 'gzip']);
    const brotli = accepted[0] === 'br' ? await brotliOf(hash, () => expand(compressed)) : null;
    const encoding = brotli ? 'br' : (accepted.find((each) => each !== 'br') ?? 'identity');
    reply
      // The device caches each drawing under its own address.
      .header('cache-control', 'private, no-store')
      .header('vary', 'Accept-Encoding, Authorization, Cookie')
      .type('application/json; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(brotli ?? (encoding === 'gzip' ? compressed : await expand(compressed)));
  };
  get(allDrawingsPath, sendDrawings(findAllDrawings));
  get(
    chapterDrawingsPath,
    sendDrawings((student, { params }) => findChapterDrawings(student, readInput(chapterInput, params))),
  );
}
