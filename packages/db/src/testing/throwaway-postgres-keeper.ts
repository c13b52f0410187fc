import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findServerBinaries, findServerUser } from './server-binaries.ts';

/**
 * A process that runs a real Postgres in a throw-away folder until the channel to its parent closes, so that neither
 * server nor folder outlives a killed test run. Reports { url }, { error } or { missing } once.
 */
export type KeeperReport = { url: string } | { error: string } | { missing: string };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  if (!server.stderr) throw new Error('Postgres was started without its log.');
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (!line.includes('ready to accept connections')) continue;
    server.stderr.resume();
    return;
  }
  throw new Error(`Postgres did not start:\n${said.join('\n')}`);
}

async function keep(): Promise<KeeperReport> {
  const binaries = findServerBinaries();
  if (!binaries) return { missing: 'no Postgres server is installed' };
  const user = findServerUser();
  if (!user) return { missing: 'there is no system user postgres to run the server as' };

  const folder = mkdtempSync(join(tmpdir(), 'throwaway-postgres-'));
  let server: ChildProcess | null = null;
  const end = async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      const timer = setTimeout(() => server?.kill('SIGQUIT'), 5_000);
      await exited;
      clearTimeout(timer);
    }
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.on('disconnect', end);

  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(binaries, 'initdb'), initdb, as);

  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '300',
    ...(process.argv.includes('durable') ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Out of the terminal's group: Ctrl-C would end it before the tests have let go.
    detached: true,
  });
  await waitUntilReady(server);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

keep()
  .catch(
    (error: unknown): KeeperReport => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  .then((report) => {
    if (process.connected) process.send?.(report);
  });
