import { readFileSync } from 'node:fs';
import type { Database } from '#src/client.ts';

export const distributionFile = new URL(
  '../../../../deploy/scaling/distribute-by-student.sql',
  import.meta.url,
);

/**
 * Replacements for Citus' functions, with Postgres' own hash partitions in place of shards. Both require the
 * column in every unique key, and both find rows in a single part only by that column, so that a schema and
 * statements can be checked without Citus. Restrictions that only Citus has are not detected.
 */
const standIns = `
  create function create_distributed_table(table_name text, distribution_column text, colocate_with text) returns void
  language plpgsql as $$
  declare
    again text[];
    statement text;
  begin
    select array_agg(made.statement order by turn) into again from (
      select 0 as turn, format('alter table %I add constraint %I %s', table_name, conname, pg_get_constraintdef(oid)) as statement
        from pg_constraint where conrelid = table_name::regclass and contype in ('p', 'u', 'c', 'f')
      union all
      select 1, pg_get_indexdef(indexrelid) from pg_index where indrelid = table_name::regclass
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    ) made;
    execute format('alter table %I rename to whole', table_name);
    execute format('create table %I (like whole including defaults) partition by hash (%I)', table_name, distribution_column);
    for n in 0..3 loop
      execute format('create table %I partition of %I for values with (modulus 4, remainder %s)',
        table_name || '_shard' || n, table_name, n);
    end loop;
    execute format('insert into %I select * from whole', table_name);
    drop table whole;
    foreach statement in array again loop
      execute statement;
    end loop;
    execute format('comment on table %I is %L', table_name, 'distributed');
  end $$;

  create function create_reference_table(table_name text) returns void language plpgsql as $$
  begin
    execute format('comment on table %I is %L', table_name, 'reference');
  end $$;`;

/**
 * Does to a migrated database what deploy/scaling/distribute-by-student.sql does on Citus, in one
 * transaction. Does nothing on a cluster, which is distributed already.
 */
export async function distributeByStudent({ sql }: Pick<Database, 'sql'>): Promise<void> {
  if (await isCitus({ sql })) return;
  const statements = readFileSync(distributionFile, 'utf8');
  await sql.unsafe(`${standIns} ${statements}`);
}

/** Whether the database is a Citus cluster. */
export async function isCitus({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  return (await sql`select from pg_extension where extname = 'citus'`).length > 0;
}

/** Whether a transaction waits for another's lock; on a cluster the locks are on its workers. */
export async function isAnyoneWaiting({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  const waits = (await isCitus({ sql })) ? 'citus_lock_waits' : 'pg_locks where not granted';
  return (await sql.unsafe(`select 1 from ${waits}`)).length > 0;
}
