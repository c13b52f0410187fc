import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeat } from '#src/measure/alternate.ts';
import type { Row } from '#src/measure/table.ts';
import { findFreePort, type Running, startProgram } from './processes.ts';
import { type Product, serverFile } from './product.ts';

async function startServer(environment: Record<string, string>): Promise<Running> {
  const port = await findFreePort();
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    WORKERS: '1',
    LOG_LEVEL: 'error',
  };
  return startProgram({
    command: process.execPath,
    args: [serverFile],
    port,
    readyPath: '/readyz',
    environment: { ...own, ...environment },
  });
}

/** Time to start the server, on an existing Postgres and on the embedded one. */
export async function processRows(product: Product, rounds: number): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const outside = await repeat(async () => {
      const server = await startServer({ DATABASE_URL: product.databaseUrl, DATA_DIR: dataDir });
      await server.stop();
      return server.readyAfterMs;
    }, rounds);
    const first = await startServer({ DATA_DIR: dataDir });
    await first.stop();
    const embedded = await repeat(async () => {
      const server = await startServer({ DATA_DIR: dataDir });
      await server.stop();
      return server.readyAfterMs;
    }, rounds);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    return [
      {
        work: 'server ready, database there',
        against: '',
        seen: seconds(outside),
        goal: '<= 1.5 s',
        isReached: outside <= 1_500,
      },
      {
        work: 'server ready, embedded database, once set up',
        against: '',
        seen: seconds(embedded),
        goal: '<= 5 s',
        isReached: embedded <= 5_000,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
