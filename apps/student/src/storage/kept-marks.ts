import { brand } from '@repo/contracts/brand';
import type { Mark } from '@repo/contracts/marks';
import { del, update } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';
import { namesIn, removeText, storageName } from './stored-text.ts';

/** A mark on this device. `isOnlyHere`: the server did not take it. */
export type KeptMark = Mark & {
  /** Moment of the last change, in milliseconds since 1970: of the server's clock, of this device's until it is sent. */
  changedAtMs: number;
  isOnlyHere?: true;
};

/**
 * The server's marks as this device knows them; changes that wait to be sent are in the outbox. `last` is how far the server's
 * changes were read. `settled` counts the answers to what was sent: whatever was asked before one of them may be older than it.
 */
export type KeptMarks = { last: number; marks: Record<string, KeptMark>; settled: number };

export const noMarks: KeptMarks = { last: 0, marks: {}, settled: 0 };

/** Where the marks of a student are, a student each. */
export const marksKey = (userId: string): string => `of ${userId}`;

/** The database of marks. */
export const marksDatabase = deviceDatabase(`${brand.storagePrefix}-marks`, 'entries');

/** Those that the server does not have. Builds before the study log kept unsent changes here, each with its `edit`. */
export const onlyHere = (marks: Record<string, KeptMark>): Record<string, KeptMark> =>
  Object.fromEntries(
    Object.entries(marks).filter(([, mark]) => mark.isOnlyHere || Reflect.get(mark, 'edit')),
  );

/** Takes the marks of this student off the device: all, or what the server has of them. Never fails. */
export async function clearMarks(userId: string, which: 'sent' | 'all'): Promise<void> {
  if (which === 'all')
    for (const name of namesIn('local', storageName('mark ', `${userId} `))) removeText('local', name);
  try {
    let isEmpty = which === 'all';
    if (!isEmpty)
      await update<KeptMarks>(
        marksKey(userId),
        (kept = noMarks) => {
          const marks = onlyHere(kept.marks);
          isEmpty = Object.keys(marks).length === 0;
          return { ...kept, last: 0, marks, settled: kept.settled + 1 };
        },
        marksDatabase,
      );
    if (isEmpty) await del(marksKey(userId), marksDatabase);
  } catch {
    // blocked: there is nothing in it
  }
}
