import { isUnreachable, RequestFailure } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import { currentLanguage, languages } from '#src/platform/language/language.ts';
import type { FlatLibrary } from './collections.ts';
import { currentChapterId } from './current-chapter.ts';
import type { DownloadRequest } from './download.ts';
import { downloadOffThread } from './download-off-thread.ts';
import {
  etagFor,
  readCachedCollections,
  readCachedHead,
  readIndexedDbCache,
  readOfCopy,
  readOpenableCopy,
} from './indexeddb-cache.ts';
import { activateLibrary, getLibrary } from './library.ts';
import type { OnProgress } from './progress.ts';
import { readSessionCache, type SessionCache, writeSessionCache } from './session-cache.ts';
import { chaptersIn } from './stored-library.ts';

/** With a stored copy, the student waits at most this long for a slow network. */
const copyOpensAfterMs = 4_000;

/** Owner of a library: depends on the user, the plan and unlocked content, as the download does. */
export function ownerOf(user: User): string {
  return [user.id, user.plan, ...[...user.unlockedChapters].sort()].join(' ');
}

/** Whether this user downloaded the copy, and it holds nothing from a plan that has ended. */
function mayOpen(user: User, owner: string | undefined): boolean {
  const [userId, plan] = owner?.split(' ') ?? [];
  return userId === user.id && (plan !== 'Pro' || user.plan === 'Pro');
}

/** Whether the app shows content in its original language. */
const isInOriginal = () => currentLanguage() === languages[0];

/** Whether the copy has no translations, and the app's language was changed to one that needs them. */
const lacksTranslations = async () => !isInOriginal() && Boolean((await readCachedHead())?.lightEtag);

/** False when another tab fetched or freed chapters of the copy on this device. */
async function hasSameChapters({ collections, ...stamp }: SessionCache): Promise<boolean> {
  const stored = (await readOfCopy(['chapters'], stamp)).get('chapters');
  if (!stored || collections.chapters === 'indexeddb') return true;
  return JSON.stringify(chaptersIn(stored)) === JSON.stringify(chaptersIn(collections.chapters));
}

/**
 * The library from this tab's cache and IndexedDB if it is complete: every key present, all with one
 * timestamp, and every marker's collection found. Else null.
 */
async function readCached(owner: string): Promise<FlatLibrary | null> {
  const cached = readSessionCache(owner);
  if (!cached || !(await hasSameChapters(cached))) return null;
  const entries = Object.entries(cached.collections) as [keyof FlatLibrary['collections'], unknown][];
  const elsewhere = entries.filter(([, pieces]) => pieces === 'indexeddb').map(([name]) => name);
  const fetched = elsewhere.length > 0 ? await readCachedCollections(elsewhere, cached) : new Map();
  if (!fetched) return null;
  const { timestamp } = cached;
  const collections = { ...cached.collections, ...Object.fromEntries(fetched) } as FlatLibrary['collections'];
  return { timestamp, owner, etag: null, collections };
}

/**
 * Downloads as requested and writes the caches; null when the copy that the server confirmed can't be read.
 * @throws RequestFailure
 */
export async function downloadOnce(
  request: DownloadRequest,
  onProgress?: OnProgress,
): Promise<{ library: FlatLibrary; isOnDevice: boolean } | null> {
  const { owner } = request;
  const whole = { firstId: currentChapterId(), isLight: isInOriginal(), ...request };
  const result = await downloadOffThread(whole, onProgress);
  const library = result.kind === 'fresh' ? result.library : await readIndexedDbCache(owner);
  if (!library) return null;
  const isOnDevice = result.kind === 'notModified' || result.isOnDevice;
  await writeSessionCache(library, isOnDevice);
  return { library, isOnDevice };
}

/**
 * The latest library from the server, or the stored copy if current. Written to all caches.
 * @throws RequestFailure; the caches are unchanged then
 */
async function fetchLibrary(owner: string, token: string): Promise<FlatLibrary> {
  const head = await readCachedHead();
  const etag = head?.owner === owner ? etagFor(head, isInOriginal()) : null;
  // The server confirmed a copy that can't be read: download it whole.
  const latest =
    (await downloadOnce({ owner, token, etag })) ?? (await downloadOnce({ owner, token, etag: null }));
  if (!latest) throw new RequestFailure('PARSING_ERROR');
  return latest.library;
}

/** Opens the stored copy without confirmation, and restores this tab's cache from it if whole. */
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
  if (cached && !(await lacksTranslations())) return isWanted() ? activateLibrary(cached) : undefined;
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
  if ((cached || isUnreachable(outcome.error)) && (await openOldLibrary(user))) return;
  throw outcome.error;
}

/** The latest requested load; results of loads for other owners are ignored. */
let loading: { owner: string; done: Promise<void> } | null = null;

/**
 * Loads the user's library: from this tab's cache, else from the server, which may confirm the stored copy.
 * Offline or on a slow network the copy opens unconfirmed, and is replaced when the download arrives. When
 * storage is blocked it stays in memory.
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
 * Stores the latest content in all caches. Screens keep the old one until it is activated.
 * @throws RequestFailure; nothing has changed then
 */
export function fetchLatestLibrary(user: User, token: string): Promise<FlatLibrary> {
  return fetchLibrary(ownerOf(user), token);
}

/**
 * Opens any stored copy of this user without confirmation.
 * @returns whether there was one
 */
export async function openOldLibrary(user: User): Promise<boolean> {
  const head = await readCachedHead();
  return head !== null && mayOpen(user, head.owner) && openCopy(head.owner);
}

/** Whether a stored copy can be opened offline. */
export async function hasOldLibrary(user: User): Promise<boolean> {
  return mayOpen(user, (await readCachedHead())?.owner);
}
