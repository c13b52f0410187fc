import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@repo/db';
import { demoAccounts } from '@repo/db/seed';
import { startThrowawayPostgres } from '@repo/db/testing';
import { importLibrary, publishContent } from '@repo/domain';
import { createTestContext } from '@repo/domain/testing';
import { bigLibrary } from './big-library.ts';
import { findFreePort, type Running, startProgram } from './processes.ts';

export const serverFile = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export async function signIn(url: string, account: { email: string; password: string }): Promise<string> {
  const reply = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { token } = (await reply.json()) as { token: string };
  return token;
}

/** Publishes a library of this many school years; a running server picks it up. */
export async function publishBigLibrary(databaseUrl: string, years: number): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    const context = createTestContext(database);
    context.time.now = new Date();
    await importLibrary(context, await bigLibrary(years));
    await publishContent(context, { author: 'bench', note: '' });
  } finally {
    await database.close();
  }
}

type ServerOptions = { databaseUrl: string; dataDir: string; workers: number };

/** Settings of a server without rate limits. */
export const serverSettings = (port: number, { databaseUrl, dataDir, workers }: ServerOptions) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  WORKERS: String(workers),
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
  // The same value as in the systemd unit and the image of deploy/.
  MALLOC_TRIM_THRESHOLD_: '1048576',
});

/**
 * The built server without rate limits.
 * @param options.workers processes that answer
 */
export async function startServer(options: ServerOptions): Promise<Running> {
  const port = await findFreePort();
  return startProgram({
    command: process.execPath,
    args: [serverFile],
    port,
    readyPath: '/readyz',
    environment: serverSettings(port, options),
  });
}

/**
 * Starts the built product on a separate Postgres, with the demo students and a year of content published.
 * @throws without Postgres
 */
export async function startProduct() {
  const postgres = await startThrowawayPostgres({ isDurable: true });
  if (!postgres)
    throw new Error('No Postgres found: install one (Debian: postgresql) to measure the server.');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const options = { databaseUrl: postgres.url, dataDir, workers: 1 };
  const seeding = await startServer(options);
  await seeding.stop();
  await publishBigLibrary(postgres.url, 1);
  const server = await startServer(options);
  return {
    url: server.url,
    databaseUrl: postgres.url,
    dataDir,
    child: server.child,
    readyAfterMs: server.readyAfterMs,
    tokens: {
      basic: await signIn(server.url, demoAccounts.basic),
      super: await signIn(server.url, demoAccounts.super),
    },
    async stop() {
      await server.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
