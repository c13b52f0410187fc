import type { ChapterPieceInput } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { assertChapterOpen } from '../access/assert-chapter-open.ts';
import { cacheBrotli } from '../publishing/cache-brotli.ts';
import { jsonOf } from '../publishing/fragment.ts';
import { joinRuns } from '../publishing/laid-fragments.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { type BulkRequest, type BytesReply, bytesReply, isHeld } from './get-bulk-data.ts';

/** Enough for 800 chapters with 48 MB of JSON. */
const brotliBytesMax = 16 * 1024 * 1024;
const brotliOf = cacheBrotli(brotliBytesMax);

async function findPiece({ published }: UserContext, { chapterId, hash }: ChapterPieceInput) {
  const version = await published.current();
  const place = version?.placeOf.get(chapterId);
  if (!version || place === undefined || version.parts[place]?.open.hash !== hash) return null;
  return { fragment: version.parts[place].open, gzip: joinRuns([version.open.run(place, place + 1)]) };
}

/**
 * An open chapter of the newest version by the hash of its JSON. In gzip its bytes are slices of those of the
 * bulk download; in brotli a server holds the chapters requested last.
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
  const { fragment, gzip } = piece;
  const accepted = acceptedEncodings(request.acceptEncoding, ['br', 'gzip']);
  const brotli = accepted[0] === 'br' ? await brotliOf(input.hash, () => jsonOf(fragment)) : null;
  const encoding = brotli ? 'br' : (accepted.find((each) => each !== 'br') ?? 'identity');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (brotli) return bytesReply(headers, [brotli]);
  return bytesReply(headers, encoding === 'gzip' ? gzip : [jsonOf(fragment)]);
}
