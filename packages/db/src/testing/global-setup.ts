import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#src/embedded/index.ts';
import { migrateDatabase } from '#src/migrate.ts';
import { testingConfig } from './config.ts';
import type { ProvidedTestDatabase } from './provided.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';
import { withDatabaseName } from './urls.ts';

type Prepared = { provided: ProvidedTestDatabase; end(): Promise<void> };

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

async function prepareReal(adminUrl: string, endServer: () => Promise<void>): Promise<Prepared> {
  const template = `test_template_${randomBytes(6).toString('hex')}`;
  const admin = postgres(adminUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await admin.unsafe(`create database ${template}`);
    await migrateDatabase(withDatabaseName(adminUrl, template), migrationsFolder);
  } catch (error) {
    await admin.end({ timeout: 1 });
    await endServer();
    throw error;
  }
  return {
    provided: { kind: 'real', adminUrl, template },
    async end() {
      await admin.unsafe(`drop database if exists ${template} with (force)`);
      await admin.end({ timeout: 5 });
      await endServer();
    },
  };
}

async function prepareEmbedded(): Promise<Prepared> {
  console.info('No real Postgres in use: race tests are skipped.');
  const folder = mkdtempSync(join(tmpdir(), 'test-database-'));
  const snapshot = join(folder, 'migrated.tar');
  const embedded = await startEmbeddedPostgres();
  try {
    await migrateDatabase(embedded.url, migrationsFolder);
    await embedded.dumpSnapshot(snapshot);
  } finally {
    await embedded.stop();
  }
  return {
    provided: { kind: 'embedded', snapshot },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function prepare(): Promise<Prepared> {
  if (testingConfig.realPostgres === 'off') return prepareEmbedded();
  if (testingConfig.databaseUrl) return prepareReal(testingConfig.databaseUrl, async () => {});
  const server = await startThrowawayPostgres({ isInMemory: true });
  if (server) return prepareReal(server.url, server.stop);
  if (testingConfig.realPostgres === 'required') {
    throw new Error(
      'TEST_REAL_POSTGRES=required, but no Postgres server is installed and TEST_DATABASE_URL is not set.',
    );
  }
  return prepareEmbedded();
}

/** For `globalSetup` of vitest: one migrated database per run, which every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { provided, end } = await prepare();
  project.provide('testDatabase', provided);
  return end;
}
