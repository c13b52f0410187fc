import { get, update } from 'idb-keyval';
import { studyDatabase as database } from './study-database.ts';

type Change = (now: unknown) => unknown;

/** Latest known value of each key, and changes not yet in the database. */
const latest = new Map<string, unknown>();
const unstored = new Map<string, readonly Change[]>();
const unstoredOf = (key: string) => unstored.get(key) ?? [];

/** Whether the database has all changes of a value. */
export const isStored = (key: string): boolean => unstoredOf(key).length === 0;

const applied = (changes: readonly Change[], value: unknown) =>
  changes.reduce((now, change) => change(now), value);

async function store(key: string, added: readonly Change[]): Promise<unknown> {
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
  } catch {
    unstored.set(key, [...unstoredOf(key), ...added]);
    if (!latest.has(key)) latest.set(key, await get(key, database).catch(() => undefined));
    latest.set(key, applied(added, latest.get(key)));
  }
  return latest.get(key);
}

/**
 * Reads a value of the study database; while that is unavailable, the page's latest copy. Never fails.
 */
export async function readValue<Value>(key: string): Promise<Value | undefined> {
  if (!isStored(key)) return (await store(key, [])) as Value | undefined;
  try {
    latest.set(key, await get<Value>(key, database));
  } catch {
    // The database is unavailable: use the page's copy.
  }
  return latest.get(key) as Value | undefined;
}

/**
 * Changes a value in one transaction, so that tabs don't overwrite each other; retries while the database is unavailable. Never
 * fails.
 * @param next may run several times, also later and on a value that another tab changed
 * @returns the new value
 */
export const changeValue = <Value>(key: string, next: (now: Value | undefined) => Value): Promise<Value> =>
  store(key, [next as Change]) as Promise<Value>;
