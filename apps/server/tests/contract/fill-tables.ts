import type { Sql } from 'postgres';

type Column = { table: string; name: string; type: string };

/** Tables with a small limit on rows. */
const leftEmpty = ['papers'];

/** Values for columns where the default for the type is not valid; `n` counts the rows. */
const own: Record<string, string> = {
  'users.email': `'filler' || n || '@example.com'`,
  'chapter_unlocks.source': `'free'`,
  'accepted_invites.inviter_id': `'filler' || n`,
  'accepted_invites.invited_id': `'friend' || n`,
  'orders.status': `'ACTIVE'`,
  'scheduled_publishes.slot': '1',
  'tests.passing_score_percent': '40',
  'written_questions.marks': '2',
  'written_results.alternative': '0',
};
/** The same id in all tables, so that every foreign key matches. */
const ofType: Record<string, string> = {
  text: `'filler' || n`,
  integer: 'n',
  smallint: 'n % 1000',
  bigint: 'n',
  boolean: 'false',
  date: `date '2020-01-01' + n`,
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  bytea: `convert_to(repeat(md5(n::text), 40), 'UTF8')`,
  'timestamp with time zone': `timestamptz '2020-01-01' + n * interval '1 minute'`,
};

const listColumns = (sql: Sql) => sql<Column[]>`
  select c.table_name as "table", c.column_name as name, c.data_type as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_nullable = 'NO' and c.is_identity = 'NO'
  order by c.table_name, c.ordinal_position`;

/** Inserts this many rows into every existing table, and lets Postgres analyze them. */
export async function fillTables(sql: Sql, rows: number): Promise<void> {
  const byTable = new Map<string, Column[]>();
  for (const column of await listColumns(sql))
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  for (const table of leftEmpty) byTable.delete(table);
  const waiting = new Map(byTable);
  // A table waits until the tables that it refers to are filled.
  while (waiting.size > 0) {
    const before = waiting.size;
    let failure: unknown;
    for (const [table, columns] of waiting) {
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const values = columns.map(({ name, type }) => own[`${table}.${name}`] ?? ofType[type] ?? 'null');
      try {
        await sql.unsafe(`insert into "${table}" (${names}) select ${values.join(', ')}
          from generate_series(1, ${rows}) n on conflict do nothing`);
        waiting.delete(table);
      } catch (error) {
        failure = error;
      }
    }
    if (waiting.size === before) throw failure;
  }
  await sql.unsafe('analyze');
}
