import type { Database } from '@repo/db';
import { contentVersionParts, type contentVersions, type VersionOutline } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { type Fragment, shortBytes } from './fragment.ts';
import { type FragmentRun, LaidBlocks, LaidFragments, type LaidReply } from './laid-fragments.ts';
import { loadFragments } from './load-fragments.ts';
import { makeManifest } from './manifest.ts';

/** The metadata of any version, current or older. */
export type VersionNames = { id: number; publishedAt: Date; outline: VersionOutline; hash: string };

/** The published version in this server's memory. */
export type PublishedVersion = VersionNames &
  LaidReply & {
    /** A chapter's index in `parts`. */
    placeOf: ReadonlyMap<string, number>;
    manifest: LaidReply;
    /** The Brotli bytes of `lightTexts`; null until compressed, and where our app downloads by chapter. */
    lightBrotli: Buffer[] | null;
  };

export type VersionRow = typeof contentVersions.$inferSelect;

export const fragmentsOf = (version: PublishedVersion | null): Fragment[] =>
  version?.parts.flatMap(({ open, locked }) => [open, locked]) ?? [];

/** The same fragment, without bytes of its own: its compressed ones are a slice of the version's. */
function laid(fragment: Fragment, run: FragmentRun | undefined): Fragment {
  fragment.deflated = run?.deflated ?? fragment.deflated;
  if (fragment.byteLength > shortBytes) fragment.json = null;
  return fragment;
}

/** Loads a version, fetching only fragments that are not in `held`. */
export async function loadVersion(
  database: Database,
  { id, publishedAt, hash, outline }: VersionRow,
  held: readonly Fragment[],
): Promise<PublishedVersion> {
  const rows = await database.db
    .select()
    .from(contentVersionParts)
    .where(eq(contentVersionParts.versionId, id))
    .orderBy(contentVersionParts.position);
  const heldFragments = new Map(held.map((fragment) => [fragment.hash, fragment]));
  const missing = new Set(rows.flatMap((row) => [row.openHash, row.lockedHash]));
  for (const fragment of heldFragments.keys()) missing.delete(fragment);
  const loaded = await loadFragments(database, [...missing]);
  const fragmentOf = (wanted: string): Fragment => {
    const fragment = heldFragments.get(wanted) ?? loaded.get(wanted);
    if (!fragment) throw new Error(`version ${id} lacks the fragment ${wanted}`);
    return fragment;
  };
  const open = new LaidFragments(rows.map((row) => fragmentOf(row.openHash)));
  const locked = await LaidBlocks.of(rows.map((row) => fragmentOf(row.lockedHash)));
  const parts = rows.map((row, place) => ({
    chapterId: row.chapterId,
    open: laid(fragmentOf(row.openHash), open.run(place, place + 1)),
    locked: laid(fragmentOf(row.lockedHash), locked.runs(place, place + 1)[0]),
  }));
  const reply = { parts, open, locked, openBrotli: null };
  return {
    id,
    publishedAt,
    hash,
    outline,
    ...reply,
    placeOf: new Map(
      parts.flatMap(({ chapterId }, place) => (chapterId === null ? [] : [[chapterId, place]])),
    ),
    manifest: await makeManifest(reply),
    lightBrotli: null,
  };
}
