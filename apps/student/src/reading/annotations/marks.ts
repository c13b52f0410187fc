import { marksMax } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { tooManyMarks } from '@repo/contracts/messages/progress';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { savedStores } from '#src/study-log/saved/saved-stores.ts';

/**
 * Adds or changes a mark. Never fails.
 * @returns false when the account has no room for it; a message tells the student
 */
export function saveMark(userId: string, mark: Mark): boolean {
  const known = savedStores.mark.shown(userId) ?? [];
  const isNew = !known.some(({ markId }) => markId === mark.markId);
  if (isNew && known.length >= marksMax) {
    toast.error(speech.say(tooManyMarks), { id: 'too-many-marks' });
    return false;
  }
  void savedStores.mark.save(userId, mark, false);
  return true;
}

/** Removes a mark. Never fails. */
export const removeMark = (userId: string, mark: Mark): void =>
  void savedStores.mark.save(userId, mark, true);
