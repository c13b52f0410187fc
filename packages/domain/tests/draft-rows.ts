import { type DeletedKind, deletedKind } from '@repo/contracts/deleted-content';
import { sql } from 'drizzle-orm';
import { tableOf } from '#src/content/bin/content-tables.ts';
import { database } from './fresh-database.ts';

type Rows = Record<string, unknown>[];
export type DraftRows = Record<DeletedKind, Rows>;

/** All rows of all tables of the drafts, by kind. */
export async function draftRows(): Promise<DraftRows> {
  const all: Partial<DraftRows> = {};
  for (const kind of deletedKind.options) {
    const rows = await database.db.execute<{ row: Rows[number] }>(
      sql`select to_jsonb(t) as row from ${tableOf[kind]} t order by id`,
    );
    all[kind] = rows.map(({ row }) => row);
  }
  return all as DraftRows;
}

const timeless = (rows: Rows): Rows => rows.map(({ updated_at: _, ...row }) => row);

/** Without the topic's or summary's time of change, which a page's creation or deletion updates. */
export const withoutHolderTimes = (rows: DraftRows): DraftRows => ({
  ...rows,
  topics: timeless(rows.topics),
  summaries: timeless(rows.summaries),
});
