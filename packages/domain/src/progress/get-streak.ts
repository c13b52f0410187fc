import type { Streak } from '@repo/contracts/progress';
import { streakDays, studyDay } from '@repo/contracts/progress.rules';
import { studyDays } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

/** How many days in a row the student has studied by now, on any plan (docs/product.md#streak). */
export async function getStreak(ctx: UserContext): Promise<Streak> {
  const studied = await ctx.database.db
    .select({ day: studyDays.day })
    .from(studyDays)
    .where(eq(studyDays.userId, ctx.user.id));
  const today = studyDay(ctx.clock.now());
  return {
    days: streakDays(
      studied.map(({ day }) => day),
      today,
    ),
  };
}
