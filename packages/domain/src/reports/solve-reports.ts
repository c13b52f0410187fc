import type {
  ReopenReportsInput,
  ReportedItem,
  SolvedReports,
  SolveReportsInput,
} from '@repo/contracts/reports';
import { mistakeReports } from '@repo/db/schema';
import { aliasedTable, and, eq, exists, isNull, lte, not } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { isUniqueViolation } from '#src/errors.ts';

const isOf = ({ chapterId, kind, itemId }: ReportedItem) =>
  and(
    eq(mistakeReports.chapterId, chapterId),
    eq(mistakeReports.kind, kind),
    eq(mistakeReports.itemId, itemId),
  );

/**
 * Solves the reports of an item that an admin has seen, with a message to their senders, or a reason why it is right as it is. Later reports stay
 * open.
 */
export function solveReports(
  ctx: DomainContext,
  { newestAt, thanks, reason, ...item }: SolveReportsInput,
): Promise<SolvedReports> {
  return ctx.database.db.transaction(async (tx) => {
    const isOpen = and(isOf(item), isNull(mistakeReports.solvedAt));
    const solved = await tx
      .update(mistakeReports)
      .set({ solvedAt: ctx.clock.now(), thanks, reason })
      .where(and(isOpen, lte(mistakeReports.reportedAt, new Date(newestAt))))
      .returning({ id: mistakeReports.id });
    const left = await tx.select({ id: mistakeReports.id }).from(mistakeReports).where(isOpen).limit(1);
    return { count: solved.length, isOpen: left.length > 0 };
  });
}

/**
 * Reopens an item's reports that were solved at this moment. Skips students with a newer open report. Nobody
 * is thanked twice.
 */
export async function reopenReports(
  ctx: DomainContext,
  { solvedAt, ...item }: ReopenReportsInput,
): Promise<{ count: number }> {
  const newer = aliasedTable(mistakeReports, 'newer');
  const hasNewer = exists(
    ctx.database.db
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.userId, mistakeReports.userId),
          eq(newer.chapterId, mistakeReports.chapterId),
          eq(newer.kind, mistakeReports.kind),
          eq(newer.itemId, mistakeReports.itemId),
          isNull(newer.solvedAt),
        ),
      ),
  );
  const reopen = () =>
    ctx.database.db
      .update(mistakeReports)
      .set({ solvedAt: null, thanks: '', reason: '' })
      .where(and(isOf(item), eq(mistakeReports.solvedAt, new Date(solvedAt)), not(hasNewer)))
      .returning({ id: mistakeReports.id });
  const opened = await reopen().catch((error: unknown) => {
    // A student just reported it again; the retry sees that report.
    if (!isUniqueViolation(error)) throw error;
    return reopen();
  });
  return { count: opened.length };
}
