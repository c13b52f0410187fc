import type { Entry } from './work.ts';

/** Where entries wait that IndexedDB does not take: local storage, else memory. Nothing here fails. */
export function createSpareShelf(keyPrefix: string) {
  const inMemory = new Map<string, Entry>();
  const storageKey = (key: string) => `${keyPrefix} ${key}`;

  function inStorage(): Map<string, Entry> {
    const found = new Map<string, Entry>();
    try {
      for (const name of Object.keys(localStorage)) {
        if (!name.startsWith(storageKey(''))) continue;
        found.set(
          name.slice(storageKey('').length),
          JSON.parse(localStorage.getItem(name) ?? 'null') as Entry,
        );
      }
    } catch {
      // blocked, or not ours
    }
    return found;
  }

  return {
    put(key: string, entry: Entry): void {
      try {
        localStorage.setItem(storageKey(key), JSON.stringify(entry));
        inMemory.delete(key);
      } catch {
        inMemory.set(key, entry);
      }
    },
    remove(key: string): void {
      inMemory.delete(key);
      try {
        localStorage.removeItem(storageKey(key));
      } catch {
        // blocked: there is nothing in it
      }
    },
    all: (): Map<string, Entry> => new Map([...inStorage(), ...inMemory]),
  };
}
