import { createStore, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { createSpareShelf } from './spare-shelf.ts';
import type { Entry } from './work.ts';

/** A storage that hangs must not hold up a student. */
const patienceMs = 3_000;

export type Shelf = {
  /** Keeps an entry in place of an older one of its id. Never fails. */
  put: (entry: Entry) => Promise<void>;
  /** Removes this very entry; a newer one of its id stays. Never fails. */
  remove: (entry: Entry) => Promise<void>;
  /** What waits for this student, oldest first. Never fails. */
  ofUser: (userId: string) => Promise<Entry[]>;
};

const keyOf = ({ userId, id }: Entry) => `${userId} ${id}`;

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('storage does not answer')), patienceMs);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}

/**
 * Entries in IndexedDB; what it does not take goes to local storage, and what that does not take waits in memory for
 * as long as the page lives.
 */
export function createShelf(databaseName: string): Shelf {
  const spare = createSpareShelf(databaseName);
  let opened: UseStore | undefined;
  /** Opened late: where IndexedDB is blocked, opening throws. */
  const device = () => {
    opened ??= createStore(databaseName, 'entries');
    return opened;
  };

  const removeFromDevice = (entry: Entry) =>
    device()('readwrite', async (store) => {
      const kept = await promisifyRequest<Entry | undefined>(store.get(keyOf(entry)));
      if (kept?.rev !== entry.rev) return;
      store.delete(keyOf(entry));
      await promisifyRequest(store.transaction);
    });

  return {
    async put(entry) {
      try {
        await inTime(set(keyOf(entry), entry, device()));
        spare.remove(keyOf(entry));
      } catch {
        spare.put(keyOf(entry), entry);
      }
    },
    async remove(entry) {
      if (spare.all().get(keyOf(entry))?.rev === entry.rev) spare.remove(keyOf(entry));
      await Promise.resolve()
        .then(() => inTime(removeFromDevice(entry)))
        .catch(() => {});
    },
    async ofUser(userId) {
      const kept = new Map<string, Entry>();
      try {
        for (const [key, entry] of await inTime(entries<string, Entry>(device()))) kept.set(key, entry);
      } catch {
        // blocked: what there is stands in the spare shelf
      }
      for (const [key, entry] of spare.all()) kept.set(key, entry);
      return [...kept.values()]
        .filter((entry) => entry.userId === userId)
        .sort((one, other) => one.keptAtMs - other.keptAtMs);
    },
  };
}
