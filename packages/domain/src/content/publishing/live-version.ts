import type { Chapter, Paper } from '@repo/contracts/content';
import type { Database } from '@repo/db';
import { contentPieces, contentVersionParts, contentVersions } from '@repo/db/schema';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { compressSettled, compressVersion } from './compress-version.ts';
import { type Fragment, jsonOf } from './fragment.ts';
import { fragmentsOf, loadVersion, type PublishedVersion, type VersionNames } from './load-version.ts';
import { readPapersText } from './published-papers.ts';

export type { PublishedVersion, VersionNames } from './load-version.ts';

/** The database notifies every server on this channel that a version was published. */
export const publishedChannel = 'content_published';
/** Fallback when no notification arrives: the embedded database sends none. */
const pollMs = 5_000;
/** A version that is not corrected for this long is compressed as small as possible. */
const settledAfterMs = 60_000;
/** Older versions that students may still have on their devices when they send a quiz. */
const olderVersionsMax = 20;
/** A version ends with its papers, if any, and the end of the reply. */
export const lastTexts = 2;

type ChapterHashes = { chapterId: string | null; openHash: string; lockedHash: string };

export type LiveVersion = {
  /** The last published version, or null before the first. Cached. */
  current(): Promise<PublishedVersion | null>;
  /** Checks for a newer version now. @param held fragments that need not be fetched */
  refresh(held?: readonly Fragment[]): Promise<void>;
  /** The version with this timestamp, current or older, or null. */
  at(timestamp: string): Promise<VersionNames | null>;
  /** A chapter of a version, open, or null when the version lacks it. */
  chapterOf(version: VersionNames | null, chapterId: string): Promise<Chapter | null>;
  /** Hashes of a version's chapters in order. */
  chapterHashesOf(version: VersionNames): Promise<ChapterHashes[]>;
  /** The board papers of a version. */
  papersOf(version: VersionNames | null): Promise<Paper[]>;
  /** Resolves when the current version is available in brotli too. */
  compressed(): Promise<void>;
  /**
   * Follows publishes by other servers.
   * @param settings.isListening false: the caller listens and calls `refresh`
   * @returns a function that stops this
   */
  watch(settings?: { isListening: boolean }): Promise<() => Promise<void>>;
};

/** Calls `hear` when a server of this database has published. @returns a function that stops listening */
export async function onPublished({ direct }: Database, hear: () => void): Promise<() => Promise<void>> {
  const listening = await direct.listen(publishedChannel, hear).catch(() => null);
  return async () => {
    await listening?.unlisten().catch(() => undefined);
  };
}

/** Reads only those parts of older versions that a submitted quiz needs. */
function createOlderVersions({ db }: Database) {
  const known = new Map<string, VersionNames>();
  return {
    async at(timestamp: string): Promise<VersionNames | null> {
      const found = known.get(timestamp);
      if (found) return found;
      // Postgres has no year 0.
      if (Date.parse(timestamp) < 0) return null;
      const { id, publishedAt, outline, hash } = contentVersions;
      const [row] = await db
        .select({ id, publishedAt, outline, hash })
        .from(contentVersions)
        .where(eq(publishedAt, new Date(timestamp)));
      if (!row) return null;
      const [oldest] = known.keys();
      if (known.size >= olderVersionsMax && oldest !== undefined) known.delete(oldest);
      known.set(timestamp, row);
      return row;
    },
    async chapterOf(versionId: number, chapterId: string): Promise<Buffer | null> {
      const parts = contentVersionParts;
      const [row] = await db
        .select({ json: contentPieces.json })
        .from(parts)
        .innerJoin(contentPieces, eq(contentPieces.hash, parts.openHash))
        .where(and(eq(parts.versionId, versionId), eq(parts.chapterId, chapterId)));
      return row?.json ?? null;
    },
    /** Hashes of its chapters in order. */
    async chapterHashesOf(versionId: number): Promise<ChapterHashes[]> {
      const { chapterId, openHash, lockedHash, position } = contentVersionParts;
      return db
        .select({ chapterId, openHash, lockedHash })
        .from(contentVersionParts)
        .where(and(eq(contentVersionParts.versionId, versionId), isNotNull(chapterId)))
        .orderBy(position);
    },
    /** The texts after the last chapter, in reverse order. */
    async textsOf(versionId: number): Promise<Buffer[]> {
      const parts = contentVersionParts;
      const rows = await db
        .select({ json: contentPieces.json })
        .from(parts)
        .innerJoin(contentPieces, eq(contentPieces.hash, parts.openHash))
        .where(and(eq(parts.versionId, versionId), isNull(parts.chapterId)))
        .orderBy(desc(parts.position))
        .limit(lastTexts);
      return rows.map(({ json }) => json);
    },
  };
}

/** The published content in this process. Built once; safe to share between requests. */
export function createLiveVersion(database: Database, settledMs: number = settledAfterMs): LiveVersion {
  const { db } = database;
  const older = createOlderVersions(database);
  let known: PublishedVersion | null = null;
  let loading: Promise<void> | null = null;
  let compressing: Promise<void> = Promise.resolve();
  let outdated = new AbortController();

  /** Compresses one version at a time; abandons one that is no longer the newest. */
  const compress = (version: PublishedVersion) => {
    outdated.abort();
    outdated = new AbortController();
    const { signal } = outdated;
    compressing = compressing.then(() => compressVersion(version, signal));
    compressing.then(() => compressSettled(version, settledMs, signal)).catch(() => undefined);
  };
  const load = async (held: readonly Fragment[]) => {
    const [newest] = await db
      .select({ id: contentVersions.id })
      .from(contentVersions)
      .orderBy(desc(contentVersions.publishedAt))
      .limit(1);
    if (!newest || newest.id === known?.id) return;
    const [row] = await db.select().from(contentVersions).where(eq(contentVersions.id, newest.id));
    if (!row) return;
    known = await loadVersion(database, row, [...fragmentsOf(known), ...held]);
    compress(known);
  };
  /** Waits for a load in progress first, which may have started before the newest version existed. */
  const refresh = async (held: readonly Fragment[] = []) => {
    await loading?.catch(() => undefined);
    loading ??= load(held).finally(() => {
      loading = null;
    });
    await loading;
  };

  return {
    refresh,
    compressed: () => compressing,
    async current() {
      if (known === null) await refresh();
      return known;
    },
    async at(timestamp) {
      return known?.publishedAt.toISOString() === timestamp ? known : older.at(timestamp);
    },
    async chapterOf(version, chapterId) {
      if (!version) return null;
      if (version.id !== known?.id) {
        const json = await older.chapterOf(version.id, chapterId);
        return json ? (JSON.parse(json.toString()) as Chapter) : null;
      }
      const part = known.parts[known.placeOf.get(chapterId) ?? -1];
      return part ? (JSON.parse(jsonOf(part.open).toString()) as Chapter) : null;
    },
    chapterHashesOf: ({ id }) => older.chapterHashesOf(id),
    async papersOf(version) {
      if (!version) return [];
      const texts =
        version.id === known?.id
          ? known.parts
              .slice(-lastTexts)
              .flatMap(({ chapterId, open }) => (chapterId === null ? jsonOf(open) : []))
          : await older.textsOf(version.id);
      return texts.flatMap((text) => readPapersText(text.toString()) ?? []);
    },
    async watch({ isListening } = { isListening: true }) {
      const quietly = () => refresh().catch(() => undefined);
      const timer = setInterval(quietly, pollMs);
      timer.unref();
      const stopListening = isListening ? await onPublished(database, quietly) : null;
      return async () => {
        clearInterval(timer);
        outdated.abort();
        await stopListening?.();
      };
    },
  };
}

type Place = { subjectId: string; subjectName: string; chapterName: string };
const placesOf = new WeakMap<VersionNames, Map<string, Place>>();

/** A chapter's position in a version; null when it is not published. */
export function locateChapter(version: VersionNames | null, chapterId: string): Place | null {
  if (!version) return null;
  let places = placesOf.get(version);
  if (!places) {
    const entries = version.outline.flatMap((subject) =>
      subject.chapters.map(
        (chapter) =>
          [
            chapter._id,
            { subjectId: subject._id, subjectName: subject.name, chapterName: chapter.name },
          ] as const,
      ),
    );
    places = new Map(entries);
    placesOf.set(version, places);
  }
  return places.get(chapterId) ?? null;
}
