import type { Sql } from 'postgres';

type Column = { table: string; name: string; type: string };

/** Values for columns whose type alone does not suggest a valid one. */
const own: Record<string, string> = {
  'users.id': `'one'`,
  'users.email': `'one@example.com'`,
  'chapter_unlocks.source': `'free'`,
  'accepted_invites.inviter_id': `'two'`,
  'orders.status': `'ACTIVE'`,
  'tests.passing_score_percent': '40',
};
const ofType: Record<string, string> = {
  text: `'one'`,
  integer: '1',
  smallint: '1',
  bigint: '1',
  boolean: 'false',
  date: `'2026-11-21'`,
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  bytea: `'\\x00'`,
  'timestamp with time zone': `date_trunc('milliseconds', now())`,
};

/** A row with a value in every required column; all ids are 'one', so that every reference resolves. */
const listColumns = (sql: Sql) => sql<Column[]>`
  select c.table_name as "table", c.column_name as name, c.data_type as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_nullable = 'NO' and c.is_identity = 'NO'
  order by c.table_name, c.ordinal_position`;

/**
 * Inserts a row into every empty table, whatever tables exist by now.
 * @returns the tables
 */
export async function fillEveryTable(sql: Sql): Promise<string[]> {
  const byTable = new Map<string, Column[]>();
  for (const column of await listColumns(sql))
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  const waiting = new Set(byTable.keys());
  const insert = async (table: string) => {
    const columns = byTable.get(table) ?? [];
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const valueFor = ({ name, type }: Column) => own[`${table}.${name}`] ?? ofType[type] ?? 'null';
    const [found] = await sql.unsafe(`select 1 from "${table}" limit 1`);
    if (!found)
      await sql.unsafe(`insert into "${table}" (${names}) values (${columns.map(valueFor).join(', ')})`);
    if (table === 'users')
      await sql.unsafe(`insert into users (id, name, email, created_at)
        values ('two', 'Two', 'two@example.com', now()) on conflict do nothing`);
  };
  // A row that references another one has to wait for it.
  while (waiting.size > 0) {
    const before = waiting.size;
    for (const table of waiting) {
      try {
        await insert(table);
        waiting.delete(table);
      } catch (error) {
        if (Reflect.get(Object(error), 'code') !== '23503') throw error;
      }
    }
    if (waiting.size === before) throw new Error(`No row can be put into ${[...waiting].join(', ')}.`);
  }
  return [...byTable.keys()];
}
