import { brand } from '@repo/contracts/brand';
import type { Mark } from '@repo/contracts/marks';
import { del, update } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';
import { namesIn, removeText, storageName } from './stored-text.ts';

/**
 * A mark on this device. `edit` is a change that the server does not have, or of which no answer came; `isRefused`: it had no
 * room for it; `after`: how far the server's changes were read when it was made.
 */
export type KeptMark = Mark & {
  /** Moment of the last change, in milliseconds since 1970: of the server's clock, of this device's until it is sent. */
  changedAtMs: number;
  isRemoved: boolean;
  edit: { id: string; after: number; isRefused?: boolean } | null;
};

/**
 * `last` is how far the server's changes were read. `taken` are the latest that came in from here, so that none does twice.
 * `settled` counts the answers to what was sent: whatever was asked before one of them may be older than it.
 */
export type KeptMarks = { last: number; marks: Record<string, KeptMark>; taken: string[]; settled: number };

export const noMarks: KeptMarks = { last: 0, marks: {}, taken: [], settled: 0 };

/** Where the marks of a student are, a student each. */
export const marksKey = (userId: string): string => `of ${userId}`;

/** The database of marks. */
export const marksDatabase = deviceDatabase(`${brand.storagePrefix}-marks`, 'entries');

const fromTheStart = (mark: KeptMark): KeptMark =>
  mark.edit ? { ...mark, edit: { ...mark.edit, after: 0 } } : mark;

const unsentOf = (kept: KeptMarks | undefined) =>
  Object.entries(kept?.marks ?? {}).filter(([, { edit }]) => edit !== null);

/** Takes the marks of this student off the device: all, or what the server has of them. Never fails. */
export async function clearMarks(userId: string, which: 'sent' | 'all'): Promise<void> {
  if (which === 'all')
    for (const name of namesIn('local', storageName('mark ', `${userId} `))) removeText('local', name);
  try {
    let isEmpty = which === 'all';
    if (!isEmpty)
      await update<KeptMarks>(
        marksKey(userId),
        (kept) => {
          const unsent = unsentOf(kept);
          isEmpty = unsent.length === 0;
          return {
            ...{ ...noMarks, taken: kept?.taken ?? [], settled: (kept?.settled ?? 0) + 1 },
            marks: Object.fromEntries(unsent.map(([id, mark]) => [id, fromTheStart(mark)])),
          };
        },
        marksDatabase,
      );
    if (isEmpty) await del(marksKey(userId), marksDatabase);
  } catch {
    // blocked: there is nothing in it
  }
}
