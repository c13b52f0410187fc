import type { ContentVersion } from '@repo/contracts/admin';
import { contentPieces, contentVersionParts, contentVersions } from '@repo/db/schema';
import { asc, desc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { longTransaction } from '#src/transactions.ts';
import { compressFragment } from './fragment.ts';
import { type Publication, retryOnConflict } from './publish-content.ts';
import { versionStart } from './split.ts';
import {
  assertNewest,
  lockPublishing,
  PublishConflict,
  publicationTime,
  storeFragments,
  storeVersion,
} from './store-version.ts';

/** Teachers read it beside the list of versions; the server's own time zone is nobody's. */
const momentInIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** Every act of publishing, newest first. */
export async function listVersions(ctx: DomainContext): Promise<ContentVersion[]> {
  const { id, publishedAt, author, note } = contentVersions;
  const rows = await ctx.database.db
    .select({ id, publishedAt, author, note })
    .from(contentVersions)
    .orderBy(desc(contentVersions.publishedAt));
  return rows.map((row, index) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    isCurrent: index === 0,
  }));
}

/** An older version with its parts, and the newest. @throws NOT_FOUND */
async function readVersions(ctx: DomainContext, versionId: number) {
  const { db } = ctx.database;
  const [old] = await db.select().from(contentVersions).where(eq(contentVersions.id, versionId));
  if (!old) throw new DomainError('NOT_FOUND', 'This version does not exist');
  const [newest] = await db
    .select()
    .from(contentVersions)
    .orderBy(desc(contentVersions.publishedAt))
    .limit(1);
  const { chapterId, openHash, lockedHash } = contentVersionParts;
  const [start, ...parts] = await db
    .select({ chapterId, openHash, lockedHash })
    .from(contentVersionParts)
    .where(eq(contentVersionParts.versionId, versionId))
    .orderBy(asc(contentVersionParts.position));
  const [fragment] = await db
    .select({ json: contentPieces.json })
    .from(contentPieces)
    .where(eq(contentPieces.hash, start?.openHash ?? ''));
  // The version was deleted between two of these statements.
  if (!newest || !fragment) throw new PublishConflict();
  return { old, newest, parts, startText: fragment.json.toString() };
}

/** The start of a version under another timestamp; old versions have more than the timestamp in it. */
function withTimestamp(text: string, before: Date, now: Date): string {
  const head = versionStart(before.toISOString());
  if (!text.startsWith(head)) throw new Error('a version does not start with its timestamp');
  return versionStart(now.toISOString()) + text.slice(head.length);
}

/**
 * Publishes the content of an older version again, as a new version made of the same fragments. Drafts stay as they are.
 * Content that students already see makes no version.
 * @returns the new version's timestamp @throws NOT_FOUND
 */
export async function rollBackVersion(
  ctx: DomainContext,
  input: { versionId: number; author: string },
): Promise<Publication> {
  return retryOnConflict(ctx, async () => {
    const { old, newest, parts, startText } = await readVersions(ctx, input.versionId);
    const { outline, contentHash } = old;
    const isEmpty = outline.every(({ chapters }) => chapters.length === 0);
    if (old.id === newest.id || (contentHash !== null && contentHash === newest.contentHash))
      return { publishedAt: newest.publishedAt.toISOString(), isChanged: false, isEmpty };
    const publishedAt = publicationTime(newest, ctx.clock.now());
    const start = await compressFragment(withTimestamp(startText, old.publishedAt, publishedAt));
    const note = `Back to the version of ${momentInIndia.format(old.publishedAt)} (Indian time)`;
    await longTransaction(ctx, async (tx) => {
      await lockPublishing(tx);
      await assertNewest(tx, newest);
      await storeFragments(tx, [start]);
      const first = { chapterId: null, openHash: start.hash, lockedHash: start.hash };
      await storeVersion(tx, { publishedAt, author: input.author, note, outline, contentHash }, [
        first,
        ...parts,
      ]);
    });
    await ctx.published.refresh([start]);
    return { publishedAt: publishedAt.toISOString(), isChanged: true, isEmpty };
  });
}
