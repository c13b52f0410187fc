import { brand } from '@repo/contracts/brand';
import { delMany, entries } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** The database in which the outbox keeps what waits to be sent. */
export const outboxName = `${brand.storagePrefix}-outbox`;

/** Takes the work of this student out of that database; others' stays. Never fails. */
export async function clearWaitingWork(userId: string): Promise<void> {
  try {
    const store = deviceDatabase(outboxName, 'entries');
    const kept = await entries<string, { userId: string }>(store);
    const own = kept.filter(([, job]) => job.userId === userId).map(([key]) => key);
    await delMany(own, store);
  } catch {
    // blocked: there is nothing in it
  }
}
