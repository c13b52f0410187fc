import { get, type UseStore, update } from 'idb-keyval';

/** Values in one database of this device. What it does not take lasts as long as the page. Nothing of it fails. */
export type ValueStore = {
  read: <Value>(key: string) => Promise<Value | undefined>;
  /** Changes a value in one transaction, so that no tab undoes what another one did. @returns what it is now */
  change: <Value>(key: string, next: (now: Value | undefined) => Value) => Promise<Value>;
};

/** @param database opens it: late, since where IndexedDB is blocked, opening throws */
export function createValueStore(database: () => UseStore): ValueStore {
  const inMemory = new Map<string, unknown>();
  return {
    async read<Value>(key: string) {
      if (inMemory.has(key)) return inMemory.get(key) as Value;
      try {
        return await get<Value>(key, database());
      } catch {
        return undefined;
      }
    },
    async change<Value>(key: string, next: (now: Value | undefined) => Value) {
      if (!inMemory.has(key))
        try {
          let changed: { value: Value } | undefined;
          await update<Value>(
            key,
            (now) => {
              changed = { value: next(now) };
              return changed.value;
            },
            database(),
          );
          if (changed) return changed.value;
        } catch {
          // blocked or full: memory has room
        }
      const value = next(inMemory.get(key) as Value | undefined);
      inMemory.set(key, value);
      return value;
    },
  };
}
