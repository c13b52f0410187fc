import { type DeletedKind, deletedKind } from '@repo/contracts/deleted-content';
import * as tables from '@repo/db/schema';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { itemTables } from '../item-tables.ts';

/** The table of each kind of draft that can be deleted. */
export const tableOf = {
  subjects: tables.subjects,
  chapters: tables.chapters,
  ...itemTables,
  topicPages: tables.topicPages,
  summaryPages: tables.summaryPages,
  papers: tables.papers,
} as const satisfies Record<DeletedKind, PgTable>;

/** The kind that contains another, and the column that refers to it. */
type Owner = { kind: DeletedKind; column: SQL; name: string };

const kindOfTable = new Map<string, DeletedKind>(
  deletedKind.options.map((kind) => [getTableName(tableOf[kind]), kind]),
);

/** Found by foreign key, so that a new kind in a chapter is deleted and restored with it without extra code. */
function ownerOf(kind: DeletedKind): Owner | null {
  for (const key of getTableConfig(tableOf[kind]).foreignKeys) {
    const { columns, foreignTable } = key.reference();
    const owner = kindOfTable.get(getTableName(foreignTable));
    const [column] = columns;
    if (owner && column)
      return { kind: owner, column: sql`${sql.identifier(column.name)}`, name: column.name };
  }
  return null;
}

export const owners = Object.fromEntries(deletedKind.options.map((kind) => [kind, ownerOf(kind)])) as Record<
  DeletedKind,
  Owner | null
>;

/** This kind and all kinds that are deleted with it, owners first. */
export function kindsWithin(kind: DeletedKind): DeletedKind[] {
  const owned = deletedKind.options.filter((each) => owners[each]?.kind === kind);
  return [kind, ...owned.flatMap(kindsWithin)];
}

/** The condition for rows of `kind` inside `root`, or `root` itself. */
export function isWithin(kind: DeletedKind, root: { kind: DeletedKind; itemId: string }): SQL {
  if (kind === root.kind) return sql`id = ${root.itemId}`;
  const owner = owners[kind];
  if (!owner) throw new Error(`${kind} are in no ${root.kind}`);
  return sql`${owner.column} in (select id from ${tableOf[owner.kind]} where ${isWithin(owner.kind, root)})`;
}

/** The column with a row's position in its list, and the first position. */
export const placeOf = (kind: DeletedKind): { column: SQL; first: number } =>
  kind === 'topicPages' || kind === 'summaryPages'
    ? { column: sql`page_number`, first: 1 }
    : { column: sql`position`, first: 0 };
