import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { testingConfig } from './config.ts';
import { findFreePort } from './free-port.ts';
import { findServerUser } from './server-binaries.ts';

export type ThrowawayPooler = {
  /** The database's address through PgBouncer. */
  url: string;
  stop(): Promise<void>;
};

function findPgbouncer(): string | null {
  const folders = [...testingConfig.searchPath.split(delimiter).filter(Boolean), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/** Whether tests with a pooler can run. @throws when they are required but can't */
export function hasPooler(): boolean {
  const isThere = findPgbouncer() !== null && findServerUser() !== null;
  if (!isThere && testingConfig.pooler === 'required')
    throw new Error('TEST_PGBOUNCER=required, but no PgBouncer is installed that may be run here.');
  return isThere;
}

const configuration = (to: URL, port: number, settings: Record<string, string | number>) => `[databases]
* = host=${to.hostname} port=${to.port || 5432} user=${to.username}${to.password ? ` password=${to.password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
${Object.entries(settings)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`;

/**
 * Runs the installed PgBouncer in transaction mode in front of a database, with these additional settings.
 * @throws when it does not start
 */
export async function startThrowawayPooler(
  databaseUrl: string,
  settings: Record<string, string | number> = {},
): Promise<ThrowawayPooler> {
  const program = findPgbouncer();
  const user = findServerUser();
  if (program === null || user === null) throw new Error('No PgBouncer is installed that may be run here.');
  const to = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'throwaway-pooler-'));
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration(to, port, settings));
  if ('uid' in user) for (const path of [folder, file]) await chown(path, user.uid, user.gid);
  const child = spawn(program, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const said: string[] = [];
  const isUp = (async () => {
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line);
      if (line.includes('process up')) return true;
    }
    return false;
  })();
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await isUp)) {
    await stop();
    throw new Error(`PgBouncer did not start:\n${said.join('\n')}`);
  }
  child.stderr.resume();
  to.hostname = '127.0.0.1';
  to.port = String(port);
  return { url: to.href, stop };
}
