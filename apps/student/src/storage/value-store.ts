import { get, type UseStore, update } from 'idb-keyval';

/**
 * Values in one database of this device. While it does not answer or takes nothing, they are the latest that this page
 * knows, with the changes since; the database gets these changes once it takes any. Nothing here fails.
 */
export type ValueStore = {
  read: <Value>(key: string) => Promise<Value | undefined>;
  /**
   * Changes a value in one transaction, so that no tab undoes what another one did.
   * @param next may run several times, also later and on a value that another tab changed
   * @returns what it is now
   */
  change: <Value>(key: string, next: (now: Value | undefined) => Value) => Promise<Value>;
};

type Change = (now: unknown) => unknown;

const applied = (changes: readonly Change[], value: unknown) =>
  changes.reduce((now, change) => change(now), value);

export function createValueStore(database: UseStore): ValueStore {
  const latest = new Map<string, unknown>();
  const unstored = new Map<string, readonly Change[]>();
  const unstoredOf = (key: string) => unstored.get(key) ?? [];

  async function store(key: string, added: readonly Change[]) {
    const changes = [...unstoredOf(key), ...added];
    try {
      let value: unknown;
      await update<unknown>(
        key,
        (now) => {
          value = applied(changes, now);
          return value;
        },
        database,
      );
      unstored.set(
        key,
        unstoredOf(key).filter((change) => !changes.includes(change)),
      );
      latest.set(key, value);
      return value;
    } catch {
      unstored.set(key, [...unstoredOf(key), ...added]);
      if (!latest.has(key)) latest.set(key, await get(key, database).catch(() => undefined));
      const value = applied(added, latest.get(key));
      latest.set(key, value);
      return value;
    }
  }

  return {
    async read<Value>(key: string) {
      if (unstoredOf(key).length > 0) return (await store(key, [])) as Value | undefined;
      try {
        latest.set(key, await get<Value>(key, database));
      } catch {
        // away: what this page knows of it
      }
      return latest.get(key) as Value | undefined;
    },
    change: ((key: string, next: Change) => store(key, [next])) as ValueStore['change'],
  };
}
