import { dayOf } from '@repo/revision/memory';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/storage/schema.ts';

/** The unit in which most marks can be won, as it was worked out on a day of `dayOf`, and the chapter of it to go to; '' for none. */
export type WeakUnit = { day: number; unit: string; marks: number; chapterId: string };

const kept = persisted<WeakUnit, null>({
  key: 'weak-unit-',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields<WeakUnit>({ day: isWhole, unit: isText, marks: isWhole, chapterId: isText })),
  fallback: null,
});

/** What was worked out on this device today or yesterday; null where nothing was, or nothing could be told. */
export function readWeakUnit(userId: string, nowMs: number): WeakUnit | null {
  const found = kept.get(userId);
  return found && found.chapterId !== '' && dayOf(nowMs) - found.day <= 1 ? found : null;
}

/** Whether it was told today. What could not be told yet may be known after one more quiz. */
export function isToldToday(userId: string, nowMs: number): boolean {
  const found = kept.get(userId);
  return found?.day === dayOf(nowMs) && found.chapterId !== '';
}

export const keepWeakUnit = (userId: string, weakest: WeakUnit): void => void kept.set(weakest, userId);
