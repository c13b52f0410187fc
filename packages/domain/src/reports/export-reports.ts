import type { AccountExport } from '@repo/contracts/account-export';
import { mistakeReports } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

type Named = Pick<AccountExport['reports'][number], 'chapterId' | 'chapter' | 'subject'>;

/** The student's reports, oldest first. @param named a chapter with its names */
export async function exportReports(
  { user }: UserContext,
  tx: Transaction,
  named: (chapterId: string) => Named,
): Promise<AccountExport['reports']> {
  const rows = await tx
    .select()
    .from(mistakeReports)
    .where(eq(mistakeReports.userId, user.id))
    .orderBy(asc(mistakeReports.reportedAt), asc(mistakeReports.id));
  return rows.map(({ chapterId, kind, excerpt, fault, note, reportedAt, solvedAt, thanks, reason }) => ({
    ...named(chapterId),
    ...{ about: kind, excerpt, fault, note, thanks, reason },
    at: reportedAt.toISOString(),
    solvedAt: solvedAt?.toISOString() ?? null,
  }));
}
