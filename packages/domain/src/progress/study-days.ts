import { lateStudyDaysMax, studyDaysBackMax } from '@repo/contracts/limits/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import { rowBefore } from '@repo/contracts/streak.rules';
import type { AddStudyDaysInput, StudyDays } from '@repo/contracts/study-days';
import { studyDays } from '@repo/db/schema';
import type { UserContext } from '#src/context.ts';
import { listStudyDays } from './study-day.ts';

const dayMs = 86_400_000;
const daysBefore = (at: Date, count: number) => studyDay(new Date(at.getTime() - count * dayMs));

/** The student's study days, up to 400 days back from today, on any plan (docs/product/study.md#streak). */
export async function getStudyDays(ctx: UserContext): Promise<StudyDays> {
  const now = ctx.clock.now();
  const from = daysBefore(now, studyDaysBackMax - 1);
  const today = studyDay(now);
  const days = await listStudyDays(ctx);
  return {
    today,
    from,
    before: rowBefore(
      days.filter((day) => day < from),
      from,
    ),
    days: days.filter((day) => day >= from && day <= today),
  };
}

/**
 * Records offline study days, sent late: computes each time from its age by the device's clock. Ignores days
 * before the account existed or more than 62 days ago. Idempotent.
 * @returns the updated days
 */
export async function addStudyDays(
  ctx: UserContext,
  { sentClockMs, studiedAtMs }: AddStudyDaysInput,
): Promise<StudyDays> {
  const now = ctx.clock.now();
  const created = studyDay(new Date(ctx.user.createdAt));
  const earliest = daysBefore(now, lateStudyDaysMax);
  const told = studiedAtMs
    // If the clock was set back meanwhile, the time would be in the future; limit it to now.
    .map((atMs) => studyDay(new Date(now.getTime() - Math.min(Math.max(0, sentClockMs - atMs), 366 * dayMs))))
    .filter((day) => day >= created && day >= earliest);
  // Sorted, as for reviews, so that two devices don't deadlock.
  const days = [...new Set(told)].sort();
  if (days.length > 0)
    await ctx.database.db
      .insert(studyDays)
      .values(days.map((day) => ({ userId: ctx.user.id, day })))
      .onConflictDoNothing();
  return await getStudyDays(ctx);
}
