import {
  type CollectionName,
  collectionNames,
  type FlatLibrary,
  type Pieces,
  type Stamp,
  storageKey,
} from './collections.ts';
import { textOf } from './piece.ts';

/**
 * sessionStorage is written on the main thread, and this length takes a slow phone less than 50 ms. Longer
 * collections aren't written.
 */
export const sessionCollectionMaxChars = 400_000;

/** Stored form of a collection: its items, or a marker that they are in IndexedDB. */
type Envelope = Stamp & ({ items: object[] } | { at: 'indexeddb' });

export type SessionCache = Stamp & { collections: Record<CollectionName, Pieces | 'indexeddb'> };

/** Accessing sessionStorage throws when site data is blocked. */
const pageStorage = (): Storage => window.sessionStorage;

/** How a collection is split, if not by chapter. */
const pieceKeys: Partial<Record<CollectionName, string>> = {
  subjects: '_id',
  papers: '_id',
  chapters: 'subjectId',
};

function toPieces(name: CollectionName, items: object[]): Pieces {
  const key = pieceKeys[name] ?? 'chapterId';
  const pieces = new Map<string, unknown[]>();
  for (const item of items) {
    const id = String(Reflect.get(item, key));
    const piece = pieces.get(id);
    if (piece) piece.push(item);
    else pieces.set(id, [item]);
  }
  return pieces;
}

/** Null when longer than `maxChars`; stops early, since joining megabytes is slow. */
function toText(library: FlatLibrary, name: CollectionName, maxChars: number): string | null {
  const texts: string[] = [];
  let length = 0;
  for (const piece of library.collections[name].values()) {
    const inner = textOf(piece).slice(1, -1);
    length += inner.length;
    if (length > maxChars) return null;
    if (inner) texts.push(inner);
  }
  const head = JSON.stringify({ timestamp: library.timestamp, owner: library.owner }).slice(0, -1);
  return `${head},"items":[${texts.join(',')}]}`;
}

/** The cache of this owner; null unless every key exists with the same timestamp. */
export function readSessionCache(owner: string, getStorage = pageStorage): SessionCache | null {
  try {
    const storage = getStorage();
    const timestamp = storage.getItem(storageKey('timestamp'));
    if (timestamp === null) return null;
    const collections: Partial<SessionCache['collections']> = {};
    for (const name of collectionNames) {
      const envelope = JSON.parse(storage.getItem(storageKey(name)) ?? 'null') as Envelope | null;
      if (envelope?.timestamp !== timestamp || envelope.owner !== owner) return null;
      collections[name] = 'items' in envelope ? toPieces(name, envelope.items) : envelope.at;
    }
    return { timestamp, owner, collections: collections as SessionCache['collections'] };
  } catch {
    return null;
  }
}

/** Removes all keys of the library. Never fails. */
export function clearSessionCache(getStorage = pageStorage): void {
  try {
    const storage = getStorage();
    for (const name of ['timestamp', ...collectionNames] as const) storage.removeItem(storageKey(name));
  } catch {
    // storage is blocked, so nothing is stored
  }
}

function setIfItFits(storage: Storage, name: CollectionName, text: string): boolean {
  try {
    storage.setItem(storageKey(name), text);
    return true;
  } catch {
    return false;
  }
}

/** Lets the page handle taps between collections. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Writes the library under its documented keys, the timestamp last. If IndexedDB has a copy, a collection
 * that doesn't fit leaves a marker; otherwise all must fit.
 * @returns whether the library is fully cached now
 */
export async function writeSessionCache(
  library: FlatLibrary,
  isOnDevice: boolean,
  getStorage = pageStorage,
): Promise<boolean> {
  try {
    const storage = getStorage();
    storage.removeItem(storageKey('timestamp'));
    const { timestamp, owner } = library;
    const marker = JSON.stringify({ timestamp, owner, at: 'indexeddb' } satisfies Envelope);
    for (const name of collectionNames) {
      // Removing a long text takes a slow phone 20 ms.
      await nextTask();
      if (isOnDevice) storage.setItem(storageKey(name), marker);
      else storage.removeItem(storageKey(name));
    }
    for (const name of collectionNames) {
      await nextTask();
      const text = toText(library, name, isOnDevice ? sessionCollectionMaxChars : Number.POSITIVE_INFINITY);
      // Another download in this tab may have written this collection meanwhile, so replace it by a marker.
      const isStored = setIfItFits(storage, name, text ?? marker);
      if (!isStored && !isOnDevice) throw new Error('a collection fits nowhere');
    }
    storage.setItem(storageKey('timestamp'), timestamp);
    return true;
  } catch {
    clearSessionCache(getStorage);
    return false;
  }
}
