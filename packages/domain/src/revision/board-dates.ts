import { boardYearsAhead } from '@repo/contracts/limits/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import {
  type BoardDate,
  expectedBoardDays,
  type SetBoardDateInput,
  sittings,
} from '@repo/contracts/revision.plan';
import { boardDates } from '@repo/db/schema';
import { and, eq, gte } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

/** The sittings of this year and the next ones, by day: as an admin gave it, else as expected. */
export async function getBoardDates(ctx: DomainContext): Promise<BoardDate[]> {
  const thisYear = Number(studyDay(ctx.clock.now()).slice(0, 4));
  const given = await ctx.database.db.select().from(boardDates).where(gte(boardDates.year, thisYear));
  const years = Array.from({ length: boardYearsAhead + 1 }, (_, ahead) => thisYear + ahead);
  return years
    .flatMap((year) =>
      sittings.map((sitting) => {
        const known = given.find((date) => date.year === year && date.sitting === sitting);
        const startsOn = known?.startsOn ?? `${year}-${expectedBoardDays[sitting]}`;
        return { year, sitting, startsOn, isExpected: !known };
      }),
    )
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
}

/** Says on which day a sitting begins, or takes that back. Plans that were made for another day stay. */
export async function setBoardDate(
  ctx: DomainContext,
  { year, sitting, startsOn }: SetBoardDateInput,
): Promise<BoardDate[]> {
  const { db } = ctx.database;
  if (startsOn === null)
    await db.delete(boardDates).where(and(eq(boardDates.year, year), eq(boardDates.sitting, sitting)));
  else
    await db
      .insert(boardDates)
      .values({ year, sitting, startsOn })
      .onConflictDoUpdate({ target: [boardDates.year, boardDates.sitting], set: { startsOn } });
  return await getBoardDates(ctx);
}
