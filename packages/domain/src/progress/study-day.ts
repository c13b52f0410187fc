import { studyDay } from '@repo/contracts/progress.rules';
import { studyDays } from '@repo/db/schema';
import type { Transaction } from '#src/transactions.ts';

/** Records a day of study; idempotent. */
export async function markStudyDay(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ userId, day: studyDay(at) })
    .onConflictDoNothing();
}
