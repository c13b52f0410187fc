import type { DeletedKind, RestoreDeletedInput, RestoredItem } from '@repo/contracts/deleted-content';
import * as contentMessages from '@repo/contracts/messages/content';
import { deletedContent } from '@repo/db/schema';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError, isUniqueViolation } from '#src/errors.ts';
import { longTransaction, type Transaction } from '#src/transactions.ts';
import { kindsWithin, owners, placeOf, tableOf } from './content-tables.ts';
import { placed, readOrder, writeOrder } from './list-order.ts';
import { readPath, type Thing } from './move-to-bin.ts';
import { nextPaperPosition } from './paper-position.ts';

/** A row of the bin without its contents. */
type Deleted = Pick<
  typeof deletedContent.$inferSelect,
  'id' | 'kind' | 'itemId' | 'ownerId' | 'label' | 'path' | 'siblings'
>;

const refuse = (message: string): never => {
  throw new DomainError('CONFLICT', message);
};

/** Locks a row of the bin, so that only one of two concurrent restores finds it. */
async function lockDeleted(tx: Transaction, where: ReturnType<typeof and>): Promise<Deleted | undefined> {
  const { id, kind, itemId, ownerId, label, path, siblings } = deletedContent;
  const [row] = await tx
    .select({ id, kind, itemId, ownerId, label, path, siblings })
    .from(deletedContent)
    .where(where)
    .orderBy(desc(id))
    .limit(1)
    .for('update');
  return row;
}

/** Whether it is in the drafts; if so, locks it against deletion until the transaction ends. */
async function lockThing(tx: Transaction, { kind, itemId }: Thing): Promise<boolean> {
  const found = await tx.execute(sql`select id from ${tableOf[kind]} where id = ${itemId} for no key update`);
  return found.length > 0;
}

/** The stored rows of a kind in this row of the bin, as a table. */
const rowsIn = ({ id }: Deleted, kind: DeletedKind) =>
  sql`(select * from jsonb_populate_recordset(null::${tableOf[kind]},
    (select rows -> ${kind}::text from ${deletedContent} where id = ${id}))) held`;

/** Whether one of them is in the drafts again, such as by restoring its chapter. */
async function isBack(tx: Transaction, deleted: Deleted): Promise<boolean> {
  for (const kind of kindsWithin(deleted.kind)) {
    const found = await tx.execute(
      sql`select t.id from ${tableOf[kind]} t join ${rowsIn(deleted, kind)} on held.id = t.id limit 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

/** The row of the bin that contains an item's owner. */
const holdsOwner = ({ path }: Deleted, { kind, itemId }: Thing) =>
  and(
    inArray(
      deletedContent.itemId,
      path.map((place) => place.id),
    ),
    sql`${deletedContent.rows} -> ${kind}::text @> ${JSON.stringify([{ id: itemId }])}::jsonb`,
  );

/** Locks the item's owner; restores it first if requested. @throws CONFLICT */
async function openOwner(
  ctx: DomainContext,
  tx: Transaction,
  deleted: Deleted,
  withOwner: boolean,
): Promise<void> {
  const owner = owners[deleted.kind];
  if (!owner || deleted.ownerId === null) return;
  const thing = { kind: owner.kind, itemId: deleted.ownerId };
  if (await lockThing(tx, thing)) return;
  const above = await lockDeleted(tx, holdsOwner(deleted, thing));
  // The owner may have been restored while we waited for the lock.
  if (!above && (await lockThing(tx, thing))) return;
  const name = deleted.path[0]?.label ?? '';
  if (!above) return refuse(contentMessages.deletedOwnerGone(deleted.label, name));
  const ownerFirst = contentMessages.deletedOwnerFirst(deleted.label, name, above.label);
  if (!withOwner) refuse(ownerFirst);
  await restoreOne(ctx, tx, above, withOwner);
  // The restored owner may already contain a newer copy of the item.
  if (await isBack(tx, deleted)) refuse(ownerFirst);
}

/** Columns that both the stored rows and the table have: the schema may have changed since. */
async function columnsOf(tx: Transaction, { id }: Deleted, kind: DeletedKind) {
  const held = await tx.execute<{ name: string }>(
    sql`select jsonb_object_keys(rows -> ${kind}::text -> 0) as name from ${deletedContent} where id = ${id}`,
  );
  const known = new Set(Object.values(getTableColumns(tableOf[kind])).map(({ name }) => name));
  return held.flatMap(({ name }) => (known.has(name) ? [name] : []));
}

/** Serializes additions to the end of a list without owner. @throws CONFLICT for too many papers */
async function lockTopList(tx: Transaction, kind: DeletedKind): Promise<void> {
  if (kind === 'subjects') await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reorder-subjects'))`);
  if (kind === 'papers') await nextPaperPosition(tx);
}

/** Pages are part of a topic's or summary's content, so edits in progress of it become stale. */
async function touchOwner(ctx: DomainContext, tx: Transaction, { kind, ownerId }: Deleted): Promise<void> {
  const owner = owners[kind];
  if (!owner || placeOf(kind).first === 0) return;
  await tx.execute(sql`update ${tableOf[owner.kind]}
    set updated_at = greatest(${ctx.clock.now().toISOString()}::timestamptz, updated_at + interval '1 millisecond')
    where id = ${ownerId}`);
}

async function restoreOne(
  ctx: DomainContext,
  tx: Transaction,
  deleted: Deleted,
  withOwner: boolean,
): Promise<void> {
  const { id, kind, itemId, ownerId } = deleted;
  if (await isBack(tx, deleted)) refuse(contentMessages.deletedIsBack(deleted.label));
  await openOwner(ctx, tx, deleted, withOwner);
  await lockTopList(tx, kind);
  const order = await readOrder(tx, { kind, ownerId });
  for (const each of kindsWithin(kind)) {
    const columns = await columnsOf(tx, deleted, each);
    if (columns.length === 0) continue;
    const names = columns.map((name) => sql.identifier(name));
    // Insert it after all others at first, because another page may have its number now.
    const values = columns.map((name) =>
      each === kind && (name === 'page_number' || name === 'position')
        ? sql`${order.length + placeOf(kind).first}::int`
        : sql.identifier(name),
    );
    const insert = sql`insert into ${tableOf[each]} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)} from ${rowsIn(deleted, each)}`;
    await tx.execute(insert).catch((error) => {
      // Resetting a chapter's drafts may have brought it back meanwhile.
      if (isUniqueViolation(error)) refuse(contentMessages.deletedIsBack(deleted.label));
      throw error;
    });
  }
  await writeOrder(tx, kind, placed(order, deleted.siblings, itemId));
  await touchOwner(ctx, tx, deleted);
  await tx.delete(deletedContent).where(eq(deletedContent.id, id));
}

/**
 * Restores a deleted item with all its contents, under its ids and at its position.
 * @throws CONFLICT when it is restored already, its 30 days are over, it is in the drafts again, or its owner
 * was deleted too and `withOwner` is not set
 */
export function restoreDeleted(
  ctx: DomainContext,
  { id, withOwner }: RestoreDeletedInput,
): Promise<RestoredItem> {
  return longTransaction(ctx, async (tx) => {
    const deleted = await lockDeleted(tx, eq(deletedContent.id, id));
    if (!deleted) return refuse(contentMessages.deletedNotThere);
    await restoreOne(ctx, tx, deleted, withOwner);
    const { kind, itemId, ownerId, label } = deleted;
    const path = await readPath(tx, kind, ownerId);
    return { kind, itemId, path, message: contentMessages.itemRestored(label) };
  });
}
