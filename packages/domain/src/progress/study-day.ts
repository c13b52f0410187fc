import { studyDay } from '@repo/contracts/progress.rules';
import { studyDays } from '@repo/db/schema';
import type { Transaction } from '#src/context.ts';

/** Notes that the student studied on this day; once a day is enough. */
export async function markStudyDay(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ userId, day: studyDay(at) })
    .onConflictDoNothing();
}
