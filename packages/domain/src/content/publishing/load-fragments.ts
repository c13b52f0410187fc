import type { Database } from '@repo/db';
import { contentPieces } from '@repo/db/schema';
import { inArray, sql } from 'drizzle-orm';
import { type Fragment, restoreFragment, shortBytes } from './fragment.ts';

/** The driver decodes bytes from twice as many characters on the event loop, so limit each batch to this. */
const batchBytes = 512 * 1024;

const jsonBytes = sql<number>`octet_length(${contentPieces.json})`;

/** Splits the hashes into batches, each fetched with one statement. */
async function planBatches({ db }: Database, hashes: readonly string[]): Promise<string[][]> {
  const rows = await db
    .select({ hash: contentPieces.hash, size: sql<number>`octet_length(${contentPieces.deflated})` })
    .from(contentPieces)
    .where(inArray(contentPieces.hash, [...hashes]));
  const batches: string[][] = [];
  let left = 0;
  for (const { hash, size } of rows) {
    if (left <= 0) {
      batches.push([]);
      left = batchBytes;
    }
    batches.at(-1)?.push(hash);
    left -= Number(size);
  }
  return batches;
}

/** The stored fragments with these hashes, read in batches to keep the event loop free. */
export async function loadFragments(
  database: Database,
  hashes: readonly string[],
): Promise<Map<string, Fragment>> {
  const fragments = new Map<string, Fragment>();
  if (hashes.length === 0) return fragments;
  const { hash, deflated, crc32 } = contentPieces;
  const json = sql<Buffer | null>`case when ${jsonBytes} <= ${shortBytes} then ${contentPieces.json} end`;
  for (const batch of await planBatches(database, hashes)) {
    const rows = await database.db
      .select({ hash, json, byteLength: jsonBytes, deflated, crc32 })
      .from(contentPieces)
      .where(inArray(hash, batch));
    for (const row of rows) fragments.set(row.hash, restoreFragment(row));
  }
  return fragments;
}
