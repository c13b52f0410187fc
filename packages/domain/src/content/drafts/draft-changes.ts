import type { ContentChange, LastChange } from '@repo/contracts/admin';
import { draftChanges } from '@repo/db/schema';
import { and, desc, eq, gt, inArray, max, ne } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/** Who last changed an item or page of the drafts, and when; null if nobody did in the last year. */
export async function getLastChange(ctx: DomainContext, input: { itemId: string }): Promise<LastChange> {
  const { id, itemId, changedBy, changedAt } = draftChanges;
  const [last] = await ctx.database.db
    .select({ changedBy, changedAt })
    .from(draftChanges)
    .where(eq(itemId, input.itemId))
    .orderBy(desc(id))
    .limit(1);
  return last ? { ...last, changedAt: last.changedAt.toISOString() } : null;
}

const placeOf = ({ paperId, chapterId, subjectId }: ContentChange) => paperId ?? chapterId ?? subjectId ?? '';

/** The changes with the names of the teachers who made them after `since`, the newest first. */
export async function withTeachers(
  tx: Transaction,
  changes: readonly ContentChange[],
  since: Date,
): Promise<ContentChange[]> {
  const { placeId, changedBy, changedAt } = draftChanges;
  const rows = await tx
    .select({ placeId, changedBy })
    .from(draftChanges)
    .where(and(inArray(placeId, changes.map(placeOf)), gt(changedAt, since), ne(changedBy, '')))
    .groupBy(placeId, changedBy)
    .orderBy(desc(max(changedAt)));
  return changes.map((change) => ({
    ...change,
    changedBy: rows.filter((row) => row.placeId === placeOf(change)).map((row) => row.changedBy),
  }));
}
