import type { ChapterPieceInput } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { ByteCache } from '#src/byte-cache.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { assertChapterOpen } from '../access/assert-chapter-open.ts';
import { type Fragment, jsonOf } from '../publishing/fragment.ts';
import { joinRuns } from '../publishing/laid-fragments.ts';
import { compressWhole, smallestQuality } from '../publishing/whole-brotli.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { type BulkRequest, type BytesReply, bytesReply, isHeld } from './get-bulk-data.ts';

/** Of the chapters requested last: the first 800 of a library of 48 MB. */
const brotliBytesMax = 16 * 1024 * 1024;
const compressed = new ByteCache(brotliBytesMax);
let isCompressing = false;

/**
 * The chapter in brotli; null when that failed, or while one is compressed: a download of all chapters
 * would wait for seconds, and gzip is only larger.
 */
async function brotliOf(fragment: Fragment): Promise<Buffer | null> {
  const known = compressed.get(fragment.hash);
  if (known || isCompressing) return known ?? null;
  isCompressing = true;
  try {
    const chunks = await compressWhole([jsonOf(fragment)], fragment.byteLength, smallestQuality);
    const bytes = Buffer.concat(chunks ?? []);
    compressed.set(fragment.hash, bytes);
    return bytes;
  } catch {
    return null;
  } finally {
    isCompressing = false;
  }
}

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
  const accepted = acceptedEncodings(request.acceptEncoding, ['br', 'gzip']);
  const brotli = accepted[0] === 'br' ? await brotliOf(piece.fragment) : null;
  const encoding = brotli ? 'br' : (accepted.find((each) => each !== 'br') ?? 'identity');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (brotli) return bytesReply(headers, [brotli]);
  return bytesReply(headers, encoding === 'gzip' ? piece.gzip : [jsonOf(piece.fragment)]);
}
