import type { DeletedItem, DeletedList, DeletedListInput } from '@repo/contracts/deleted-content';
import { deletedContentKeptDays, deletedListMax } from '@repo/contracts/limits/content';
import { type DeletedPlace, deletedContent } from '@repo/db/schema';
import { desc, inArray, lt, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { snapshot, type Transaction } from '#src/transactions.ts';
import { tableOf } from './content-tables.ts';
import type { Thing } from './move-to-bin.ts';

const dayMs = 86_400_000;
const thingOf = ({ kind, id }: DeletedPlace): Thing => ({ kind, itemId: id });
const keyOf = ({ kind, itemId }: Thing) => `${kind} ${itemId}`;

/** Which of these items are in the drafts. */
async function readPresent(tx: Transaction, things: readonly Thing[]): Promise<Set<string>> {
  const present = new Set<string>();
  for (const kind of new Set(things.map((thing) => thing.kind))) {
    const some = things.filter((thing) => thing.kind === kind);
    const ids = JSON.stringify(some.map(({ itemId }) => itemId));
    const rows = await tx.execute<{ id: string }>(sql`select id from ${tableOf[kind]}
      where id in (select jsonb_array_elements_text(${ids}::jsonb))`);
    for (const { id } of rows) present.add(keyOf({ kind, itemId: id }));
  }
  return present;
}

/** Which of these items are in the bin. */
async function readDeleted(tx: Transaction, things: readonly Thing[]): Promise<Set<string>> {
  if (things.length === 0) return new Set();
  const { kind, itemId } = deletedContent;
  const ids = [...new Set(things.map((thing) => thing.itemId))];
  const rows = await tx.select({ kind, itemId }).from(deletedContent).where(inArray(itemId, ids));
  return new Set(rows.map(keyOf));
}

/** Deleted items that can be restored, newest first. */
export function listDeleted(ctx: DomainContext, { cursor }: DeletedListInput): Promise<DeletedList> {
  return snapshot(ctx, async (tx) => {
    const { id, kind, itemId, label, path, deletedBy, deletedAt } = deletedContent;
    const rows = await tx
      .select({ id, kind, itemId, label, path, deletedBy, deletedAt })
      .from(deletedContent)
      .where(cursor === undefined ? undefined : lt(id, cursor))
      .orderBy(desc(id))
      .limit(deletedListMax + 1);
    const shown = rows.slice(0, deletedListMax);
    const above = shown.flatMap((row) => row.path.map(thingOf));
    const present = await readPresent(tx, [...shown, ...above]);
    const deleted = await readDeleted(tx, above);
    const stateOf = (row: (typeof shown)[number]): Pick<DeletedItem, 'restorable' | 'outermost'> => {
      if (present.has(keyOf(row))) return { restorable: 'back', outermost: null };
      const found = row.path.findIndex((place) => present.has(keyOf(thingOf(place))));
      const last = (found === -1 ? row.path : row.path.slice(0, found)).at(-1);
      if (!last) return { restorable: 'ready', outermost: null };
      return {
        restorable: deleted.has(keyOf(thingOf(last))) ? 'withOwner' : 'ownerGone',
        outermost: last.label,
      };
    };
    const items = shown.map(
      (row): DeletedItem => ({
        ...row,
        ...stateOf(row),
        deletedAt: row.deletedAt.toISOString(),
        expiresAt: new Date(row.deletedAt.getTime() + deletedContentKeptDays * dayMs).toISOString(),
      }),
    );
    return { items, hasMore: rows.length > deletedListMax };
  });
}
