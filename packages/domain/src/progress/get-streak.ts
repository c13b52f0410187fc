import type { Streak } from '@repo/contracts/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import { readStreak } from '@repo/contracts/streak.rules';
import type { UserContext } from '#src/context.ts';
import { listStudyDays } from './study-day.ts';

/** The student's current streak of study days, on any plan (docs/product/study.md#streak). */
export async function getStreak(ctx: UserContext): Promise<Streak> {
  const { days } = readStreak(await listStudyDays(ctx), studyDay(ctx.clock.now()));
  return { days };
}
