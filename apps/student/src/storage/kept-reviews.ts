import { brand } from '@repo/contracts/brand';
import { del, get } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** What this device noted and what it knows of the server's log, a student each. */
export const ownKey = (userId: string): string => `own ${userId}`;
export const logKey = (userId: string): string => `log ${userId}`;

/** How many events this device has made, and below which number the server has them. */
export type SentCount = { nextSequence: number; sentBefore: number };

/** The database of reviews. */
export const reviewDatabase = deviceDatabase(`${brand.storagePrefix}-reviews`, 'entries');

/** Takes the reviews of this student out of the database: all, or what the server has of them. Never fails. */
export async function clearReviews(userId: string, which: 'sent' | 'all'): Promise<void> {
  try {
    await del(logKey(userId), reviewDatabase);
    const own = await get<SentCount>(ownKey(userId), reviewDatabase);
    if (which === 'all' || !own || own.sentBefore >= own.nextSequence)
      await del(ownKey(userId), reviewDatabase);
  } catch {
    // blocked: there is nothing in it
  }
}
