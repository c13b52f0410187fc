import { brand } from '@repo/contracts/brand';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

const key = 'progress';

let store: UseStore | undefined;
/** Opened late: where IndexedDB is blocked, opening throws. */
function deviceStore(): UseStore {
  store ??= createStore(`${brand.storagePrefix}-answers`, 'answers');
  return store;
}

/** What the server told one student last, in IndexedDB. Nothing here fails. */
export const keptAnswers = {
  /** Null when there are none, or those of another student. */
  async read<State>(userId: string): Promise<State | null> {
    try {
      const kept = await get<{ userId: string; state: State }>(key, deviceStore());
      return kept?.userId === userId ? kept.state : null;
    } catch {
      return null;
    }
  },
  async keep(userId: string, state: object): Promise<void> {
    try {
      await set(key, { userId, state }, deviceStore());
    } catch {
      // blocked or full: without a network the figures are then unknown
    }
  },
  async clear(): Promise<void> {
    try {
      await clear(deviceStore());
    } catch {
      // blocked: there is nothing in it
    }
  },
};
