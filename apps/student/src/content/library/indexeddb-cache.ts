import { brand } from '@repo/contracts/brand';
import { clear, get, getMany, setMany } from 'idb-keyval';
import { deviceDatabase } from '#src/platform/storage/device-database.ts';
import {
  type CollectionName,
  collectionNames,
  type FlatLibrary,
  laterCollections,
  type Pieces,
  type Stamp,
  storageKey,
} from './collections.ts';

/** Without hashes if an older release stored it. */
type Head = Pick<FlatLibrary, 'timestamp' | 'owner' | 'etag' | 'lightEtag' | 'hashes'>;
type Stored = Stamp & { pieces: Pieces };

const headKey = `${brand.storagePrefix}-head`;

export const libraryDatabase = deviceDatabase(`${brand.storagePrefix}-library`, 'collections', {
  isPatient: true,
});

/** Writes the whole library in one transaction. Never fails. */
export async function writeIndexedDbCache(library: FlatLibrary): Promise<'stored' | 'full' | 'blocked'> {
  const { collections, ...head } = library;
  const { timestamp, owner } = head;
  const stored = collectionNames.map((name): [string, Stored] => [
    storageKey(name),
    { timestamp, owner, pieces: collections[name] },
  ]);
  try {
    await setMany([...stored, [headKey, head satisfies Head]], libraryDatabase);
    return 'stored';
  } catch (error) {
    return Object(error).name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** Changes the chapters of the stored copy; its next download then fetches those that are missing. */
export async function writeChapters(head: Head, pieces: Pieces): Promise<void> {
  const { timestamp, owner } = head;
  await setMany(
    [
      [storageKey('chapters'), { timestamp, owner, pieces } satisfies Stored],
      [headKey, { ...head, etag: null, ...(head.lightEtag && { lightEtag: null }) } satisfies Head],
    ],
    libraryDatabase,
  );
}

/** ETag of a copy that has all the texts that are needed, else null. @param isLight without translations */
export const etagFor = ({ etag, lightEtag }: Pick<Head, 'etag' | 'lightEtag'>, isLight = false) =>
  isLight ? (lightEtag ?? etag) : etag;

/** Publication and owner of the stored copy, or null. */
export async function readCachedHead(): Promise<Head | null> {
  try {
    return (await get<Head>(headKey, libraryDatabase)) ?? null;
  } catch {
    return null;
  }
}

/** The requested collections, without those of another copy. */
export async function readOfCopy(
  names: readonly CollectionName[],
  stamp: Stamp,
): Promise<Map<CollectionName, Pieces>> {
  try {
    const stored = await getMany<Stored | undefined>(names.map(storageKey), libraryDatabase);
    const found = new Map<CollectionName, Pieces>();
    names.forEach((name, index) => {
      const one = stored[index];
      if (one?.timestamp === stamp.timestamp && one.owner === stamp.owner) found.set(name, one.pieces);
    });
    return found;
  } catch {
    return new Map();
  }
}

/** The requested collections of this copy; null when one is missing or from another copy. */
export async function readCachedCollections(
  names: readonly CollectionName[],
  stamp: Stamp,
): Promise<Map<CollectionName, Pieces> | null> {
  const found = await readOfCopy(names, stamp);
  return found.size === names.length ? found : null;
}

/** The whole copy of this owner, or null. */
export async function readIndexedDbCache(owner: string): Promise<FlatLibrary | null> {
  const head = await readCachedHead();
  if (head?.owner !== owner) return null;
  const collections = await readCachedCollections(collectionNames, head);
  if (!collections) return null;
  return { ...head, collections: Object.fromEntries(collections) as FlatLibrary['collections'] };
}

/**
 * The copy of this owner for opening without confirmation, or null. Collections that an older release didn't
 * store are empty, and `isWhole` is false then.
 */
export async function readOpenableCopy(
  owner: string,
): Promise<{ library: FlatLibrary; isWhole: boolean } | null> {
  const head = await readCachedHead();
  if (head?.owner !== owner) return null;
  const found = await readOfCopy(collectionNames, head);
  const missing = collectionNames.filter((name) => !found.has(name));
  if (missing.some((name) => !laterCollections.includes(name))) return null;
  for (const name of missing) found.set(name, new Map());
  const collections = Object.fromEntries(found) as FlatLibrary['collections'];
  return { library: { ...head, collections }, isWhole: missing.length === 0 };
}

/** Deletes the copy. Never fails. */
export async function clearIndexedDbCache(): Promise<void> {
  try {
    await clear(libraryDatabase);
  } catch {
    // IndexedDB is blocked, so nothing is stored
  }
}
