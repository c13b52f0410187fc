import { marksMax } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { tooManyMarks } from '@repo/contracts/messages/progress';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useEffect, useSyncExternalStore } from 'react';
import { markStore } from '#src/marks/mark-store.ts';
import { useUser } from '#src/session/session.ts';
import type { KeptMark } from '#src/storage/kept-marks.ts';

/**
 * Creates or updates a mark. Never fails.
 * @returns false when the account's limit is reached, which is shown as a toast
 */
export function saveMark(userId: string, mark: Mark): boolean {
  const known = markStore.shown(userId) ?? [];
  const isNew = !known.some(({ markId }) => markId === mark.markId);
  if (isNew && known.length >= marksMax) {
    toast.error(speech.say(tooManyMarks), { id: 'too-many-marks' });
    return false;
  }
  void markStore.save(userId, mark, false);
  return true;
}

/** Never fails. */
export const removeMark = (userId: string, mark: Mark): void => void markStore.save(userId, mark, true);

/** The student's marks, oldest first; null until loaded. Those of other devices arrive later. */
export function useMarks(): readonly KeptMark[] | null {
  const { id: userId } = useUser();
  const marks = useSyncExternalStore(markStore.subscribe, () => markStore.shown(userId));
  useEffect(() => {
    void markStore.refresh(userId);
  }, [userId]);
  return marks;
}
