import { brand } from '@repo/contracts/brand';
import { delMany, entries } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';
import { namesIn, removeText, storageName } from './stored-text.ts';

/** The database in which the outbox keeps what waits to be sent. */
export const outboxName = `${brand.storagePrefix}-outbox`;

/** Forgets all work that waits to be sent for this student; others' stays. Never fails. */
export async function clearWaitingWork(userId: string): Promise<void> {
  for (const key of ['outbox ', 'studied '] as const)
    for (const name of namesIn('local', storageName(key, `${userId} `))) removeText('local', name);
  removeText('local', storageName('device-', userId));
  try {
    const store = deviceDatabase(outboxName, 'entries');
    const kept = await entries<string, { userId: string }>(store);
    const own = kept.filter(([, job]) => job.userId === userId).map(([key]) => key);
    await delMany(own, store);
  } catch {
    // blocked: there is nothing in it
  }
}
