import { reportSendingsKept, reportsPerDayMax } from '@repo/contracts/limits/reports';
import { tooManyReports } from '@repo/contracts/messages/reports';
import { studyDay } from '@repo/contracts/progress.rules';
import type { SendReportInput } from '@repo/contracts/reports';
import { mistakeReports } from '@repo/db/schema';
import { and, arrayContains, count, eq, gte, isNull, or } from 'drizzle-orm';
import { assertRoom } from '#src/assert-room.ts';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { DomainContext, UserContext } from '#src/context.ts';
import { DomainError, isUniqueViolation } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { findReported, type Reported } from './find-reported.ts';

type Reader = Transaction | DomainContext['database']['db'];

async function isKnown({ user }: UserContext, db: Reader, reportId: string): Promise<boolean> {
  const rows = await db
    .select({ id: mistakeReports.id })
    .from(mistakeReports)
    .where(
      and(
        eq(mistakeReports.userId, user.id),
        or(eq(mistakeReports.id, reportId), arrayContains(mistakeReports.sentIds, [reportId])),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * @throws FORBIDDEN, because after TOO_MANY the device would delay everything it has to send until the next
 * day
 */
async function assertFewToday({ user, clock }: UserContext, tx: Transaction): Promise<void> {
  const dayBegan = new Date(`${studyDay(clock.now())}T00:00:00+05:30`);
  const [today] = await tx
    .select({ n: count() })
    .from(mistakeReports)
    .where(and(eq(mistakeReports.userId, user.id), gte(mistakeReports.reportedAt, dayBegan)));
  if ((today?.n ?? 0) >= reportsPerDayMax) throw new DomainError('FORBIDDEN', tooManyReports);
}

function keepReport(ctx: UserContext, input: SendReportInput, found: Reported): Promise<void> {
  const { reportId, chapterId, kind, itemId, fault, note } = input;
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    if (await isKnown(ctx, tx, reportId)) return;
    const said = { ...found, fault, note, reportedAt: ctx.clock.now() };
    // After locking the row, so that an admin solves only text they have seen.
    const [open] = await tx
      .select({ id: mistakeReports.id, sentIds: mistakeReports.sentIds })
      .from(mistakeReports)
      .where(
        and(
          eq(mistakeReports.userId, ctx.user.id),
          eq(mistakeReports.chapterId, chapterId),
          eq(mistakeReports.kind, kind),
          eq(mistakeReports.itemId, itemId),
          isNull(mistakeReports.solvedAt),
        ),
      )
      .for('update');
    if (open) {
      const sentIds = [...open.sentIds, reportId].slice(-reportSendingsKept);
      await tx
        .update(mistakeReports)
        .set({ ...said, sentIds })
        .where(and(eq(mistakeReports.userId, ctx.user.id), eq(mistakeReports.id, open.id)));
      return;
    }
    await assertFewToday(ctx, tx);
    await tx.insert(mistakeReports).values({
      ...{ userId: ctx.user.id, id: reportId, sentIds: [reportId], chapterId, kind, itemId },
      ...said,
    });
    await assertRoom(tx, mistakeReports, ctx.user.id);
  });
}

/**
 * Stores a student's report of a mistake; idempotent. A student has one open report per item: a later one
 * replaces its text.
 * @throws NOT_FOUND for an unpublished item, CHAPTER_LOCKED, FORBIDDEN above the limits per day and in all
 */
export async function sendReport(ctx: UserContext, input: SendReportInput): Promise<null> {
  // Check first: a repeated report succeeds even if its item has been deleted since.
  if (await isKnown(ctx, ctx.database.db, input.reportId)) return null;
  const found = await findReported(ctx, input, input.contentTimestamp);
  const keep = () => keepReport(ctx, input, found);
  await keep().catch((error: unknown) => {
    // An admin has just reopened this student's solved report. Retry, which replaces its text.
    if (!isUniqueViolation(error)) throw error;
    return keep();
  });
  return null;
}
