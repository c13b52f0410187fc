import { planAheadMaxDays } from '@repo/contracts/limits/revision';
import { clockToleranceMs } from '@repo/contracts/limits/study-log';
import { examDayFar, examDayPast } from '@repo/contracts/messages/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import type { RevisionPlanReply, SetRevisionPlanInput } from '@repo/contracts/revision.plan';
import { revisionPlans } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { getBoardDates } from './board-dates.ts';

const dayMs = 24 * 3_600_000;

/** The stored plan; null when the student never made one. */
export async function readPlan(
  { user }: UserContext,
  tx: Transaction | DomainContext['database']['db'],
): Promise<RevisionPlanReply['plan']> {
  const { examOn, dailyAmount, ramp, startedOn, subjectDays } = revisionPlans;
  const [stored] = await tx
    .select({ examOn, dailyAmount, ramp, startedOn, subjects: subjectDays })
    .from(revisionPlans)
    .where(eq(revisionPlans.userId, user.id));
  if (!stored) return null;
  const { subjects, ...plan } = stored;
  return Object.keys(subjects).length > 0 ? { ...plan, subjects } : plan;
}

/** The student's revision deadline and daily amount, and the upcoming dates of the board. */
export async function getRevisionPlan(ctx: UserContext): Promise<RevisionPlanReply> {
  const today = studyDay(ctx.clock.now());
  const [plan, dates] = await Promise.all([readPlan(ctx, ctx.database.db), getBoardDates(ctx)]);
  return {
    plan,
    boardDates: dates.filter(({ startsOn }) => startsOn > today),
    dateSheets: dates.filter(({ subjects }) => subjects),
  };
}

/**
 * Stores the student's choice; of two devices the later choice wins. A plan whose day has come restarts
 * with the next one.
 * @throws BAD_INPUT for another first day that is today or earlier, or a day beyond the range of plans
 */
export async function keepRevisionPlan(ctx: UserContext, choice: SetRevisionPlanInput): Promise<void> {
  const now = ctx.clock.now();
  const today = studyDay(now);
  const { subjects, ...first } = choice;
  const { examOn } = choice;
  const lastDay = studyDay(new Date(now.getTime() + planAheadMaxDays * dayMs));
  const days = [examOn ?? today, ...Object.values(subjects ?? {})];
  if (days.some((day) => day > lastDay)) throw new DomainError('BAD_INPUT', examDayFar);
  await ctx.database.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(revisionPlans)
      .where(eq(revisionPlans.userId, ctx.user.id))
      .for('update');
    // A student changes the days of later papers after the first one.
    const isSameDay = known !== undefined && known.examOn === examOn;
    if (examOn !== null && examOn <= today && !isSameDay) throw new DomainError('BAD_INPUT', examDayPast);
    if (known && known.chosenAt.getTime() > now.getTime() + clockToleranceMs) return;
    const isOver = known?.examOn ? known.examOn <= today && !isSameDay : false;
    const startedOn = !known || isOver ? today : known.startedOn;
    const stored = { ...first, startedOn, chosenAt: now, subjectDays: subjects };
    await tx
      .insert(revisionPlans)
      .values({ userId: ctx.user.id, ...stored })
      .onConflictDoUpdate({ target: revisionPlans.userId, set: stored });
  });
}

/**
 * Saves the plan, and returns the updated one.
 * @throws as `keepRevisionPlan`
 */
export async function setRevisionPlan(
  ctx: UserContext,
  choice: SetRevisionPlanInput,
): Promise<RevisionPlanReply> {
  await keepRevisionPlan(ctx, choice);
  return await getRevisionPlan(ctx);
}
