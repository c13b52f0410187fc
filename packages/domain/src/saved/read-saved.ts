import type { AccountExport } from '@repo/contracts/account-export';
import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import { type SavedPage, savedKinds } from '@repo/contracts/saved-kinds';
import { savedThings } from '@repo/db/schema';
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { isOwn, savedOf } from './saved-rows.ts';

/**
 * The student's things of a kind that changed after the change with the number `after`, in the order of the changes. Without
 * Super too: they wrote them.
 */
export async function readSaved<Kind extends SavedKind>(
  ctx: UserContext,
  { kind, after }: { kind: Kind; after: number },
): Promise<SavedPage<Kind>> {
  const { db } = ctx.database;
  const isThere = and(isOwn(ctx, kind), eq(savedThings.isRemoved, false));
  const max = savedKinds[kind].readMax;
  // Counted in the same statement, so that both are of one moment.
  const all = sql<number>`(select count(*)::int from ${savedThings} c
    where c.user_id = ${ctx.user.id} and c.kind = ${kind} and not c.is_removed)`;
  const found = await db
    .select({ ...getTableColumns(savedThings), all })
    .from(savedThings)
    .where(and(isOwn(ctx, kind), gt(savedThings.sequence, after)))
    .orderBy(asc(savedThings.sequence))
    .limit(max + 1);
  const rows = found.slice(0, max);
  return {
    kind,
    items: rows.map((row) => savedOf(kind, row)),
    last: rows.at(-1)?.sequence ?? after,
    isMore: found.length > max,
    count: found[0]?.all ?? (await db.$count(savedThings, isThere)),
  };
}

type SavedLists = Pick<AccountExport, `${SavedKind}s`>;
type Named = Pick<AccountExport['marks'][number], 'chapterId' | 'chapter' | 'subject'>;

/**
 * The student's saved items, a list per kind, in the order of the last changes.
 * @param named a chapter with its names
 */
export async function exportSaved(
  { user }: UserContext,
  tx: Transaction,
  named: (chapterId: string) => Named,
): Promise<SavedLists> {
  const rows = await tx
    .select()
    .from(savedThings)
    .where(and(eq(savedThings.userId, user.id), eq(savedThings.isRemoved, false)))
    .orderBy(asc(savedThings.sequence));
  const listOf = (kind: SavedKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ chapterId, content, changedAt }) => ({
        ...named(chapterId),
        ...Object.fromEntries(Object.keys(savedKinds[kind].exported).map((field) => [field, content[field]])),
        changedAt: changedAt.toISOString(),
      }));
  return Object.fromEntries(savedKindNames.map((kind) => [`${kind}s`, listOf(kind)])) as SavedLists;
}
