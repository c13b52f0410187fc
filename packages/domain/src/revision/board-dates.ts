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

/** The board exams of this year and the next, by day: as set by an admin, else as expected. */
export async function getBoardDates(ctx: DomainContext): Promise<BoardDate[]> {
  const thisYear = Number(studyDay(ctx.clock.now()).slice(0, 4));
  const given = await ctx.database.db.select().from(boardDates).where(gte(boardDates.year, thisYear));
  const years = Array.from({ length: boardYearsAhead + 1 }, (_, ahead) => thisYear + ahead);
  return years
    .flatMap((year) =>
      sittings.map((sitting) => {
        const known = given.find((date) => date.year === year && date.sitting === sitting);
        const startsOn = known?.startsOn ?? `${year}-${expectedBoardDays[sitting]}`;
        const subjects = known?.subjectDays ?? {};
        const sheet = Object.keys(subjects).length > 0 ? { subjects } : {};
        return { year, sitting, startsOn, isExpected: !known, ...sheet };
      }),
    )
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
}

/** Sets or clears the first day of a board exam and its date sheet. Existing plans don't change. */
export async function setBoardDate(
  ctx: DomainContext,
  { year, sitting, startsOn, subjects }: SetBoardDateInput,
): Promise<BoardDate[]> {
  const { db } = ctx.database;
  if (startsOn === null)
    await db.delete(boardDates).where(and(eq(boardDates.year, year), eq(boardDates.sitting, sitting)));
  else
    await db
      .insert(boardDates)
      .values({ year, sitting, startsOn, subjectDays: subjects })
      .onConflictDoUpdate({
        target: [boardDates.year, boardDates.sitting],
        set: { startsOn, subjectDays: subjects },
      });
  return await getBoardDates(ctx);
}
