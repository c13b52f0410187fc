import { isUnreachable, RequestFailure } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import type { FlatLibrary } from './collections.ts';
import { downloadOffThread } from './download-off-thread.ts';
import {
  readCachedCollections,
  readCachedHead,
  readIndexedDbCache,
  readOpenableCopy,
} from './indexeddb-cache.ts';
import { activateLibrary, getLibrary } from './library.ts';
import { readSessionCache, writeSessionCache } from './session-cache.ts';

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
  const cached = readSessionCache(owner);
  if (!cached) return null;
  const entries = Object.entries(cached.collections) as [keyof FlatLibrary['collections'], unknown][];
  const elsewhere = entries.filter(([, pieces]) => pieces === 'indexeddb').map(([name]) => name);
  const fetched = elsewhere.length > 0 ? await readCachedCollections(elsewhere, cached) : new Map();
  if (!fetched) return null;
  const { timestamp } = cached;
  const collections = { ...cached.collections, ...Object.fromEntries(fetched) } as FlatLibrary['collections'];
  return { timestamp, owner, etag: null, collections };
}

async function downloadOnce(owner: string, token: string, etag: string | null): Promise<FlatLibrary | null> {
  const result = await downloadOffThread({ owner, token, etag });
  const library = result.kind === 'fresh' ? result.library : await readIndexedDbCache(owner);
  if (!library) return null;
  await writeSessionCache(library, result.kind === 'notModified' || result.isOnDevice);
  return library;
}

/**
 * The newest library from the server, which only confirms a copy on the device that is still current. Written to
 * all caches.
 * @throws RequestFailure; the caches are as they were
 */
async function fetchLibrary(owner: string, token: string): Promise<FlatLibrary> {
  const head = await readCachedHead();
  const etag = head?.owner === owner ? head.etag : null;
  // A copy that was confirmed but can't be read any more is downloaded whole.
  const library = (await downloadOnce(owner, token, etag)) ?? (await downloadOnce(owner, token, null));
  if (!library) throw new RequestFailure('PARSING_ERROR');
  return library;
}

/** Opens the copy on the device unconfirmed, and restores this tab's cache from it if it is whole. */
async function openCopy(owner: string): Promise<boolean> {
  const copy = await readOpenableCopy(owner);
  if (!copy) return false;
  activateLibrary(copy.library);
  if (copy.isWhole) await writeSessionCache(copy.library, true);
  return true;
}

const afterDelay = (milliseconds: number) =>
  new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), milliseconds));

type Outcome = { library: FlatLibrary } | { error: unknown };

async function load(user: User, token: string, patienceMs: number): Promise<void> {
  const owner = ownerOf(user);
  const isWanted = () => loading?.owner === owner;
  const cached = await readCached(owner);
  if (cached) return isWanted() ? activateLibrary(cached) : undefined;
  const fetched: Promise<Outcome> = fetchLibrary(owner, token).then(
    (library) => ({ library }),
    (error: unknown) => ({ error }),
  );
  const hasCopy = (await readCachedHead())?.owner === owner;
  const first = await (hasCopy ? Promise.race([fetched, afterDelay(patienceMs)]) : fetched);
  if (first === 'slow' && isWanted() && (await openCopy(owner))) {
    void fetched.then((late) => {
      if ('library' in late && getLibrary().owner === owner) activateLibrary(late.library);
    });
    return;
  }
  const outcome = first === 'slow' ? await fetched : first;
  if (!isWanted()) return;
  if ('library' in outcome) return activateLibrary(outcome.library);
  if (isUnreachable(outcome.error) && (await openOldLibrary(user))) return;
  throw outcome.error;
}

/** The load requested last: one for another owner may still be running, and its result is then ignored. */
let loading: { owner: string; done: Promise<void> } | null = null;

/**
 * Makes the user's library ready: from this tab's cache, else from the server, where a copy on the device only
 * has to be confirmed. Without a network, or while a slow one makes the student wait, the copy opens unconfirmed;
 * what arrives after that takes its place. Where storage is blocked it stays in memory.
 * @throws RequestFailure
 */
export async function loadLibrary(
  user: User,
  token: string,
  patienceMs: number = copyOpensAfterMs,
): Promise<void> {
  const owner = ownerOf(user);
  if (getLibrary().owner === owner) return;
  if (loading?.owner !== owner) {
    const started = { owner, done: Promise.resolve() };
    loading = started;
    started.done = load(user, token, patienceMs).finally(() => {
      if (loading === started) loading = null;
    });
  }
  return loading.done;
}

/**
 * Brings the newest content into all caches. The screens keep what they have until it is activated.
 * @throws RequestFailure; then everything is as it was
 */
export function fetchLatestLibrary(user: User, token: string): Promise<FlatLibrary> {
  return fetchLibrary(ownerOf(user), token);
}

/** Opens whatever copy of this user's the device holds, unconfirmed. @returns whether there was one */
export async function openOldLibrary(user: User): Promise<boolean> {
  const head = await readCachedHead();
  return head !== null && mayOpen(user, head.owner) && openCopy(head.owner);
}

/** Whether the device holds a copy that could be opened without network. */
export async function hasOldLibrary(user: User): Promise<boolean> {
  return mayOpen(user, (await readCachedHead())?.owner);
}
