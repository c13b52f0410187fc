import type { Database } from '@repo/db';

const listFilled = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

/** @returns SQL that fills the empty tables of a copy of this database as they are here */
export async function copyRows({ sql }: Pick<Database, 'sql'>): Promise<string> {
  const tables = await sql.unsafe<{ name: string }[]>(listFilled);
  const inserts = tables.map(async ({ name }) => {
    const [row] = await sql.unsafe<{ rows: string | null }[]>(
      `select json_agg(t)::text as rows from ${name} t`,
    );
    return row?.rows
      ? `insert into ${name} overriding system value
           select * from json_populate_recordset(null::${name}, $rows$${row.rows}$rows$);`
      : '';
  });
  const counters = await sql<{ statement: string }[]>`
    select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as statement
    from pg_sequences where schemaname = 'public' and last_value is not null`;
  return [
    // Switch off foreign keys, because rows are inserted table by table.
    "select set_config('session_replication_role', 'replica', true);",
    ...(await Promise.all(inserts)),
    ...counters.map(({ statement }) => statement),
  ].join('\n');
}
