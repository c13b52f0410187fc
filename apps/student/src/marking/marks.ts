import { marksMax } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { tooManyMarks } from '@repo/contracts/messages/progress';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#src/api/api.ts';
import { loadMarks, marksShown, putMark, subscribeToMarks } from '#src/marks/mark-store.ts';
import { readNewMarks } from '#src/marks/read-new-marks.ts';
import { useUser } from '#src/session/session.ts';
import type { KeptMark } from '#src/storage/kept-marks.ts';

/** Other devices are asked at most so often. */
const askAgainMs = 60_000;

/** Makes a mark or changes it. Never fails. @returns false when there are as many as an account holds; the student is told */
export function saveMark(userId: string, mark: Mark): boolean {
  const known = marksShown(userId) ?? [];
  const isNew = !known.some(({ markId }) => markId === mark.markId);
  if (isNew && known.length >= marksMax) {
    toast.error(speech.say(tooManyMarks), { id: 'too-many-marks' });
    return false;
  }
  void putMark(userId, mark, false);
  return true;
}

/** Never fails. */
export const removeMark = (userId: string, mark: Mark): void => void putMark(userId, mark, true);

let asked: { userId: string; atMs: number } | null = null;

/** Reads what other devices marked, unless that was done just now. Never fails: what is here stays. */
async function askOtherDevices(userId: string): Promise<void> {
  const isFresh = asked?.userId === userId && performance.now() - asked.atMs < askAgainMs;
  if (isFresh || !navigator.onLine) return;
  asked = { userId, atMs: performance.now() };
  await readNewMarks(userId, api.progress).catch(() => {
    asked = null;
  });
}

/** The student's marks, oldest first; null until they are read. Those of other devices follow. */
export function useMarks(): readonly KeptMark[] | null {
  const { id: userId } = useUser();
  const marks = useSyncExternalStore(subscribeToMarks, () => marksShown(userId));
  useEffect(() => {
    const known = marksShown(userId) ? Promise.resolve() : loadMarks(userId);
    void known.then(() => askOtherDevices(userId));
  }, [userId]);
  return marks;
}
