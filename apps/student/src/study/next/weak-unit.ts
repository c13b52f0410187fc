import { dayOf } from '@repo/revision/memory';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/platform/storage/schema.ts';

/** The unit with the biggest gain, calculated on a day of `dayOf`, and its chapter to open; '' for none. */
export type WeakUnit = { day: number; unit: string; marks: number; chapterId: string };

const kept = persisted<WeakUnit, null>({
  key: 'weak-unit-',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields<WeakUnit>({ day: isWhole, unit: isText, marks: isWhole, chapterId: isText })),
  fallback: null,
});

/**
 * The result calculated on this device today or yesterday; null without one, or when too little was known.
 */
export function readWeakUnit(userId: string, nowMs: number): WeakUnit | null {
  const found = kept.get(userId);
  return found && found.chapterId !== '' && dayOf(nowMs) - found.day <= 1 ? found : null;
}

/** Whether it was found today. If not, recalculate, because one more quiz may be enough. */
export function isToldToday(userId: string, nowMs: number): boolean {
  const found = kept.get(userId);
  return found?.day === dayOf(nowMs) && found.chapterId !== '';
}

export const keepWeakUnit = (userId: string, weakest: WeakUnit): void => void kept.set(weakest, userId);
