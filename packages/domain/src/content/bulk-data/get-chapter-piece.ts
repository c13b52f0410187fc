import type { ChapterPieceInput } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { assertChapterOpen } from '../access/assert-chapter-open.ts';
import { joinRuns } from '../publishing/laid-fragments.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { type BulkRequest, type BytesReply, isHeld } from './get-bulk-data.ts';

async function findPiece({ published }: UserContext, { chapterId, hash }: ChapterPieceInput) {
  const version = await published.current();
  const place = version?.placeOf.get(chapterId);
  if (!version || place === undefined || version.parts[place]?.open.hash !== hash) return null;
  const { json } = version.parts[place].open;
  return { json, gzip: joinRuns([version.open.run(place, place + 1)]) };
}

/**
 * An open chapter of the newest version by the hash of its JSON. Its bytes are slices of those of the bulk
 * download, so it takes no memory of its own.
 * @throws CHAPTER_LOCKED whatever the hash is; NOT_FOUND
 */
export async function getChapterPiece(
  ctx: UserContext,
  input: ChapterPieceInput,
  request: BulkRequest,
): Promise<BytesReply> {
  assertChapterOpen(ctx, input.chapterId);
  let piece = await findPiece(ctx, input);
  if (!piece) {
    // Another server may just have published a version.
    await ctx.published.refresh();
    piece = await findPiece(ctx, input);
  }
  if (!piece) throw new DomainError('NOT_FOUND', contentMessages.chapterMissing);
  const etag = `"${input.hash}"`;
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Accept-Encoding, Authorization, Cookie',
    etag,
  };
  if (isHeld(request.ifNoneMatch, etag)) return { status: 304, headers, chunks: [] };
  const isGzip = acceptedEncodings(request.acceptEncoding, ['gzip'])[0] === 'gzip';
  if (isGzip) headers['content-encoding'] = 'gzip';
  const chunks = isGzip ? piece.gzip : [piece.json];
  headers['content-length'] = String(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  return { status: 200, headers, chunks };
}
