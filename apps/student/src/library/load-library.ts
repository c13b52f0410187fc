import type { User } from '@repo/contracts/auth';
import type { FlatLibrary } from './collections.ts';
import { readDeviceCollections, readDeviceHead, readDeviceShelf } from './device-shelf.ts';
import { downloadOffThread } from './download-off-thread.ts';
import { fillLibrary, libraryOwner } from './library.ts';
import { readSessionShelf, writeSessionShelf } from './session-shelf.ts';

/** Whose library it is: it changes with the user, the plan and what is unlocked, as the download does. */
export function ownerOf(user: User): string {
  return [user.id, user.plan, ...[...user.unlockedChapters].sort()].join(' ');
}

/** The library when it is fully cached, or null: every key there, of one timestamp, with what its markers promise. */
async function readCached(owner: string): Promise<FlatLibrary | null> {
  const shelf = readSessionShelf(owner);
  if (!shelf) return null;
  const entries = Object.entries(shelf.collections) as [keyof FlatLibrary['collections'], unknown][];
  const elsewhere = entries.filter(([, pieces]) => pieces === 'indexeddb').map(([name]) => name);
  const fetched = elsewhere.length > 0 ? await readDeviceCollections(elsewhere, shelf) : new Map();
  if (!fetched) return null;
  const { timestamp } = shelf;
  const collections = { ...shelf.collections, ...Object.fromEntries(fetched) } as FlatLibrary['collections'];
  return { timestamp, owner, etag: null, collections };
}

async function downloadFresh(owner: string, token: string, etag: string | null): Promise<FlatLibrary | null> {
  const result = await downloadOffThread({ owner, token, etag });
  const library = result.kind === 'fresh' ? result.library : await readDeviceShelf(owner);
  if (!library) return null;
  await writeSessionShelf(library, result.kind === 'notModified' || result.isOnDevice);
  return library;
}

/**
 * Makes the user's library ready: from this tab's cache, else from the server, where a copy on the device only
 * has to be confirmed. Where storage is blocked it stays in memory.
 * @throws RequestFailure
 */
export async function loadLibrary(user: User, token: string): Promise<void> {
  const owner = ownerOf(user);
  if (libraryOwner() === owner) return;
  const cached = await readCached(owner);
  if (cached) return fillLibrary(cached);
  const head = await readDeviceHead();
  const etag = head?.owner === owner ? head.etag : null;
  // A copy that was confirmed but can't be read any more is downloaded whole.
  fillLibrary((await downloadFresh(owner, token, etag)) ?? (await downloadFresh(owner, token, null)));
}

/** Opens the copy on the device unconfirmed, for a student without network. @returns whether there was one */
export async function openOldLibrary(user: User): Promise<boolean> {
  const library = await readDeviceShelf(ownerOf(user));
  if (library) fillLibrary(library);
  return library !== null;
}

/** Whether the device holds a copy that could be opened without network. */
export async function hasOldLibrary(user: User): Promise<boolean> {
  return (await readDeviceHead())?.owner === ownerOf(user);
}
