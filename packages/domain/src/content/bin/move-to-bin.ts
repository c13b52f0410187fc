import type { DeletedKind } from '@repo/contracts/deleted-content';
import { paperTitle } from '@repo/contracts/papers.rules';
import { type DeletedPlace, deletedContent } from '@repo/db/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { teacherInCall } from '#src/signed-by.ts';
import type { Transaction } from '#src/transactions.ts';
import { isContentList } from '../item-tables.ts';
import { isWithin, kindsWithin, owners, placeOf, tableOf } from './content-tables.ts';
import { beginningOf, labelOf } from './item-label.ts';
import { type List, placed, readOrder } from './list-order.ts';

/** An item of the drafts. */
export type Thing = { kind: DeletedKind; itemId: string };

type Row = Record<string, unknown>;

/** @returns undefined when it doesn't exist */
export async function readRow(tx: Transaction, { kind, itemId }: Thing): Promise<Row | undefined> {
  const [found] = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${tableOf[kind]} t where id = ${itemId}`,
  );
  return found?.row;
}

/** The page's first line that contains words. */
function labelOfPage({ content, page_number }: Row): string {
  const line =
    String(content)
      .split('\n')
      .find((each) => each.trim() !== '') ?? '';
  return beginningOf(line.replace(/^#+\s*/, '').trim()) || `Page ${String(page_number)}`;
}

/** Name, title or first words. */
function labelOfRow(kind: DeletedKind, row: Row): string {
  if (kind === 'papers') return paperTitle(row as never);
  if ('page_number' in row) return labelOfPage(row);
  const label = isContentList(kind) ? labelOf(kind, row) : beginningOf(String(row.name ?? ''));
  return label || 'Without a name';
}

const ownerIdOf = (kind: DeletedKind, row: Row): string | null => {
  const owner = owners[kind];
  return owner ? String(row[owner.name]) : null;
};

/** What contains an item, from its owner up; ends where an owner is missing. */
export async function readPath(
  tx: Transaction,
  kind: DeletedKind,
  ownerId: string | null,
): Promise<DeletedPlace[]> {
  const owner = owners[kind];
  if (!owner || ownerId === null) return [];
  const row = await readRow(tx, { kind: owner.kind, itemId: ownerId });
  if (!row) return [];
  const place = { kind: owner.kind, id: ownerId, label: labelOfRow(owner.kind, row) };
  return [place, ...(await readPath(tx, owner.kind, ownerIdOf(owner.kind, row)))];
}

/** Locks an item's contents against changes and additions until the transaction ends; owners first. */
async function lockWhole(tx: Transaction, root: Thing): Promise<void> {
  for (const kind of kindsWithin(root.kind))
    await tx.execute(sql`select count(*) from (
      select id from ${tableOf[kind]} where ${isWithin(kind, root)} order by id for update) locked`);
}

/** The order of a list, including deleted items that may be restored. */
async function orderWithDeleted(tx: Transaction, list: List): Promise<string[]> {
  const { kind, ownerId, siblings, id } = deletedContent;
  const [last] = await tx
    .select({ siblings })
    .from(deletedContent)
    .where(and(eq(kind, list.kind), list.ownerId === null ? isNull(ownerId) : eq(ownerId, list.ownerId)))
    .orderBy(desc(id))
    .limit(1);
  const known = last?.siblings ?? [];
  return known.reduce(
    (ids, each) => (ids.includes(each) ? ids : placed(ids, known, each)),
    await readOrder(tx, list),
  );
}

/** Rows of a kind as JSON, with the database's column names. */
const rowsOf = (kind: DeletedKind, root: Thing) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(t) order by t.${placeOf(kind).column}, t.id), '[]')
    from ${tableOf[kind]} t where ${isWithin(kind, root)})`;

/**
 * Deletes an item with all its contents and stores it for `deletedContentKeptDays`, so that it can be
 * restored whole. The caller must lock its row.
 */
export async function moveToBin(ctx: DomainContext, tx: Transaction, thing: Thing): Promise<void> {
  await lockWhole(tx, thing);
  const { kind, itemId } = thing;
  const row = await readRow(tx, thing);
  if (!row) return;
  const ownerId = ownerIdOf(kind, row);
  const pairs = kindsWithin(kind).map((each) => sql`${each}::text, ${rowsOf(each, thing)}`);
  await tx.insert(deletedContent).values({
    kind,
    itemId,
    ownerId,
    label: labelOfRow(kind, row),
    path: await readPath(tx, kind, ownerId),
    siblings: await orderWithDeleted(tx, { kind, ownerId }),
    rows: sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`,
    deletedBy: teacherInCall,
    deletedAt: ctx.clock.now(),
  });
  await tx.execute(sql`delete from ${tableOf[kind]} where id = ${itemId}`);
}
