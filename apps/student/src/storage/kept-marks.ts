import { brand } from '@repo/contracts/brand';
import type { Mark } from '@repo/contracts/marks';
import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import { del, update } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** A thing that was saved, on this device. `isOnlyHere`: the server did not take it. */
export type Kept<Thing> = Thing & {
  /** Moment of the last change, in milliseconds since 1970: of the server's clock, of this device's until it is sent. */
  changedAtMs: number;
  isOnlyHere?: true;
};
export type KeptMark = Kept<Mark>;

/**
 * The server's things as this device knows them, by id; `marks` is their name on devices, of every kind. Changes that
 * wait to be sent are in the outbox. `last` is how far the server's changes were read. `settled` counts the answers to what was sent: whatever was asked before one of them may be older than it.
 */
export type KeptMarks<Thing = Mark> = { last: number; marks: Record<string, Kept<Thing>>; settled: number };

export const noMarks: KeptMarks = { last: 0, marks: {}, settled: 0 };

const oldNames: Partial<Record<SavedKind, string>> = { mark: 'of', ownCard: 'own cards of' };

/** Where what a student saved of a kind is. */
export const savedKey = (kind: SavedKind, userId: string): string =>
  `${oldNames[kind] ?? `${kind} of`} ${userId}`;

/** The database of what students saved. */
export const marksDatabase = deviceDatabase(`${brand.storagePrefix}-marks`, 'entries');

/** Those that the server does not have. Builds before the study log kept unsent changes here, each with its `edit`. */
export const onlyHere = <Thing>(marks: Record<string, Kept<Thing>>): Record<string, Kept<Thing>> =>
  Object.fromEntries(
    Object.entries(marks).filter(([, mark]) => mark.isOnlyHere || Reflect.get(mark as object, 'edit')),
  );

async function clearKey(key: string, which: 'sent' | 'all'): Promise<void> {
  try {
    let isEmpty = false;
    await update<KeptMarks>(
      key,
      (kept = noMarks) => {
        const marks = which === 'all' ? {} : onlyHere(kept.marks);
        isEmpty = Object.keys(marks).length === 0;
        return { ...kept, last: 0, marks, settled: kept.settled + 1 };
      },
      marksDatabase,
    );
    if (isEmpty) await del(key, marksDatabase);
  } catch {
    // blocked: there is nothing in it
  }
}

/** Takes what this student saved out of the database: all, or what the server has of it. Never fails. */
export async function clearMarks(userId: string, which: 'sent' | 'all'): Promise<void> {
  for (const kind of savedKindNames) await clearKey(savedKey(kind, userId), which);
}
