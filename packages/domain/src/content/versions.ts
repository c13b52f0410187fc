import type { ContentVersion } from '@repo/contracts/admin';
import type { BulkContent, Subject } from '@repo/contracts/content';
import { messages } from '@repo/contracts/messages';
import { contentVersions } from '@repo/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { PublishedVersion } from './published-content.ts';
import { lockPublishing, publishSubjects } from './store-version.ts';

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

/** What a version holds, with every chapter open. */
export function subjectsOf(version: PublishedVersion | null): Subject[] {
  if (!version) return [];
  const text = version.parts.map((part) => part.open.json.toString()).join('');
  // Our own bytes: read as they are, so that they compare with drafts to the letter.
  return (JSON.parse(text) as { data: BulkContent }).data.subjects;
}

/**
 * Publishes what an older version held once more, as a version of its own. Drafts stay as they are.
 * @returns the new version's timestamp @throws NOT_FOUND
 */
export async function rollBackVersion(
  ctx: DomainContext,
  input: { versionId: number; author: string },
): Promise<{ publishedAt: string }> {
  const { db } = ctx.database;
  const [row] = await db
    .select({ publishedAt: contentVersions.publishedAt })
    .from(contentVersions)
    .where(eq(contentVersions.id, input.versionId));
  if (!row) throw new DomainError('NOT_FOUND', messages.versionMissing);
  const timestamp = row.publishedAt.toISOString();
  const subjects = subjectsOf(await ctx.published.at(timestamp));
  const note = messages.rollBackNote(timestamp);
  const publishedAt = await db.transaction(async (tx) => {
    await lockPublishing(tx);
    return publishSubjects(ctx, tx, subjects, { author: input.author, note });
  });
  await ctx.published.refresh();
  return { publishedAt: publishedAt.toISOString() };
}
