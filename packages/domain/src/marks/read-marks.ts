import type { AccountExport } from '@repo/contracts/account-export';
import { marksReadMax } from '@repo/contracts/limits/marks';
import type { ReadMarks, ReadMarksInput, SavedMark } from '@repo/contracts/marks';
import { studentMarks } from '@repo/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { readChanged } from '#src/saved/saved-rows.ts';
import type { Transaction } from '#src/transactions.ts';
import type { MarkRow } from './mark-rows.ts';

const shown = ({ about, kind, quoteExact, quotePrefix, quoteSuffix, note, changedAt }: MarkRow) => ({
  ...{ about, kind, note, changedAt: changedAt.toISOString() },
  quote: { exact: quoteExact, prefix: quotePrefix, suffix: quoteSuffix },
});

export const savedMarkOf = (row: MarkRow): SavedMark => ({
  ...{ markId: row.id, chapterId: row.chapterId, itemId: row.itemId, isRemoved: row.isRemoved },
  ...shown(row),
});

/** The student's marks that were changed after the change of that number, in the order in which the changes came. */
export async function readMarks(ctx: UserContext, { after }: ReadMarksInput): Promise<ReadMarks> {
  const { rows, ...page } = await readChanged(ctx, studentMarks, after, marksReadMax);
  return { marks: rows.map(savedMarkOf), ...page };
}

type Named = Pick<AccountExport['marks'][number], 'chapterId' | 'chapter' | 'subject'>;

/** The student's marks, in the order of their last changes. @param named a chapter with its names */
export async function exportMarks(
  { user }: UserContext,
  tx: Transaction,
  named: (chapterId: string) => Named,
): Promise<AccountExport['marks']> {
  const rows = await tx
    .select()
    .from(studentMarks)
    .where(and(eq(studentMarks.userId, user.id), eq(studentMarks.isRemoved, false)))
    .orderBy(asc(studentMarks.sequence));
  return rows.map((row) => ({ ...named(row.chapterId), ...shown(row) }));
}
