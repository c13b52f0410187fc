import { productTimeZone } from '@repo/contracts/limits';
import { studyDays } from '@repo/db/schema';
import type { Transaction } from '#src/context.ts';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: productTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in India at a moment, as YYYY-MM-DD (decisions 11). */
export function studyDay(at: Date): string {
  return calendar.format(at);
}

/** Notes that the student studied on this day; once a day is enough. */
export async function markStudyDay(tx: Transaction, userId: string, at: Date): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ userId, day: studyDay(at) })
    .onConflictDoNothing();
}
