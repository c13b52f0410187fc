import type { ContentVersion } from '@repo/contracts/admin';
import { contentVersions } from '@repo/db/schema';
import { desc } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import { longTransaction, snapshot, type Transaction } from '#src/transactions.ts';
import { compressFragment, type NewFragment } from './fragment.ts';
import { contentHashOf, type HashedPart } from './freeze-drafts.ts';
import { lastTexts } from './live-version.ts';
import { type Publication, retryOnConflict } from './publish-content.ts';
import { readPapersText } from './published-papers.ts';
import { versionStart } from './split.ts';
import {
  assertNewest,
  lockPublishing,
  publicationTime,
  storeFragments,
  storeVersion,
} from './store-version.ts';
import { readNewestVersion, readTexts, readVersion, type StoredVersion } from './stored-version.ts';

/** Teachers read it in the list of versions, so it uses their time zone, not the server's. */
const momentInIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** All publishes, newest first. */
export async function listVersions(ctx: DomainContext): Promise<ContentVersion[]> {
  const { id, publishedAt, author, note, scheduledFor } = contentVersions;
  const rows = await ctx.database.db
    .select({ id, publishedAt, author, note, scheduledFor })
    .from(contentVersions)
    .orderBy(desc(contentVersions.publishedAt));
  return rows.map((row, index) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    isCurrent: index === 0,
  }));
}

/** The start of a version with a new timestamp; old versions contain more than the timestamp there. */
function withTimestamp(text: string, before: Date, now: Date): string {
  const head = versionStart(before.toISOString());
  if (!text.startsWith(head)) throw new Error('a version does not start with its timestamp');
  return versionStart(now.toISOString()) + text.slice(head.length);
}

/** When a version was published, as notes show it. */
export const momentOf = ({ publishedAt }: { publishedAt: Date }): string =>
  `${momentInIndia.format(publishedAt)} (Indian time)`;

/** A stored version's content, prepared for reuse in a new version. */
export type Reusable = StoredVersion & {
  /** All but the start; board papers are locked for students without Super, as in new versions. */
  content: HashedPart[];
  /** The start with another timestamp. */
  startAt(now: Date): string;
};

/** @param tx a snapshot */
export async function readReusable(tx: Transaction, version: StoredVersion): Promise<Reusable> {
  const [start, ...content] = version.parts;
  const between = content.filter(({ chapterId }) => chapterId === null).slice(-lastTexts);
  const texts = await readTexts(
    tx,
    [start, ...between].flatMap((part) => part?.openHash ?? []),
  );
  const textOf = (part: HashedPart | undefined) => texts.get(part?.openHash ?? '')?.toString() ?? '';
  const isPapers = (part: HashedPart) => between.includes(part) && readPapersText(textOf(part)) !== null;
  return {
    ...version,
    content: content.map((part) => (isPapers(part) ? { ...part, lockedHash: sha256('') } : part)),
    startAt: (now) => withTimestamp(textOf(start), version.publishedAt, now),
  };
}

/**
 * The fragments that must be added for a version made of stored parts: its start, and the empty text if
 * students without Super get no papers.
 */
export async function startFragments(
  startText: string,
  content: readonly HashedPart[],
): Promise<[start: NewFragment, ...NewFragment[]]> {
  const [start, empty] = await Promise.all([compressFragment(startText), compressFragment('')]);
  return content.some(({ lockedHash }) => lockedHash === empty.hash) ? [start, empty] : [start];
}

const readBoth = (ctx: DomainContext, versionId: number) =>
  snapshot(ctx, async (tx) => {
    const newest = await readNewestVersion(tx);
    return { old: await readReusable(tx, await readVersion(tx, versionId)), newest };
  });

/**
 * Publishes the content of an older version again, as a new version with the same fragments. Drafts don't
 * change. Makes no version if students already see that content.
 * @returns the new version's timestamp @throws NOT_FOUND
 */
export async function rollBackVersion(
  ctx: DomainContext,
  input: { versionId: number; author: string },
): Promise<Publication> {
  return retryOnConflict(ctx, async () => {
    const { old, newest } = await readBoth(ctx, input.versionId);
    const { outline, content } = old;
    const contentHash = old.contentHash && contentHashOf(content);
    const isEmpty = outline.every(({ chapters }) => chapters.length === 0);
    if (old.id === newest.id || (contentHash !== null && contentHash === newest.contentHash))
      return { publishedAt: newest.publishedAt.toISOString(), isChanged: false, isEmpty };
    const publishedAt = publicationTime(newest, ctx.clock.now());
    const made = await startFragments(old.startAt(publishedAt), content);
    const note = `Back to the version of ${momentOf(old)}`;
    await longTransaction(ctx, async (tx) => {
      await lockPublishing(tx);
      await assertNewest(tx, newest);
      await storeFragments(tx, made);
      const [{ hash }] = made;
      const first = { chapterId: null, openHash: hash, lockedHash: hash };
      await storeVersion(tx, { publishedAt, author: input.author, note, outline, contentHash }, [
        first,
        ...content,
      ]);
    });
    await ctx.published.refresh(made);
    return { publishedAt: publishedAt.toISOString(), isChanged: true, isEmpty };
  });
}
