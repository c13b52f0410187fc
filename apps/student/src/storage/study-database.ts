import { brand } from '@repo/contracts/brand';
import type { SavedKind } from '@repo/contracts/saved.rules';
import type { UseStore } from 'idb-keyval';
import { promisifyRequest } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';
import { pastDatabase, pastParts } from './past-database.ts';

/** The database of what students did and saved: jobs that wait to be sent, and what this device knows of the server's. */
export const studyDatabase = deviceDatabase(`${brand.storagePrefix}-outbox`, 'entries');

/** The names of a student's values; names of jobs begin with the student. */
export const savedKey = (kind: SavedKind, userId: string): string => `${kind} of ${userId}`;
export const logKey = (userId: string): string => `log ${userId}`;
export const sentKey = (userId: string): string => `sent ${userId}`;

/** A saved thing on this device. `isOnlyHere`: the server did not take it. */
export type OnDevice<Thing> = Thing & {
  /** Moment of the last change, in milliseconds since 1970: of the server's clock, of this device's until it is sent. */
  changedAtMs: number;
  isOnlyHere?: true;
};

/**
 * The server's things of one kind as this device knows them, by id. `last` is how far the server's changes were read. `settled`
 * counts the answers to what was sent: what was asked before one of them may be older than it.
 */
export type SavedState<Thing> = { last: number; things: Record<string, OnDevice<Thing>>; settled: number };

export const onlyHere = <Thing>(things: Record<string, OnDevice<Thing>>): Record<string, OnDevice<Thing>> =>
  Object.fromEntries(Object.entries(things).filter(([, { isOnlyHere }]) => isOnlyHere));

type Value = SavedState<object> | readonly { isOnlyHere?: true }[];

/** @returns what the server does not have of a value; null when it has all */
function unsentOf(name: string, value: Value): Value | null {
  if (name.startsWith('log ')) return null;
  if (Array.isArray(value)) {
    const refused = value.filter(({ isOnlyHere }) => isOnlyHere);
    return refused.length > 0 ? refused : null;
  }
  const { things = {}, settled } = value as SavedState<object>;
  const left = onlyHere(things);
  return Object.keys(left).length > 0 ? { last: 0, things: left, settled: settled + 1 } : null;
}

async function clear(database: UseStore, userId: string, which: 'sent' | 'all'): Promise<void> {
  const clearRow = (cursor: IDBCursorWithValue) => {
    const words = String(cursor.key).split(' ');
    if (!words.includes(userId)) return;
    const isJob = words[0] === userId;
    if (which === 'sent' && isJob) return;
    const left = which === 'all' ? null : unsentOf(String(cursor.key), cursor.value);
    if (left) cursor.update(left);
    else cursor.delete();
  };
  try {
    await database('readwrite', (store) => {
      const opening = store.openCursor();
      opening.onsuccess = () => {
        if (!opening.result) return;
        clearRow(opening.result);
        opening.result.continue();
      };
      return promisifyRequest(store.transaction);
    });
  } catch {
    // blocked: there is nothing in it
  }
}

/** Deletes what this student did and saved from the device: 'all', or only what the server has too. Never fails. */
export async function clearStudy(userId: string, which: 'sent' | 'all'): Promise<void> {
  await clear(studyDatabase, userId, which);
  if (which === 'sent') return;
  for (const part of pastParts) {
    const database = await pastDatabase(part);
    if (database) await clear(database, userId, which);
  }
}
