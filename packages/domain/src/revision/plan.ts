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
  const { examOn, dailyAmount, ramp, startedOn } = revisionPlans;
  const [plan] = await tx
    .select({ examOn, dailyAmount, ramp, startedOn })
    .from(revisionPlans)
    .where(eq(revisionPlans.userId, user.id));
  return plan ?? null;
}

/** The student's revision deadline and daily amount, and the upcoming dates of the board. */
export async function getRevisionPlan(ctx: UserContext): Promise<RevisionPlanReply> {
  const today = studyDay(ctx.clock.now());
  const [plan, dates] = await Promise.all([readPlan(ctx, ctx.database.db), getBoardDates(ctx)]);
  return { plan, boardDates: dates.filter(({ startsOn }) => startsOn > today) };
}

/**
 * Stores the student's choice; of two devices the later choice wins. A plan whose day has come restarts
 * with the next one.
 * @throws BAD_INPUT for today or an earlier day, or a day beyond the range of plans
 */
export async function keepRevisionPlan(ctx: UserContext, choice: SetRevisionPlanInput): Promise<void> {
  const now = ctx.clock.now();
  const today = studyDay(now);
  if (choice.examOn !== null && choice.examOn <= today) throw new DomainError('BAD_INPUT', examDayPast);
  const lastDay = studyDay(new Date(now.getTime() + planAheadMaxDays * dayMs));
  if (choice.examOn !== null && choice.examOn > lastDay) throw new DomainError('BAD_INPUT', examDayFar);
  await ctx.database.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(revisionPlans)
      .where(eq(revisionPlans.userId, ctx.user.id))
      .for('update');
    if (known && known.chosenAt.getTime() > now.getTime() + clockToleranceMs) return;
    const isOver = known?.examOn ? known.examOn <= today : false;
    const startedOn = !known || isOver ? today : known.startedOn;
    await tx
      .insert(revisionPlans)
      .values({ userId: ctx.user.id, ...choice, startedOn, chosenAt: now })
      .onConflictDoUpdate({ target: revisionPlans.userId, set: { ...choice, startedOn, chosenAt: now } });
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
