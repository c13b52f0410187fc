import { brand } from '@repo/contracts/brand';
import type { SavedKind } from '@repo/contracts/saved.rules';
import { clear as empty, get, promisifyRequest, type UseStore, update } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';
import { pastDatabase, pastParts } from './past-database.ts';

/** Database of students' work: unsent jobs, and a copy of what the server has. */
export const studyDatabase = deviceDatabase(`${brand.storagePrefix}-outbox`, 'entries');

/** Keys of a student's values end with the student; keys of jobs begin with the student. */
export const savedKey = (kind: SavedKind, userId: string): string => `${kind} of ${userId}`;
export const answersKey = (userId: string): string => `answers ${userId}`;
export const logKey = (userId: string): string => `log ${userId}`;
export const sentKey = (userId: string): string => `sent ${userId}`;

/** A saved item on this device. `isOnlyHere`: the server refused it. */
export type OnDevice<Thing> = Thing & {
  /** Time of the last change, in milliseconds since 1970: by the device's clock until it is sent, then by the server's. */
  changedAtMs: number;
  isOnlyHere?: true;
};

/**
 * Local copy of the server's items of one kind, by id. `last` is the cursor of the server's changes.
 * `settled` counts the replies to sent changes; a read that started before the last of them may be stale.
 */
export type SavedState<Thing> = { last: number; things: Record<string, OnDevice<Thing>>; settled: number };

export const onlyHere = <Thing>(things: Record<string, OnDevice<Thing>>): Record<string, OnDevice<Thing>> =>
  Object.fromEntries(Object.entries(things).filter(([, { isOnlyHere }]) => isOnlyHere));

type Value = SavedState<object> | readonly { isOnlyHere?: true }[];

/** @returns the unsent part of a value; null when the server has all of it */
function unsentOf(value: Value): Value | null {
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
    const left = which === 'all' ? null : unsentOf(cursor.value);
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
    // IndexedDB is blocked, so nothing is stored.
  }
}

/** Moves the progress that release 1.0.0-pre stored, of its last student only. Never fails. */
export async function takeInPastAnswers(userId: string): Promise<void> {
  try {
    const past = await pastDatabase('answers');
    if (!past) return;
    const kept = await get<{ userId: string; state: object }>('progress', past);
    if (kept?.userId === userId)
      await update<object>(answersKey(userId), (now = kept.state) => now, studyDatabase);
    await empty(past);
  } catch {
    // IndexedDB is blocked, so nothing is stored.
  }
}

/** Deletes this student's work from the device: 'all', or only what the server has. Never fails. */
export async function clearStudy(userId: string, which: 'sent' | 'all'): Promise<void> {
  await takeInPastAnswers(userId);
  await clear(studyDatabase, userId, which);
  if (which === 'sent') return;
  for (const part of pastParts) {
    const database = await pastDatabase(part);
    if (database) await clear(database, userId, which);
  }
}
