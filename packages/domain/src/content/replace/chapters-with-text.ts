import type { ContentList } from '@repo/contracts/items/content-lists';
import type { FindTextsInput } from '@repo/contracts/replace-content';
import { inArray, sql, type Table } from 'drizzle-orm';
import type { Transaction } from '#src/transactions.ts';
import { isPaged, itemTables, pageTables } from '../item-tables.ts';

type Wanted = Pick<FindTextsInput, 'find' | 'isCaseSensitive' | 'lists'>;

/** Letters with cases; JavaScript compares some of them with ASCII letters, such as K with the sign of kelvin. */
const foldedOtherwise = /[ks]|(?![a-z])[\p{CWCM}\p{CWCF}]/giu;
/** Characters that JSON escapes differently from a row as text. */
const escapedInRow = /["\\\p{Cc}]/gu;

/** A LIKE pattern that matches every row with the text, and perhaps a few more. */
function rowPattern({ find, isCaseSensitive }: Wanted): string {
  const escaped = find.replaceAll(escapedInRow, '\n').replaceAll(/[%_]/g, '\\$&');
  const folded = isCaseSensitive ? escaped : escaped.replaceAll(foldedOtherwise, '_');
  return `%${folded.replaceAll('\n', '%')}%`;
}

/** Those of the chapters that may contain the text in these kinds: all that do, and a few that don't. */
export async function chaptersWithText(
  tx: Transaction,
  wanted: Wanted,
  chapterIds: readonly string[],
): Promise<Set<string>> {
  const like = wanted.isCaseSensitive ? sql`like` : sql`ilike`;
  // In this collation ILIKE folds ASCII alone, whatever the collation of the database.
  const hasText = (table: Table) => sql`${table}::text collate "C" ${like} ${rowPattern(wanted)}`;
  const ofList = (list: ContentList) => {
    const items = itemTables[list];
    const own = sql`select ${items.chapterId} as id from ${items}
      where ${inArray(items.chapterId, [...chapterIds])} and `;
    if (!isPaged(list)) return sql`${own} ${hasText(items)}`;
    const { table, ownerColumn } = pageTables[list];
    return sql`${own} (${hasText(items)}
      or exists (select from ${table} where ${ownerColumn} = ${items.id} and ${hasText(table)}))`;
  };
  if (wanted.lists.length === 0) return new Set();
  const rows = await tx.execute<{ id: string }>(sql.join(wanted.lists.map(ofList), sql` union `));
  return new Set(rows.map(({ id }) => id));
}
