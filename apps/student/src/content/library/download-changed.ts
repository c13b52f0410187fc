import { type BulkRequest, chapterUrl, fetchBulk, manifestUrl } from '@repo/client/bulk';
import { failureOf } from '@repo/client/failure';
import type { Chapter } from '@repo/contracts/content';
import {
  type Entry,
  entriesOf,
  isEntry,
  parseContent,
  replaceChapters,
  type SubjectEntry,
} from './bulk-content.ts';
import { canHash, hashOf, isLightHash } from './hash.ts';
import { etagFor, readCachedHead } from './indexeddb-cache.ts';
import { type OnProgress, pacedProgress } from './progress.ts';
import { isInterrupted, stageChapter, stagedTexts } from './staged-chapters.ts';
import { damagedIn, heldHash, readStoredCopy, type StoredCopy, type StoredPieces } from './stored-library.ts';
import { fillUnchanged, nameHashes, unknownHash } from './unchanged-chapters.ts';

/** Requests at the same time. */
const atOnce = 6;
/** Maximum number of manifests per download: each publication during it requires another one. */
const manifestsMax = 3;
/** Maximum new content, in bytes of JSON, that may delay opening the app; the rest is fetched later. */
export const newContentMaxBytes = 12_000_000;

/** A new version: its manifest, and the chapters fetched for it by hash. */
export type Changes = {
  kind: 'fresh';
  content: unknown;
  etag: string | null;
  texts: ReadonlyMap<string, string>;
  since: string | null;
  /** Hashes of stored chapters that are unreadable. */
  damaged: ReadonlySet<string>;
};

/** Everything of a new version that is on this device: `content` only has entries of what `stored` has. */
export type Content = {
  content: unknown;
  etag: string | null;
  hashes: ReadonlyMap<string, string>;
  stored?: StoredPieces;
  freed?: ReadonlySet<string>;
};

export type ChangesRequest = BulkRequest & {
  /** Owner of the library, see `Stamp`. */
  owner: string;
  /** Ids of subjects or chapters to fetch, also if they were removed. */
  keep?: readonly string[];
  /** The chapter to open first when the library is too large to wait for. */
  firstId?: string | null;
  /** The app shows content in its original language, so chapters need no translations. */
  isLight?: boolean;
};

/**
 * Null when the server is older than manifests.
 * @param since version of the copy: the server may leave out chapters that have not changed since
 * @throws RequestFailure
 */
async function fetchManifest({ token, etag }: BulkRequest, since: string | null) {
  const url = since ? `${manifestUrl}?since=${since}` : manifestUrl;
  const reply = await fetchBulk({ token, etag, url }).catch((error: unknown) => {
    if (failureOf(error)?.status === 404) return null;
    throw error;
  });
  return reply?.kind === 'fresh' ? { ...reply, content: parseContent(reply.text) } : reply;
}

/**
 * Null when the server no longer has the chapter, or sent damaged bytes twice.
 * @throws RequestFailure
 */
async function fetchChapter({ token }: BulkRequest, { _id, hash }: Entry): Promise<string | null> {
  try {
    // The browser caches an address forever, so a damaged reply needs another one.
    for (const query of ['', '?again']) {
      const reply = await fetchBulk({ token, etag: null, url: chapterUrl(_id, hash) + query });
      if (reply.kind === 'fresh' && (await hashOf(reply.text)) === hash) return reply.text;
    }
  } catch (error) {
    const status = failureOf(error)?.status;
    if (status !== 403 && status !== 404) throw error;
  }
  return null;
}

const sizeOf = (entries: readonly Entry[]) => entries.reduce((sum, { size }) => sum + size, 0);

/**
 * Fetches these chapters, adds them to `texts` by hash, and stages them.
 * @returns whether the server had all of them
 */
async function fetchInto(
  texts: Map<string, string>,
  entries: readonly Entry[],
  request: ChangesRequest,
  onProgress: OnProgress,
): Promise<boolean> {
  const waiting = [...entries];
  const totalBytes = sizeOf(entries);
  let doneBytes = 0;
  let isComplete = true;
  const report = pacedProgress(onProgress);
  report({ doneBytes, totalBytes });
  const work = async () => {
    for (let entry = waiting.shift(); entry && isComplete; entry = waiting.shift()) {
      const text = await fetchChapter(request, entry).catch((error: unknown) => {
        isComplete = false;
        throw error;
      });
      if (text === null) isComplete = false;
      else {
        texts.set(entry.hash, text);
        doneBytes += entry.size;
        report({ doneBytes, totalBytes });
        await stageChapter(request.owner, entry.hash, text);
      }
    }
  };
  // After a failure, wait for the chapters in flight to be staged, so that none arrives after its subject was
  // removed.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return isComplete;
}

/** What the copy on this device has, without the texts. */
async function readHeld(owner: string) {
  const copy = await readStoredCopy(owner);
  const { timestamp, hashes, chapters } = copy;
  return { copy: { timestamp, hashes, chapters }, damaged: damagedIn(copy) };
}

/** Chapters that stay removed: those the student removed to free space, and new ones of removed subjects. */
function freedOf(
  open: readonly SubjectEntry[],
  { chapters }: Pick<StoredCopy, 'chapters'>,
  keep: readonly string[] = [],
): Set<string> {
  const known = new Set(chapters.map(({ _id }) => _id));
  const freed = chapters.filter(({ missing }) => missing?.isFreed);
  const ids = new Set(freed.map(({ _id }) => _id));
  const subjectIds = new Set(freed.map(({ subjectId }) => subjectId));
  return new Set(
    open
      .filter(({ _id, subjectId }) => ids.has(_id) || (!known.has(_id) && subjectIds.has(subjectId)))
      .filter(({ _id, subjectId }) => !keep.includes(_id) && !keep.includes(subjectId))
      .map(({ _id }) => _id),
  );
}

/**
 * Which missing chapters to fetch now: all wanted ones. If that is too much, only those that were requested,
 * have changed, or come first.
 */
function chooseFrom(
  lacking: readonly SubjectEntry[],
  freed: ReadonlySet<string>,
  { hashes }: Pick<StoredCopy, 'hashes'>,
  { keep = [], firstId }: ChangesRequest,
): SubjectEntry[] {
  const wanted = lacking.filter(({ _id }) => !freed.has(_id));
  const isUrgent = ({ _id, subjectId }: SubjectEntry) =>
    keep.includes(_id) || keep.includes(subjectId) || hashes.has(_id);
  if (keep.length === 0 && sizeOf(wanted.filter((entry) => !isUrgent(entry))) <= newContentMaxBytes)
    return wanted;
  const urgent = wanted.filter(isUrgent);
  if (urgent.length > 0 || hashes.size > 0) return urgent;
  return [wanted.find(({ _id }) => _id === firstId) ?? wanted[0]].filter((entry) => entry !== undefined);
}

/**
 * Downloads the manifest and the chapters that this device lacks (docs/decisions/0059-download-what-changed.md).
 * @returns null when everything in one reply is better: there is no copy, most has changed, the server is older
 * @throws RequestFailure; chapters that arrived are staged for the next try
 */
export async function downloadChanged(
  request: ChangesRequest,
  onProgress: OnProgress,
): Promise<Changes | { kind: 'notModified' } | null> {
  const isResumed = await isInterrupted();
  const head = await readCachedHead();
  if (!canHash() || !(isResumed || head)) return null;
  const { isLight, etag } = request;
  let since = head && etag && etagFor(head, isLight) === etag ? head.timestamp : null;
  const texts = new Map<string, string>();
  let held: { copy: Omit<StoredCopy, 'pieces'>; damaged: Set<string> } | undefined;
  for (let manifests = 0; manifests < manifestsMax; manifests++) {
    const manifest = await fetchManifest(request, since);
    if (manifest?.kind !== 'fresh') return manifest?.kind === 'notModified' ? manifest : null;
    held ??= await readHeld(request.owner);
    const { copy, damaged } = held;
    const { content } = manifest;
    if (!fillUnchanged(content, copy)) {
      since = null;
      continue;
    }
    nameHashes(content, since, copy);
    const open = entriesOf(content);
    const freed = freedOf(open, copy, request.keep);
    const lacking = () =>
      chooseFrom(
        open.filter((entry) => !heldHash(entry, copy, damaged, isLight) && !texts.has(entry.hash)),
        freed,
        copy,
        request,
      );
    if (isResumed) for (const [hash, text] of await stagedTexts(lacking())) texts.set(hash, text);
    const missing = lacking();
    const isMost = missing.length > atOnce && missing.length > open.length / 2;
    if (isMost && !isResumed && freed.size === 0 && !request.keep) return null;
    const isNamed = missing.every(({ hash }) => hash !== unknownHash && !isLightHash(hash));
    if (isNamed && (await fetchInto(texts, missing, request, onProgress)))
      return { ...manifest, texts, since, damaged };
    since = null;
  }
  return null;
}

/** Adds the chapters that the copy on this device already has, even if it was written during the download. */
export async function mergeWithCopy(
  { content, etag, texts, since, damaged }: Changes,
  { owner, keep, isLight }: Pick<ChangesRequest, 'owner' | 'keep' | 'isLight'>,
): Promise<Content> {
  const copy = await readStoredCopy(owner);
  nameHashes(content, since, copy);
  const open = entriesOf(content);
  const freed = freedOf(open, copy, keep);
  const hashes = new Map<string, string>();
  for (const entry of open) {
    const { _id, hash } = entry;
    const held = heldHash(entry, copy, damaged, isLight);
    if (texts.has(hash) && (held !== undefined || !freed.has(_id))) hashes.set(_id, hash);
    else if (held !== undefined) hashes.set(_id, held);
  }
  replaceChapters(content, (chapter) => {
    const text = isEntry(chapter) && hashes.has(chapter._id) ? texts.get(chapter.hash) : undefined;
    return text === undefined ? chapter : (JSON.parse(text) as Chapter);
  });
  return { content, etag, hashes, stored: copy.pieces, freed };
}
