import type { DomainContext } from '#src/context.ts';
import { jsonOf } from '../publishing/fragment.ts';
import type { VersionNames } from '../publishing/live-version.ts';
import type { PublishedVersion } from '../publishing/load-version.ts';
import { compressWhole, fastQuality } from '../publishing/whole-brotli.ts';

/** Sent in place of a chapter that equals the one at the same position of the client's copy. */
const unchanged = Buffer.from('null');

/** Whether each part of a version equals that of an older one, open and locked. */
type SameParts = { open: boolean[]; locked: boolean[] };

/** Null when the older version has other chapters, or in another order. */
async function compareParts(
  ctx: DomainContext,
  { parts }: PublishedVersion,
  older: VersionNames,
): Promise<SameParts | null> {
  const before = await ctx.published.chapterHashesOf(older);
  const same: SameParts = { open: [], locked: [] };
  let at = 0;
  for (const { chapterId, open, locked } of parts) {
    const earlier = chapterId === null ? undefined : before[at++];
    if (chapterId !== (earlier?.chapterId ?? null)) return null;
    same.open.push(open.hash === earlier?.openHash);
    same.locked.push(locked.hash === earlier?.lockedHash);
  }
  return at === before.length ? same : null;
}

/** One comparison for each older version that students have. */
const compared = new WeakMap<PublishedVersion, Map<number, Promise<SameParts | null>>>();

function sameParts(ctx: DomainContext, version: PublishedVersion, older: VersionNames) {
  const known = compared.get(version) ?? new Map<number, Promise<SameParts | null>>();
  compared.set(version, known);
  const found = known.get(older.id) ?? compareParts(ctx, version, older);
  known.set(older.id, found);
  found.catch(() => known.delete(older.id));
  return found;
}

/**
 * The manifest in Brotli with `null` for each chapter that has not changed since an older version.
 * @param openPlaces places of the open chapters
 * @returns null when the older version has other chapters, or in another order
 */
export async function manifestChanges(
  ctx: DomainContext,
  version: PublishedVersion,
  older: VersionNames,
  openPlaces: readonly number[] | 'all',
): Promise<Buffer[] | null> {
  const same = await sameParts(ctx, version, older);
  if (!same) return null;
  const open = new Set(openPlaces === 'all' ? version.parts.keys() : openPlaces);
  const texts = version.manifest.parts.map((part, place) => {
    const form = open.has(place) ? 'open' : 'locked';
    return same[form][place] ? unchanged : jsonOf(part[form]);
  });
  const text = Buffer.concat(texts);
  return compressWhole([text], text.length, fastQuality);
}
