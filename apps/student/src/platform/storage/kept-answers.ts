import { brand } from '@repo/contracts/brand';
import { clear, get, set } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

const key = 'progress';

const database = deviceDatabase(`${brand.storagePrefix}-answers`, 'answers', { isPatient: true });

/** The server's last replies to one student, in IndexedDB. Never fails. */
export const keptAnswers = {
  /** Null when there are none, or those of another student. */
  async read<State>(userId: string): Promise<State | null> {
    try {
      const kept = await get<{ userId: string; state: State }>(key, database);
      return kept?.userId === userId ? kept.state : null;
    } catch {
      return null;
    }
  },
  async keep(userId: string, state: object): Promise<void> {
    try {
      await set(key, { userId, state }, database);
    } catch {
      // Blocked or full: without a network the figures are then unknown.
    }
  },
  async clear(): Promise<void> {
    try {
      await clear(database);
    } catch {
      // Blocked: nothing is stored.
    }
  },
};
