import { brand } from '@repo/contracts/brand';
import { del, update } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** What this device knows of the server's log, what it sent since, and what builds before kept unsent; a student each. */
export const logKey = (userId: string): string => `log ${userId}`;
export const sentKey = (userId: string): string => `sent ${userId}`;
export const ownKey = (userId: string): string => `own ${userId}`;

/** The database of reviews. */
export const reviewDatabase = deviceDatabase(`${brand.storagePrefix}-reviews`, 'entries');

/** Takes the reviews of this student out of the database: all, or what the server has of them. Never fails. */
export async function clearReviews(userId: string, which: 'sent' | 'all'): Promise<void> {
  try {
    await del(logKey(userId), reviewDatabase);
    if (which === 'all') await del(ownKey(userId), reviewDatabase);
    await update<{ isRefused?: true }[]>(
      sentKey(userId),
      (sent = []) => (which === 'all' ? [] : sent.filter(({ isRefused }) => isRefused)),
      reviewDatabase,
    );
  } catch {
    // blocked: there is nothing in it
  }
}
