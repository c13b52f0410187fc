import { studyDay } from '@repo/contracts/progress.rules';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, isWhole } from '#src/storage/schema.ts';
import { namesIn } from '#src/storage/stored-text.ts';

/** For each day in India on which a student studied here and of which the server may not know yet: when, in milliseconds since 1970. */
const store = persisted<number, null>({
  key: 'studied ',
  scope: 'device',
  area: 'local',
  schema: guarded(isWhole),
  fallback: null,
});

const partOf = (userId: string, day = '') => `${userId} ${day}`;

/** Keeps that this student studies, at once: the work itself may be replaced by later work before it is sent. Never fails. */
export function noteStudied(userId: string, now: Date = new Date()): void {
  const part = partOf(userId, studyDay(now));
  if (store.get(part) === null) store.set(now.getTime(), part);
}

/** The days that are noted, oldest first. */
export function notedDays(userId: string): string[] {
  const start = store.nameOf(partOf(userId));
  return namesIn('local', start)
    .map((name) => name.slice(start.length))
    .filter((day) => store.get(partOf(userId, day)) !== null)
    .sort();
}

/** When the student studied on these days, in milliseconds since 1970. */
export const momentsOf = (userId: string, days: readonly string[]): number[] =>
  days.flatMap((day) => store.get(partOf(userId, day)) ?? []);

/** The server knows of these days, or will never take them. */
export function forgetNoted(userId: string, days: readonly string[]): void {
  for (const day of days) store.clear(partOf(userId, day));
}
