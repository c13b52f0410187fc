import type { User } from '@repo/contracts/auth';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import { type Fragment, jsonOf } from '../publishing/fragment.ts';
import { joinRuns, type LaidReply, runsOf } from '../publishing/laid-fragments.ts';
import type { PublishedVersion, VersionNames } from '../publishing/load-version.ts';
import { versionParts } from '../publishing/split.ts';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';
import { manifestChanges } from './manifest-changes.ts';

export type BulkRequest = { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined };

/** `since` names the version of the copy whose ETag the request has. */
type ManifestRequest = BulkRequest & { since?: string | undefined };

/** A reply in bytes, written chunk by chunk. Chunks that aren't in memory yet are made as they are read, once. */
export type BytesReply = { status: 200 | 304; headers: Record<string, string>; chunks: Iterable<Buffer> };

const tagsOf = (ifNoneMatch: string | undefined): string[] =>
  ifNoneMatch ? ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')) : [];

/** Whether the client already has the reply with this ETag. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  tagsOf(ifNoneMatch).some((tag) => tag === etag || tag === '*');

/** What a student may open of a version: indices of its parts, in order; `key` is the second half of the ETag. */
type Entitlement = { key: string; openPlaces: readonly number[] | 'all' };

function entitlementOf(version: PublishedVersion, user: User): Entitlement {
  if (user.plan === 'Pro') return { key: 'all', openPlaces: 'all' };
  const places = [...new Set(user.unlockedChapters)].flatMap((id) => version.placeOf.get(id) ?? []);
  const openPlaces = places.sort((a, b) => a - b);
  const ids = openPlaces.map((place) => version.parts[place]?.chapterId);
  return { key: ids.length === 0 ? 'none' : sha256(ids.join()).slice(0, 16), openPlaces };
}

/** Before the first publish there is no content; the reply keeps its documented shape. */
const emptyReply = Buffer.from(
  versionParts(new Date(0).toISOString(), [])
    .map((part) => part.open)
    .join(''),
);

/**
 * The bulk download for a student. Locked chapters have no content. Brotli for Super once this server has made
 * it, gzip until then. 304 when the client's copy is current.
 * @param request.form `light` is for Super in Brotli; others get the whole form
 */
export const getBulkData = (
  ctx: DomainContext,
  user: User,
  { form, ...request }: BulkRequest & { form?: 'light' | undefined },
): Promise<BytesReply> =>
  assemble(ctx, user, request, (version) =>
    form && version.lightBrotli ? { ...version, openBrotli: version.lightBrotli } : version,
  );

/**
 * The manifest: hashes in place of the content of open chapters, with the ETag of the bulk download. Chapters
 * that the client's copy has are `null` if it names the copy's version and accepts Brotli.
 */
export const getBulkManifest = (
  ctx: DomainContext,
  user: User,
  request: ManifestRequest,
): Promise<BytesReply> => assemble(ctx, user, request, ({ manifest }) => manifest);

const etagStart = (version: VersionNames, key: string) => `"${version.hash.slice(0, 16)}-${key}-`;

/** The chapters changed since the client's copy, if that is a copy of what this student may open. */
async function changesFor(
  ctx: DomainContext,
  version: PublishedVersion,
  { key, openPlaces }: Entitlement,
  { since, ifNoneMatch, acceptEncoding }: ManifestRequest,
): Promise<Buffer[] | null> {
  if (since === undefined || !acceptedEncodings(acceptEncoding, ['br']).includes('br')) return null;
  const older = await ctx.published.at(since);
  const isCopy = older && tagsOf(ifNoneMatch).some((tag) => tag.startsWith(etagStart(older, key)));
  return isCopy ? manifestChanges(ctx, version, older, openPlaces) : null;
}

/** Joins prepared bytes, without querying, serializing or compressing. */
async function assemble(
  ctx: DomainContext,
  user: User,
  request: ManifestRequest,
  replyOf: (version: PublishedVersion) => LaidReply,
): Promise<BytesReply> {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Authorization, Cookie',
  };
  const version = await ctx.published.current();
  if (!version) return bytesReply(headers, [emptyReply]);

  const entitlement = entitlementOf(version, user);
  const { key, openPlaces } = entitlement;
  const etagOf = (encoding: Encoding) => `${etagStart(version, key)}${encoding}"`;
  const offered = openPlaces === 'all' ? (['br', 'gzip'] as const) : (['gzip'] as const);
  const accepted = acceptedEncodings(request.acceptEncoding, offered);
  // A client's copy is also valid in an encoding that this server has not made yet.
  const held = accepted.find((encoding) => isHeld(request.ifNoneMatch, etagOf(encoding)));
  if (held) return { status: 304, headers: { ...headers, etag: etagOf(held) }, chunks: [] };

  const reply = replyOf(version);
  const copied = accepted.find((each) => each !== 'br' || reply.openBrotli !== null) ?? 'identity';
  const changes = await changesFor(ctx, version, entitlement, request);
  const encoding = changes ? 'br' : copied;
  // The bulk download's, which a later request may name.
  headers.etag = etagOf(copied);
  if (encoding === 'identity') return plainReply(headers, chosenParts(reply, openPlaces));
  headers['content-encoding'] = encoding;
  return bytesReply(headers, changes ?? compressedBody(reply, openPlaces, encoding));
}

/** A reply of bytes that are in memory. */
export function bytesReply(headers: Record<string, string>, chunks: readonly Buffer[]): BytesReply {
  const byteLength = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return { status: 200, headers: { ...headers, 'content-length': String(byteLength) }, chunks };
}

/** For clients that accept no compression: unpacked while it is written, so that a library isn't in memory as a whole. */
function plainReply(headers: Record<string, string>, fragments: readonly Fragment[]): BytesReply {
  const byteLength = fragments.reduce((sum, fragment) => sum + fragment.byteLength, 0);
  function* chunks() {
    for (const fragment of fragments) yield jsonOf(fragment);
  }
  return { status: 200, headers: { ...headers, 'content-length': String(byteLength) }, chunks: chunks() };
}

function chosenParts({ parts }: LaidReply, openPlaces: readonly number[] | 'all'): Fragment[] {
  if (openPlaces === 'all') return parts.map(({ open }) => open);
  const isOpen = new Set(openPlaces);
  return parts.map(({ open, locked }, place) => (isOpen.has(place) ? open : locked));
}

function compressedBody(
  { parts, open, locked, openBrotli }: LaidReply,
  openPlaces: readonly number[] | 'all',
  encoding: 'br' | 'gzip',
): readonly Buffer[] {
  if (openPlaces !== 'all') return joinRuns(runsOf({ open, locked, count: parts.length }, openPlaces));
  return encoding === 'br' && openBrotli ? openBrotli : [open.gzip];
}
