import type { ChapterPieceInput } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { assertChapterOpen } from '../access/assert-chapter-open.ts';
import type { Fragment } from '../publishing/fragment.ts';
import { joinRuns } from '../publishing/laid-fragments.ts';
import { compressWhole, smallestQuality } from '../publishing/whole-brotli.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { type BulkRequest, type BytesReply, isHeld } from './get-bulk-data.ts';

/** Compressed once for each server, when first requested. */
const compressed = new WeakMap<Fragment, Promise<Buffer[] | null>>();
let isCompressing = false;

/**
 * The chapter in brotli; null when that failed, or while another one is compressed: a download of all chapters
 * would wait for seconds, and gzip is only larger.
 */
async function brotliOf(fragment: Fragment): Promise<Buffer[] | null> {
  const known = compressed.get(fragment);
  if (known || isCompressing) return known ?? null;
  isCompressing = true;
  const chunks = compressWhole([fragment.json], smallestQuality)
    .catch(() => null)
    .finally(() => {
      isCompressing = false;
    });
  compressed.set(fragment, chunks);
  return chunks;
}

async function findPiece({ published }: UserContext, { chapterId, hash }: ChapterPieceInput) {
  const version = await published.current();
  const place = version?.placeOf.get(chapterId);
  if (!version || place === undefined || version.parts[place]?.open.hash !== hash) return null;
  return { fragment: version.parts[place].open, gzip: joinRuns([version.open.run(place, place + 1)]) };
}

/**
 * An open chapter of the newest version by the hash of its JSON. In gzip its bytes are slices of those of the
 * bulk download; in brotli a server holds the chapters that were requested.
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
  const chunks = brotli ?? (encoding === 'gzip' ? piece.gzip : [piece.fragment.json]);
  headers['content-length'] = String(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  return { status: 200, headers, chunks };
}
