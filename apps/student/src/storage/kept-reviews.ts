import { brand } from '@repo/contracts/brand';
import { del, delMany, get, update } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** What this device knows of the server's log, what it sent since, and what builds before kept unsent; a student each. */
export const logKey = (userId: string): string => `log ${userId}`;
export const sentKey = (userId: string): string => `sent ${userId}`;
export const ownKey = (userId: string): string => `own ${userId}`;

/** The database of reviews. */
export const reviewDatabase = deviceDatabase(`${brand.storagePrefix}-reviews`, 'entries');

/** Leaves what `unsentOf` returns of a value; null deletes it. */
async function keepUnsent<Value>(key: string, unsentOf: (value: Value) => Value | null): Promise<void> {
  const stored = await get<Value>(key, reviewDatabase);
  if (stored !== undefined && unsentOf(stored) === null) await del(key, reviewDatabase);
  else if (stored !== undefined)
    await update<Value>(key, (now = stored) => unsentOf(now) ?? now, reviewDatabase);
}

/** Takes the reviews of this student out of the database: all, or what the server has of them. Never fails. */
export async function clearReviews(userId: string, which: 'sent' | 'all'): Promise<void> {
  try {
    await del(logKey(userId), reviewDatabase);
    if (which === 'all') await delMany([ownKey(userId), sentKey(userId)], reviewDatabase);
    else {
      await keepUnsent<{ events: unknown[] }>(ownKey(userId), (own) => (own.events.length > 0 ? own : null));
      await keepUnsent<{ isRefused?: true }[]>(sentKey(userId), (sent) => {
        const refused = sent.filter(({ isRefused }) => isRefused);
        return refused.length > 0 ? refused : null;
      });
    }
  } catch {
    // blocked: there is nothing in it
  }
}
