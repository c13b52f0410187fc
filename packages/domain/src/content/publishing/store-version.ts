import { contentPieces, contentVersions, type VersionOutline } from '@repo/db/schema';
import { desc, sql } from 'drizzle-orm';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { fragmentFormat } from './draft-state.ts';
import { compressFragment, type NewFragment } from './fragment.ts';
import type { HashedPart, ReadChapter } from './freeze-drafts.ts';
import { publishedChannel } from './live-version.ts';
import { versionStart } from './split.ts';

/** Bytes per statement; the driver turns them into twice as many characters on the event loop. */
const batchBytes = 512 * 1024;

/** The newest version as the publisher read it. */
export type Newest = { id: number; publishedAt: Date } | null;

/** Another publish came in between, so the prepared version is outdated and must be rebuilt. */
export class PublishConflict extends Error {}

/** Serializes publishing across servers until the transaction ends. */
export async function lockPublishing(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('publish-content'))`);
}

/** @throws PublishConflict when another version has become the newest */
export async function assertNewest(tx: Transaction, newest: Newest): Promise<void> {
  const [row] = await tx
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .orderBy(desc(contentVersions.publishedAt))
    .limit(1);
  if (row?.id !== newest?.id) throw new PublishConflict();
}

/**
 * The time of publication: now, or a millisecond after the last one, so that versions stay ordered and
 * distinct.
 */
export const publicationTime = (newest: Newest, now: Date): Date =>
  newest && newest.publishedAt >= now ? new Date(newest.publishedAt.getTime() + 1) : now;

/** The fragment that a version starts with. */
export const startFragment = (publishedAt: Date): Promise<NewFragment> =>
  compressFragment(versionStart(publishedAt.toISOString()));

/** Stores fragments in batches; skips existing ones. */
export async function storeFragments(tx: Transaction, fragments: readonly NewFragment[]): Promise<void> {
  let batch: NewFragment[] = [];
  let byteLength = 0;
  const flush = async () => {
    const rows = batch.map(({ hash, json, deflated, crc32 }) => ({ hash, json, deflated, crc32 }));
    if (rows.length > 0) await tx.insert(contentPieces).values(rows).onConflictDoNothing();
    batch = [];
    byteLength = 0;
  };
  for (const fragment of fragments) {
    batch.push(fragment);
    byteLength += fragment.json.length + fragment.deflated.length;
    if (byteLength >= batchBytes) await flush();
  }
  await flush();
}

/** Passes rows as one JSON parameter, because one per value would be thousands. */
const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::text::json`;

export type NewVersion = {
  publishedAt: Date;
  author: string;
  note: string;
  outline: VersionOutline;
  contentHash: string | null;
  scheduledFor?: Date;
};

/** Stores a version made of stored fragments and notifies all servers. It becomes the newest on commit. */
export async function storeVersion(
  tx: Transaction,
  version: NewVersion,
  parts: readonly HashedPart[],
): Promise<void> {
  const hash = sha256(parts.map(({ openHash }) => openHash).join());
  const [row] = await tx
    .insert(contentVersions)
    .values({ ...version, hash })
    .returning({ id: contentVersions.id });
  if (!row) throw new Error('the new version was not returned');
  await tx.execute(sql`
    insert into content_version_parts (version_id, position, chapter_id, open_hash, locked_hash)
    select ${row.id}::int, position, chapter_id, open_hash, locked_hash
    from json_to_recordset(${asRows(
      parts.map(({ chapterId, openHash, lockedHash }, position) => ({
        position,
        chapter_id: chapterId,
        open_hash: openHash,
        locked_hash: lockedHash,
      })),
    )}) as part(position int, chapter_id text, open_hash text, locked_hash text)`);
  await tx.execute(sql`select pg_notify(${publishedChannel}, '')`);
}

/**
 * Remembers the fragments of these chapters' drafts, so that unchanged chapters need not be read again. Keeps
 * later changes; forgets deleted chapters.
 * @throws PublishConflict when another publish has already processed one of these changes
 */
export async function storeChapterFragments(tx: Transaction, read: readonly ReadChapter[]): Promise<void> {
  const changes = read.flatMap((chapter) => chapter.changes || []).join();
  const count = changes === '' ? 0 : changes.split(',').length;
  const [gone] = await tx.execute<{ n: number }>(sql`
    with gone as (
      delete from chapter_changes where id = any(string_to_array(${changes}::text, ',')::bigint[]) returning 1
    ) select count(*)::int as n from gone`);
  if (gone?.n !== count) throw new PublishConflict();
  await tx.execute(
    sql`delete from chapter_changes where not exists (select from chapters where id = chapter_id)`,
  );
  await tx.execute(
    sql`delete from chapter_pieces where not exists (select from chapters where id = chapter_id)`,
  );
  if (read.length === 0) return;
  await tx.execute(sql`
    insert into chapter_pieces (chapter_id, form, open_hash, locked_hash, problems)
    select chapter_id, ${fragmentFormat}::int, open_hash, locked_hash, problems
    from json_to_recordset(${asRows(
      read.map(({ chapterId, openHash, lockedHash, problems }) => ({
        chapter_id: chapterId,
        open_hash: openHash,
        locked_hash: lockedHash,
        problems,
      })),
    )}) as made(chapter_id text, open_hash text, locked_hash text, problems jsonb)
    on conflict (chapter_id) do update set form = excluded.form, open_hash = excluded.open_hash,
      locked_hash = excluded.locked_hash, problems = excluded.problems`);
}
