import { type DeletedKind, deletedKind } from '@repo/contracts/deleted-content';
import { sql } from 'drizzle-orm';
import { tableOf } from '#src/content/bin/content-tables.ts';
import { database } from './fresh-database.ts';

type Rows = Record<string, unknown>[];
export type DraftRows = Record<DeletedKind, Rows>;

/** Every row of every table of the drafts, by kind. */
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

/** When a page comes or goes, its topic or summary changes too. */
export const withoutHolderTimes = (rows: DraftRows): DraftRows => ({
  ...rows,
  topics: timeless(rows.topics),
  summaries: timeless(rows.summaries),
});
