import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { describe, expect, it, vi } from 'vitest';
import { findServerBinaries, findServerUser } from './server-binaries.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const canRun = findServerBinaries() !== null && findServerUser() !== null;

async function findDataFolder(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return (await sql`show data_directory`)[0]?.data_directory;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

describe.runIf(canRun)('a throw-away Postgres', () => {
  it('a throw-away Postgres leaves neither server nor folder after stopping', async () => {
    const server = await startThrowawayPostgres();
    const folder = await findDataFolder(server?.url ?? '');
    await server?.stop();
    expect(existsSync(folder)).toBe(false);
    await expect(findDataFolder(server?.url ?? '')).rejects.toThrow('ECONNREFUSED');
  });

  it('a throw-away Postgres leaves neither server nor folder when its owner is killed', async () => {
    const script = fileURLToPath(new URL('./fixtures/holder.ts', import.meta.url));
    const holder = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let folder = '';
    let url = '';
    for await (const line of createInterface({ input: holder.stdout })) {
      url = line;
      folder = await findDataFolder(url);
      holder.kill('SIGKILL');
    }
    expect(folder).not.toBe('');
    await vi.waitUntil(() => !existsSync(folder), { timeout: 120_000, interval: 20 });
    await expect(findDataFolder(url)).rejects.toThrow('ECONNREFUSED');
  });

  it('a throw-away Postgres is not started when its owner is gone before the keeper listens', async () => {
    const script = fileURLToPath(new URL('./throwaway-postgres-keeper.ts', import.meta.url));
    const keeper = fork(script, { cwd: dirname(script), execArgv: ['--import', 'tsx'], stdio: 'ignore' });
    keeper.disconnect();
    const [code] = await once(keeper, 'exit');
    expect(code).toBe(0);
  });
});
