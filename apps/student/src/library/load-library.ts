import { isUnreachable, RequestFailure } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import type { FlatLibrary } from './collections.ts';
import { readDeviceCollections, readDeviceHead, readDeviceShelf } from './device-shelf.ts';
import { downloadOffThread } from './download-off-thread.ts';
import { fillLibrary, libraryOwner } from './library.ts';
import { readSessionShelf, writeSessionShelf } from './session-shelf.ts';

/** How long a slow network may hold back a student whose device has a copy. */
const copyOpensAfterMs = 4_000;

/** Whose library it is: it changes with the user, the plan and what is unlocked, as the download does. */
export function ownerOf(user: User): string {
  return [user.id, user.plan, ...[...user.unlockedChapters].sort()].join(' ');
}

/** Whether a copy was downloaded by this user, and holds nothing that only a plan they had unlocked. */
function mayOpen(user: User, owner: string | undefined): boolean {
  const [userId, plan] = owner?.split(' ') ?? [];
  return userId === user.id && (plan !== 'Pro' || user.plan === 'Pro');
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

async function downloadOnce(owner: string, token: string, etag: string | null): Promise<FlatLibrary | null> {
  const result = await downloadOffThread({ owner, token, etag });
  const library = result.kind === 'fresh' ? result.library : await readDeviceShelf(owner);
  if (!library) return null;
  await writeSessionShelf(library, result.kind === 'notModified' || result.isOnDevice);
  return library;
}

/**
 * The newest library from the server, which only confirms a copy on the device that still holds. It stands in all
 * caches then.
 * @throws RequestFailure; the caches are as they were
 */
async function fetchLibrary(owner: string, token: string): Promise<FlatLibrary> {
  const head = await readDeviceHead();
  const etag = head?.owner === owner ? head.etag : null;
  // A copy that was confirmed but can't be read any more is downloaded whole.
  const library = (await downloadOnce(owner, token, etag)) ?? (await downloadOnce(owner, token, null));
  if (!library) throw new RequestFailure('PARSING_ERROR');
  return library;
}

/** Opens the copy on the device unconfirmed, and restores this tab's cache from it. */
async function openCopy(owner: string): Promise<boolean> {
  const library = await readDeviceShelf(owner);
  if (!library) return false;
  fillLibrary(library);
  await writeSessionShelf(library, true);
  return true;
}

const afterDelay = (milliseconds: number) =>
  new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), milliseconds));

/**
 * Makes the user's library ready: from this tab's cache, else from the server, where a copy on the device only
 * has to be confirmed. Without a network, or while a slow one makes the student wait, the copy opens unconfirmed;
 * what arrives after that is there at the next load. Where storage is blocked it stays in memory.
 * @throws RequestFailure
 */
export async function loadLibrary(
  user: User,
  token: string,
  patienceMs: number = copyOpensAfterMs,
): Promise<void> {
  const owner = ownerOf(user);
  if (libraryOwner() === owner) return;
  const cached = await readCached(owner);
  if (cached) return fillLibrary(cached);
  const fetched = fetchLibrary(owner, token).then(
    (library) => ({ library }),
    (error: unknown) => ({ error }),
  );
  const hasCopy = (await readDeviceHead())?.owner === owner;
  const first = await (hasCopy ? Promise.race([fetched, afterDelay(patienceMs)]) : fetched);
  if (first === 'slow' && (await openCopy(owner))) return;
  const outcome = first === 'slow' ? await fetched : first;
  if ('library' in outcome) return fillLibrary(outcome.library);
  if (isUnreachable(outcome.error) && (await openOldLibrary(user))) return;
  throw outcome.error;
}

/**
 * Brings the newest content into all caches, for the next load of the page; the screens keep what they have.
 * @throws RequestFailure; then everything is as it was
 */
export async function refreshLibrary(user: User, token: string): Promise<void> {
  await fetchLibrary(ownerOf(user), token);
}

/** Opens whatever copy of this user's the device holds, unconfirmed. @returns whether there was one */
export async function openOldLibrary(user: User): Promise<boolean> {
  const head = await readDeviceHead();
  return head !== null && mayOpen(user, head.owner) && openCopy(head.owner);
}

/** Whether the device holds a copy that could be opened without network. */
export async function hasOldLibrary(user: User): Promise<boolean> {
  return mayOpen(user, (await readDeviceHead())?.owner);
}
