import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '#src/schema/index.ts';

/** Whether a row says whose it is: by a column of that name, or by a reference to an account or to another such table. */
function isOfAccount(table: PgTable, seen: ReadonlySet<PgTable> = new Set()): boolean {
  if (table === schema.users) return true;
  if (seen.has(table)) return false;
  const { columns, foreignKeys } = getTableConfig(table);
  if (columns.some(({ name }) => name === 'user_id')) return true;
  return foreignKeys.some((key) => isOfAccount(key.reference().foreignTable, new Set([...seen, table])));
}

it('every table that has rows of an account has a bound on them, and no other table has one', () => {
  const tables = Object.values<unknown>(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
  const ofAccounts = tables.filter((table) => isOfAccount(table)).map(getTableName);
  expect(Object.keys(schema.rowBounds).sort()).toEqual(ofAccounts.sort());
});
