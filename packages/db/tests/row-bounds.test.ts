import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '#src/schema/index.ts';

const tables = Object.values<unknown>(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
const bounds: Record<string, schema.RowBound> = schema.rowBounds;

/** Whether a column's name says that it identifies an account or a person, directly or by a hash. */
const owning =
  /(^|_)(user|account|student|person|owner|inviter|invited|guardian)(_(id|hash|key|by))?$|(^|_)email$/;

/** The column with the owner of a row. */
function ownerOf(table: PgTable): string | undefined {
  if (table === schema.users) return 'id';
  const { columns, foreignKeys } = getTableConfig(table);
  const named = columns.filter(({ name }) => owning.test(name)).map(({ name }) => name);
  if (named.length > 0) return named.find((name) => name === 'user_id') ?? named[0];
  const toUsers = foreignKeys.find((key) => key.reference().foreignTable === schema.users);
  return toUsers?.reference().columns[0]?.name;
}

/** Whether rows belong to an account: they name it, or reference a row that does. */
function isOfAccount(table: PgTable, seen: ReadonlySet<PgTable> = new Set()): boolean {
  if (ownerOf(table) !== undefined) return true;
  if (seen.has(table)) return false;
  const { foreignKeys } = getTableConfig(table);
  return foreignKeys.some((key) => isOfAccount(key.reference().foreignTable, new Set([...seen, table])));
}

/** Sets of columns that are unique together. */
function keysOf(table: PgTable): string[][] {
  const { primaryKeys, columns, indexes, uniqueConstraints } = getTableConfig(table);
  return [
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name)),
    ...columns.flatMap(({ primary, isUnique, name }) => (primary || isUnique ? [[name]] : [])),
    ...indexes.flatMap(({ config }) =>
      config.unique && !config.where
        ? [config.columns.map((column) => String(Reflect.get(column, 'name')))]
        : [],
    ),
  ];
}

/** What a developer has to fix in the bounds of these tables. */
function problemsOf(checked: readonly PgTable[]): string[] {
  return checked.flatMap((table) => {
    const name = getTableName(table);
    const bound = bounds[name];
    if (!isOfAccount(table))
      return bound === undefined
        ? []
        : [`${name} has no rows of an account: remove it from src/schema/row-bounds.ts`];
    if (bound === undefined)
      return [
        `${name} has rows of an account and no bound: say in src/schema/row-bounds.ts how many one account may have, or a day may bring, and enforce the number where a row is written (packages/domain/src/assert-room.ts), so that no account can fill the database`,
      ];
    const wanted =
      typeof bound === 'number' ? (bound === 1 ? [] : null) : 'aDay' in bound ? null : bound.oneEach;
    if (wanted === null) return [];
    const columns = [ownerOf(table) ?? '', ...wanted];
    const isKey = keysOf(table).some((key) => key.every((column) => columns.includes(column)));
    return isKey ? [] : [`${name} is bounded by ${columns.join(', ')}, which is no key of it: make it one`];
  });
}

it('the rows of an account have a bound in every table, by a number or by a key', () => {
  expect(problemsOf(tables)).toEqual([]);
  expect(Object.keys(bounds).filter((name) => !tables.some((table) => getTableName(table) === name))).toEqual(
    [],
  );
});

it('rows of an account in a new table without a bound are reported with what to do', () => {
  const userId = () => text('user_id').references(() => schema.users.id);
  const notes = pgTable('notes', { id: text('id').primaryKey(), userId: userId() });
  const comments = pgTable('comments', { note: text('note').references(() => notes.id) });
  expect(problemsOf([notes, comments])).toEqual([
    expect.stringMatching(/^notes has rows of an account and no bound: say in src\/schema\/row-bounds\.ts/),
    expect.stringMatching(/^comments has rows of an account and no bound: /),
  ]);
});

it.each(['account_hash', 'student', 'friend_account_id', 'owner_id', 'guardian_hash', 'user_key', 'email'])(
  'the rows of an account are found by a column %s without a foreign key',
  (column) => {
    const notes = pgTable('notes', { id: text('id').primaryKey(), column: text(column) });
    expect(problemsOf([notes])).toEqual([
      expect.stringMatching(/^notes has rows of an account and no bound/),
    ]);
  },
);

it('rows of an account that are bounded by a column are reported if that column is no key', () => {
  const days = pgTable('study_days', { userId: text('user_id'), day: text('day') });
  expect(problemsOf([days])).toEqual([
    'study_days is bounded by user_id, day, which is no key of it: make it one',
  ]);
});
