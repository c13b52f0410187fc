import { type BulkRequest, chapterUrl, fetchBulk, manifestUrl } from '@repo/client/bulk';
import { failureOf } from '@repo/client/failure';
import type { Chapter } from '@repo/contracts/content';
import { contentLists } from '@repo/contracts/items/content-lists';
import { chaptersOf, type Entry, isEntry, parseContent, replaceChapters } from './bulk-content.ts';
import type { CollectionName, Pieces } from './collections.ts';
import { canHash, hashOf } from './hash.ts';
import { readCachedHead, readOfCopy } from './indexeddb-cache.ts';
import { isInterrupted, readStaged, stageChapter } from './staged-chapters.ts';

/** Requests at the same time. */
const atOnce = 6;
/** Manifests for one download: each publication during it needs another one. */
const manifestsMax = 3;

/** Flattened lists of the copy on this device. */
export type StoredPieces = ReadonlyMap<CollectionName, Pieces>;

/** A new version: `stored` has the chapters that `content` only has entries of; `hashes` are by id. */
export type Content = {
  kind: 'fresh';
  content: unknown;
  etag: string | null;
  hashes: ReadonlyMap<string, string>;
  stored?: StoredPieces;
};

/** Null when the server is older than manifests. @throws RequestFailure */
async function fetchManifest(request: BulkRequest) {
  const reply = await fetchBulk({ ...request, url: manifestUrl }).catch((error: unknown) => {
    if (failureOf(error)?.status === 404) return null;
    throw error;
  });
  return reply?.kind === 'fresh' ? { ...reply, content: parseContent(reply.text) } : reply;
}

/** Null when the server no longer gives it, or twice gave damaged bytes. @throws RequestFailure */
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

const isReadable = (piece: unknown): boolean => {
  try {
    return typeof piece === 'string' && Array.isArray(JSON.parse(piece));
  } catch {
    return false;
  }
};

/** The stored chapters that are whole, by their hashes. */
async function readStored(): Promise<{ pieces: StoredPieces; intact: Set<string> }> {
  const head = await readCachedHead();
  const pieces: StoredPieces = head?.hashes ? await readOfCopy(contentLists, head) : new Map();
  const intact = [...(head?.hashes ?? [])]
    .filter(([id]) => contentLists.every((list) => isReadable(pieces.get(list)?.get(id))))
    .map(([, hash]) => hash);
  return { pieces, intact: new Set(intact) };
}

/** Adds these chapters to `texts` by hash and stages them. @returns whether the server gave all of them */
async function fetchInto(
  texts: Map<string, string>,
  entries: readonly Entry[],
  request: BulkRequest,
): Promise<boolean> {
  const waiting = [...entries];
  let isComplete = true;
  const work = async () => {
    for (let entry = waiting.shift(); entry && isComplete; entry = waiting.shift()) {
      const text = await fetchChapter(request, entry);
      if (text === null) isComplete = false;
      else {
        texts.set(entry.hash, text);
        await stageChapter(entry.hash, text);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return isComplete;
}

async function stagedTexts(entries: readonly Entry[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { hash } of entries) {
    const text = await readStaged(hash);
    if (text !== undefined && (await hashOf(text)) === hash) texts.set(hash, text);
  }
  return texts;
}

const sizeOf = (entries: readonly Entry[]) => entries.reduce((sum, { size }) => sum + size, 0);

/**
 * Downloads the manifest and the chapters that this device lacks (docs/decisions/0059-download-what-changed.md).
 * @returns null when everything in one reply is better: there is no copy, most has changed, the server is older
 * @throws RequestFailure; chapters that arrived are staged for the next try
 */
export async function downloadChanged(
  request: BulkRequest,
): Promise<Content | { kind: 'notModified' } | null> {
  const isResumed = await isInterrupted();
  if (!canHash() || !(isResumed || (await readCachedHead()))) return null;
  const texts = new Map<string, string>();
  let stored: Awaited<ReturnType<typeof readStored>> | undefined;
  for (let manifests = 0; manifests < manifestsMax; manifests++) {
    const manifest = await fetchManifest(request);
    if (manifest?.kind !== 'fresh') return manifest;
    stored ??= await readStored();
    const { pieces, intact } = stored;
    const open = chaptersOf(manifest.content).filter(isEntry);
    const lacking = () => open.filter(({ hash }) => !intact.has(hash) && !texts.has(hash));
    if (isResumed) for (const [hash, text] of await stagedTexts(lacking())) texts.set(hash, text);
    const missing = lacking();
    const isMost = missing.length > atOnce && sizeOf(missing) > sizeOf(open) / 2;
    if (isMost && !isResumed) return null;
    if (!(await fetchInto(texts, missing, request))) continue;
    replaceChapters(manifest.content, (chapter) => {
      const text = isEntry(chapter) ? texts.get(chapter.hash) : undefined;
      return text === undefined ? chapter : (JSON.parse(text) as Chapter);
    });
    const hashes = new Map(open.map(({ _id, hash }) => [_id, hash]));
    return { ...manifest, hashes, stored: pieces };
  }
  return null;
}
