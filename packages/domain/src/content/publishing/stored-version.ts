import type { Chapter } from '@repo/contracts/content';
import { contentPieces, contentVersionParts, contentVersions } from '@repo/db/schema';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import type { HashedPart } from './freeze-drafts.ts';
import type { VersionRow } from './load-version.ts';

/** Any stored version: its row, and the hashes of its fragments in order. */
export type StoredVersion = VersionRow & { parts: HashedPart[] };

async function withParts(tx: Transaction, row: VersionRow): Promise<StoredVersion> {
  const { chapterId, openHash, lockedHash, versionId, position } = contentVersionParts;
  const parts = await tx
    .select({ chapterId, openHash, lockedHash })
    .from(contentVersionParts)
    .where(eq(versionId, row.id))
    .orderBy(asc(position));
  return { ...row, parts };
}

/** @param tx a snapshot, because a version may be deleted between two statements @throws NOT_FOUND */
export async function readVersion(tx: Transaction, versionId: number): Promise<StoredVersion> {
  const [row] = await tx.select().from(contentVersions).where(eq(contentVersions.id, versionId));
  if (!row) throw new DomainError('NOT_FOUND', 'This version does not exist');
  return withParts(tx, row);
}

/** The version that students see. @param tx a snapshot @throws NOT_FOUND before the first publish */
export async function readNewestVersion(tx: Transaction): Promise<StoredVersion> {
  const [row] = await tx.select().from(contentVersions).orderBy(desc(contentVersions.publishedAt)).limit(1);
  if (!row) throw new DomainError('NOT_FOUND', 'Nothing is published yet');
  return withParts(tx, row);
}

/** The JSON of fragments by their hashes. */
export async function readTexts(tx: Transaction, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .select({ hash: contentPieces.hash, json: contentPieces.json })
    .from(contentPieces)
    .where(inArray(contentPieces.hash, [...new Set(hashes)]));
  return new Map(rows.map(({ hash, json }) => [hash, json]));
}

/** A chapter's part; undefined when the version lacks it. */
export const partOf = ({ parts }: StoredVersion, chapterId: string): HashedPart | undefined =>
  parts.find((part) => part.chapterId === chapterId);

/** A chapter of a version, open, as it was published; null when the version lacks it. */
export async function readVersionChapter(
  tx: Transaction,
  version: StoredVersion,
  chapterId: string,
): Promise<Chapter | null> {
  const part = partOf(version, chapterId);
  if (!part) return null;
  const json = (await readTexts(tx, [part.openHash])).get(part.openHash);
  return json ? (JSON.parse(json.toString()) as Chapter) : null;
}
