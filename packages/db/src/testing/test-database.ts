import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '#src/client.ts';
import { startEmbeddedPostgres } from '#src/embedded/index.ts';
import { testingConfig } from './config.ts';
import { distributeByStudent } from './distributed-database.ts';
import type { ProvidedTestDatabase } from './provided.ts';
import { startThrowawayCitus } from './throwaway-citus.ts';
import { withDatabaseName } from './urls.ts';

export type TestDatabase = Database & {
  url: string;
  /** The environment of a server that uses it. */
  settings: Record<string, string>;
  empty(): Promise<void>;
};

/**
 * Same result as `truncate … restart identity`, which creates new files for every table and index, at ten
 * times the cost of deleting a test's few rows. A table whose file is empty has no rows. Neither fires row
 * triggers.
 */
const emptyEveryTable = `
  do $$
  declare
    named text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for named in select oid::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
      execute 'delete from ' || named;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

/**
 * Empties distributed tables by name, because on Citus the coordinator's own files of them are always empty.
 */
const emptyDistributedTables = `
  do $$ begin
    execute (select 'truncate ' || string_agg(table_name::text, ', ') || ' cascade' from citus_tables);
  end $$`;

type Copy = { url: string; drop(): Promise<void> };

function provided(): ProvidedTestDatabase {
  const found = inject('testDatabase');
  if (!found)
    throw new Error("Set globalSetup: '@repo/db/testing/global-setup' in this package's vitest.config.ts.");
  return found;
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end({ timeout: 5 });
  }
}

async function copyTemplate(from: ProvidedTestDatabase, isOnCitus: boolean): Promise<Copy> {
  if (isOnCitus) {
    const { url, stop } = await startThrowawayCitus();
    return { url, drop: stop };
  }
  if (from.kind === 'embedded') {
    const embedded = await startEmbeddedPostgres({ loadSnapshot: from.snapshot });
    return { url: embedded.url, drop: embedded.stop };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files takes half as long as the default, which writes to the log.
  const statement = `create database ${name} template ${from.template} strategy file_copy`;
  await runAsAdmin(from.adminUrl, statement);
  return {
    url: withDatabaseName(from.adminUrl, name),
    drop: () => runAsAdmin(from.adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/**
 * For tests with overlapping statements: the embedded Postgres runs one at a time, so they would show
 * nothing.
 */
export function isRealPostgres(): boolean {
  return provided().kind === 'real';
}

/**
 * A migrated, empty database for one test file, which `close` deletes.
 * @param options.max connections of the pool
 * @param options.onstatement receives each statement when it is sent
 * @param options.isOnCitus on a Citus cluster, distributed by student
 * @param options.isDistributed distributed by student, without Citus on Postgres' hash partitions
 */
export async function openTestDatabase({
  max = 8,
  isOnCitus = testingConfig.citus === 'all',
  isDistributed = isOnCitus,
  ...recorded
}: Pick<DatabaseOptions, 'max' | 'onstatement' | 'isDistributed'> & {
  isOnCitus?: boolean;
} = {}): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate(provided(), isOnCitus);
  // Generous, because a busy machine may be slow; a test that hangs has its own time limit.
  const database = openDatabase(url, {
    ...{ max, isDistributed, statementTimeoutMs: 60_000, connectTimeoutSeconds: 30 },
    ...recorded,
  });
  if (isDistributed) await distributeByStudent(database);
  return {
    ...database,
    url,
    settings: { DATABASE_URL: url, ...(isDistributed ? { DATABASE_LAYOUT: 'distributed' } : {}) },
    async empty() {
      if (isOnCitus) await database.sql.unsafe(emptyDistributedTables);
      await database.sql.unsafe(emptyEveryTable);
    },
    async close() {
      await database.close();
      await drop();
    },
  };
}
