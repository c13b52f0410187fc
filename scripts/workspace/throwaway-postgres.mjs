import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const packageFolder = join(root, 'packages', 'db');

/**
 * A real Postgres for this run, from the same keeper process that a single package's tests use; it ends with
 * this process.
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>} | null>} the pid is the keeper's;
 * null when no Postgres is installed
 */
export async function startThrowawayPostgres() {
  const tsx = pathToFileURL(createRequire(join(packageFolder, 'package.json')).resolve('tsx')).href;
  const keeper = fork(join(packageFolder, 'src', 'testing', 'throwaway-postgres-keeper.ts'), ['in-memory'], {
    cwd: packageFolder,
    execArgv: ['--import', tsx],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(keeper, 'exit');
  const stop = async () => {
    if (keeper.connected) keeper.disconnect();
    await exited;
  };
  const [report] = await Promise.race([
    once(keeper, 'message'),
    exited.then(() => [{ error: 'The throw-away Postgres ended before it was ready.' }]),
  ]);
  if (report.url) return { url: report.url, pid: keeper.pid, stop };
  await stop();
  if (report.missing) return null;
  throw new Error(report.error);
}
