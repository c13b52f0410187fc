import type postgres from 'postgres';

/**
 * Whether students' tables are distributed by student (deploy/scaling/distribute-by-student.sql), which turns
 * the view of emails into a table.
 * @param sql a connection to a migrated database
 */
export async function isDistributedByStudent(sql: postgres.Sql): Promise<boolean> {
  const [found] = await sql<{ kind: string }[]>`
    select relkind as kind from pg_class where oid = to_regclass('account_emails')`;
  return found?.kind === 'r';
}
