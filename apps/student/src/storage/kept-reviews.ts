import { brand } from '@repo/contracts/brand';
import { createStore, del, get, type UseStore } from 'idb-keyval';
import { namesIn, removeText, storageName } from './stored-text.ts';

/** What this device noted and what it knows of the server's log, a student each. */
export const ownKey = (userId: string): string => `own ${userId}`;
export const logKey = (userId: string): string => `log ${userId}`;

/** How many events this device has made, and below which number the server has them. */
export type SentCount = { nextSequence: number; sentBefore: number };

let opened: UseStore | undefined;
/** The database of reviews. Opened late: where IndexedDB is blocked, opening throws. */
export function reviewDatabase(): UseStore {
  opened ??= createStore(`${brand.storagePrefix}-reviews`, 'entries');
  return opened;
}

/** Takes the reviews of this student off the device: all, or what the server has of them. Never fails. */
export async function clearReviews(userId: string, which: 'sent' | 'all'): Promise<void> {
  if (which === 'all')
    for (const name of namesIn('local', storageName('review ', `${userId} `))) removeText('local', name);
  try {
    const store = reviewDatabase();
    await del(logKey(userId), store);
    const own = await get<SentCount>(ownKey(userId), store);
    if (which === 'all' || !own || own.sentBefore >= own.nextSequence) await del(ownKey(userId), store);
  } catch {
    // blocked: there is nothing in it
  }
}
