import type { ApiClient } from '@repo/client';
import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import type { StudyDays } from '@repo/contracts/study-days';
import { momentsOf, notedDays } from './noted-days.ts';

/** Days of this student that are over, and of which the server may not know: no work of theirs reached it on the day. */
export function earlierDays(userId: string, now: Date = new Date()): string[] {
  const today = studyDay(now);
  return notedDays(userId)
    .filter((day) => day < today)
    .slice(-lateStudyDaysMax);
}

/** Tells the server of them. @returns the study days as it knows them now, null when there was nothing to tell */
export async function sendDays(
  userId: string,
  { addStudyDays }: Pick<ApiClient['progress'], 'addStudyDays'>,
): Promise<StudyDays | null> {
  const studiedAtMs = momentsOf(userId, earlierDays(userId));
  if (studiedAtMs.length === 0) return null;
  return await addStudyDays.mutate({ sentClockMs: Date.now(), studiedAtMs });
}
