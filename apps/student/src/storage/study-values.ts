import { get, update } from 'idb-keyval';
import { studyDatabase as database } from './study-database.ts';

type Change = (now: unknown) => unknown;

/** The latest of each value that this page knows, and its changes that the database did not take yet. */
const latest = new Map<string, unknown>();
const unstored = new Map<string, readonly Change[]>();
const unstoredOf = (key: string) => unstored.get(key) ?? [];

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
 * A value of the study database. While that does not answer, it is the latest that this page knows, with the changes since.
 * Never fails.
 */
export async function readValue<Value>(key: string): Promise<Value | undefined> {
  if (unstoredOf(key).length > 0) return (await store(key, [])) as Value | undefined;
  try {
    latest.set(key, await get<Value>(key, database));
  } catch {
    // away: what this page knows of it
  }
  return latest.get(key) as Value | undefined;
}

/**
 * Changes a value in one transaction, so that no tab undoes what another one did; the database gets the change once it takes
 * any. Never fails.
 * @param next may run several times, also later and on a value that another tab changed
 * @returns what it is now
 */
export const changeValue = <Value>(key: string, next: (now: Value | undefined) => Value): Promise<Value> =>
  store(key, [next as Change]) as Promise<Value>;
