import { pipeline, Readable } from 'node:stream';
import { requireStudent, withinDeadline, withSecondTry } from '@repo/api';
import { bulkInput, chapterPieceInput, manifestInput } from '@repo/contracts/content';
import {
  type BulkRequest,
  type BytesReply,
  type DomainContext,
  getBulkData,
  getBulkManifest,
  getChapterPiece,
  type UserContext,
} from '@repo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '#src/metrics/metrics.ts';
import { apiContext } from './api-context.ts';
import { readInput } from './read-input.ts';

/**
 * Writes the chunks to the socket separately: joining them would copy megabytes per request. Chunks that are made as
 * they are read wait for the reader.
 */
function writeChunks(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  chunks: BytesReply['chunks'],
) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  if (!Array.isArray(chunks)) {
    pipeline(Readable.from(chunks, { objectMode: false }), raw, () => {});
    return;
  }
  raw.cork();
  for (const chunk of chunks) raw.write(chunk);
  raw.end();
  raw.uncork();
}

type Answer = (student: UserContext, asked: BulkRequest, request: FastifyRequest) => Promise<BytesReply>;

/** Calls by URL. They aren't ordinary table rows, because publishing has already made their bytes. */
const answers: Record<string, Answer> = {
  '/v1/bulk-data': async (student, asked, request) =>
    getBulkData(student, student.user, { ...asked, ...readInput(bulkInput, request.query) }),
  '/v1/bulk-data/manifest': async (student, asked, request) => {
    await request.countStudentCall('content', student.user.id);
    return getBulkManifest(student, student.user, { ...asked, ...readInput(manifestInput, request.query) });
  },
  '/v1/bulk-data/:chapterId/:hash': async (student, asked, request) => {
    await request.countStudentCall('content', student.user.id);
    return getChapterPiece(student, readInput(chapterPieceInput, request.params), asked);
  },
};

/** GET (and HEAD) /v1/bulk-data, its manifest, and a chapter of it by hash. */
export async function mountBulkData(
  app: FastifyInstance,
  { domain, metrics }: { domain: DomainContext; metrics: Metrics | null },
): Promise<void> {
  const compose = async (answer: Answer, request: FastifyRequest, reply: FastifyReply) => {
    const student = await requireStudent(apiContext(domain, request, reply));
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
    return answer(student, { acceptEncoding, ifNoneMatch }, request);
  };
  for (const [url, answer] of Object.entries(answers))
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const { status, headers, chunks } = await withinDeadline(() =>
          withSecondTry(() => compose(answer, request, reply)),
        );
        const isHead = request.method === 'HEAD';
        writeChunks(reply, status, headers, isHead ? [] : chunks);
        metrics?.bulkAnswered({
          status,
          encoding: headers['content-encoding'] ?? 'identity',
          bytes: isHead ? 0 : Number(headers['content-length'] ?? 0),
        });
        return reply;
      },
    });
}
