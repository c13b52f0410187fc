import type { User } from '@repo/contracts/auth';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import { joinGzip, type Piece } from './piece.ts';
import type { PublishedVersion } from './published-content.ts';
import { versionParts } from './version-parts.ts';

export type BulkRequest = { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined };

/** A reply in bytes, to be written piece by piece. */
export type BytesReply = { status: 200 | 304; headers: Record<string, string>; pieces: readonly Buffer[] };

type Encoding = 'br' | 'gzip' | 'identity';

/** What of the encodings on offer the client takes; a quality of 0 refuses one. */
function chooseEncoding(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding {
  const accepted = new Map<string, number>();
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [coding = '', quality] = entry.trim().split(/\s*;\s*q=/);
    accepted.set(coding.trim(), quality === undefined ? 1 : Number(quality));
  }
  return offered.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === etag || bare(tag) === '*');
}

/** Names what this student may open of this version: the second half of the ETag. */
function entitlement(
  version: PublishedVersion,
  user: User,
): { key: string; openChapterIds: Set<string> | 'all' } {
  if (user.plan === 'Pro') return { key: 'all', openChapterIds: 'all' };
  const unlocked = new Set(user.unlockedChapters);
  const open = version.parts.flatMap((part) =>
    part.chapterId !== null && unlocked.has(part.chapterId) ? [part.chapterId] : [],
  );
  return {
    key: open.length === 0 ? 'none' : sha256(open.join()).slice(0, 16),
    openChapterIds: new Set(open),
  };
}

function piecesFor(version: PublishedVersion, openChapterIds: Set<string>): Piece[] {
  return version.parts.map((part) =>
    part.chapterId !== null && openChapterIds.has(part.chapterId) ? part.open : part.locked,
  );
}

/** Before the first publish there is no content; the reply still has its documented shape. */
const emptyReply = Buffer.from(
  versionParts(new Date(0).toISOString(), [])
    .map((part) => part.open)
    .join(''),
);

/**
 * The bulk download for a student, put together from bytes that publishing made: nothing is queried, serialised or
 * compressed here. Locked chapters come without content. 304 when the client's copy is this very one.
 */
export async function getBulkData(ctx: DomainContext, user: User, request: BulkRequest): Promise<BytesReply> {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Authorization, Cookie',
  };
  const version = await ctx.published.current();
  if (!version)
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(emptyReply.length) },
      pieces: [emptyReply],
    };

  const { key, openChapterIds } = entitlement(version, user);
  const encoding = chooseEncoding(
    request.acceptEncoding,
    openChapterIds === 'all' ? ['br', 'gzip'] : ['gzip'],
  );
  const etag = `"${version.hash.slice(0, 16)}-${key}-${encoding}"`;
  headers.etag = etag;
  if (matches(request.ifNoneMatch, etag)) return { status: 304, headers, pieces: [] };

  const pieces = bodyOf(version, openChapterIds, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(pieces.reduce((sum, piece) => sum + piece.length, 0));
  return { status: 200, headers, pieces };
}

function bodyOf(
  version: PublishedVersion,
  openChapterIds: Set<string> | 'all',
  encoding: Encoding,
): readonly Buffer[] {
  const isAll = openChapterIds === 'all';
  if (isAll && encoding === 'br') return [version.openBrotli];
  if (isAll && encoding === 'gzip') return version.openGzip;
  const pieces = isAll ? version.parts.map((part) => part.open) : piecesFor(version, openChapterIds);
  return encoding === 'gzip' ? joinGzip(pieces) : pieces.map((piece) => piece.json);
}
