import type { DeletedKind } from '@repo/contracts/deleted-content';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/transactions.ts';
import { owners, placeOf, tableOf } from './content-tables.ts';

/** A list of the drafts: items of one kind in one owner, or all of a kind without owner. */
export type List = { kind: DeletedKind; ownerId: string | null };

/** Inserts `id` into `ids`, after the nearest item that precedes it in `order`. */
export function placed(ids: readonly string[], order: readonly string[], id: string): string[] {
  const before = order.slice(0, order.indexOf(id)).findLast((each) => ids.includes(each));
  const at = before === undefined ? 0 : ids.indexOf(before) + 1;
  return [...ids.slice(0, at), id, ...ids.slice(at)];
}

/** The ids of a list, in order. */
export async function readOrder(tx: Transaction, { kind, ownerId }: List): Promise<string[]> {
  const owner = owners[kind];
  const rows = await tx.execute<{ id: string }>(sql`
    select id from ${tableOf[kind]} where ${owner ? sql`${owner.column} = ${ownerId}` : sql`true`}
    order by ${placeOf(kind).column}, id`);
  return rows.map(({ id }) => id);
}

/** Orders a list as in `ids`; edits in progress don't become stale. */
export async function writeOrder(tx: Transaction, kind: DeletedKind, ids: readonly string[]): Promise<void> {
  const { column, first } = placeOf(kind);
  const wanted = sql`(select value as id, (number - 1 + ${first})::int as place
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality each(value, number)) wanted`;
  const table = tableOf[kind];
  // Renumbers in two steps, because page numbers must be unique at every moment.
  const step = (value: typeof column) =>
    tx.execute(sql`update ${table} set ${column} = ${value} from ${wanted}
    where ${table}.id = wanted.id and ${table}.${column} <> wanted.place`);
  if (first === 1) await step(sql`${table}.${column} + ${ids.length + 1}`);
  await step(sql`wanted.place`);
}
