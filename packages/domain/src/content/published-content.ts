import type { Chapter } from '@repo/contracts/content';
import type { Database } from '@repo/db';
import { contentPieces, contentVersionParts, contentVersions, type VersionOutline } from '@repo/db/schema';
import { desc, eq, inArray } from 'drizzle-orm';
import { joinGzip, loadPiece, type Piece } from './piece.ts';

/** The database tells every node on this channel that a version was published. */
export const publishedChannel = 'content_published';
/** The safety net where no notification arrives: the embedded database delivers none. */
const pollMs = 5_000;

export type PublishedPart = { chapterId: string | null; open: Piece; locked: Piece };

/** A published version as a node keeps it in memory. */
export type PublishedVersion = {
  id: number;
  publishedAt: Date;
  hash: string;
  outline: VersionOutline;
  parts: PublishedPart[];
  openGzip: Buffer[];
  openBrotli: Buffer;
};

export type PublishedContent = {
  /** The last published version, or null before the first. Loaded once and kept. */
  current(): Promise<PublishedVersion | null>;
  /** Looks for a newer version at once. */
  refresh(): Promise<void>;
  /** The version with this timestamp, also an older one, or null. */
  at(timestamp: string): Promise<PublishedVersion | null>;
  /** Keeps up with what other nodes publish. @returns a function that ends it */
  watch(): Promise<() => Promise<void>>;
};

type VersionRow = typeof contentVersions.$inferSelect;

async function loadVersion({ db }: Database, row: VersionRow): Promise<PublishedVersion> {
  const partRows = await db
    .select()
    .from(contentVersionParts)
    .where(eq(contentVersionParts.versionId, row.id))
    .orderBy(contentVersionParts.position);
  const hashes = [...new Set(partRows.flatMap((part) => [part.openHash, part.lockedHash]))];
  const pieceRows = await db.select().from(contentPieces).where(inArray(contentPieces.hash, hashes));
  const pieces = new Map(pieceRows.map((piece) => [piece.hash, loadPiece(piece)]));
  const pieceOf = (hash: string): Piece => {
    const piece = pieces.get(hash);
    if (!piece) throw new Error(`version ${row.id} lacks the piece ${hash}`);
    return piece;
  };
  const parts = partRows.map((part) => ({
    chapterId: part.chapterId,
    open: pieceOf(part.openHash),
    locked: pieceOf(part.lockedHash),
  }));
  const { id, publishedAt, hash, outline, openBrotli } = row;
  return {
    id,
    publishedAt,
    hash,
    outline,
    parts,
    openGzip: joinGzip(parts.map((part) => part.open)),
    openBrotli,
  };
}

/** The published content of this process. Built once; safe to share between requests. */
export function createPublishedContent(database: Database): PublishedContent {
  const { db, sql } = database;
  let known: PublishedVersion | null = null;
  let loading: Promise<void> | null = null;

  const load = async () => {
    const [newest] = await db
      .select({ id: contentVersions.id })
      .from(contentVersions)
      .orderBy(desc(contentVersions.publishedAt))
      .limit(1);
    if (!newest || newest.id === known?.id) return;
    const [row] = await db.select().from(contentVersions).where(eq(contentVersions.id, newest.id));
    if (row) known = await loadVersion(database, row);
  };
  /** After a load that was already under way: it may have looked before the newest version was there. */
  const refresh = async () => {
    await loading?.catch(() => undefined);
    loading ??= load().finally(() => {
      loading = null;
    });
    await loading;
  };

  return {
    refresh,
    async current() {
      if (known === null) await refresh();
      return known;
    },
    async at(timestamp) {
      if (known?.publishedAt.toISOString() === timestamp) return known;
      // Postgres knows no year 0.
      if (Date.parse(timestamp) < 0) return null;
      const [row] = await db
        .select()
        .from(contentVersions)
        .where(eq(contentVersions.publishedAt, new Date(timestamp)));
      return row ? loadVersion(database, row) : null;
    },
    async watch() {
      const quietly = () => refresh().catch(() => undefined);
      const timer = setInterval(quietly, pollMs);
      timer.unref();
      const listening = await sql.listen(publishedChannel, quietly).catch(() => null);
      return async () => {
        clearInterval(timer);
        await listening?.unlisten().catch(() => undefined);
      };
    },
  };
}

/** A chapter of a version, open and parsed, or null when the version has none of this id. */
export function findPublishedChapter(version: PublishedVersion | null, chapterId: string): Chapter | null {
  const part = version?.parts.find((candidate) => candidate.chapterId === chapterId);
  return part ? (JSON.parse(part.open.json.toString()) as Chapter) : null;
}

/** Where a chapter stands in a version: names for people, ids for keys; null when it is not published. */
export function locateChapter(
  version: PublishedVersion | null,
  chapterId: string,
): { subjectId: string; subjectName: string; chapterName: string } | null {
  for (const subject of version?.outline ?? [])
    for (const chapter of subject.chapters)
      if (chapter._id === chapterId)
        return { subjectId: subject._id, subjectName: subject.name, chapterName: chapter.name };
  return null;
}
