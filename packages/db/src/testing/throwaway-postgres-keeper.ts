import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { type Fault, type Postmaster, startPostmaster } from './postmaster.ts';
import { findServerBinaries, findServerUser } from './server-binaries.ts';

/**
 * A process that runs a real Postgres in a temporary folder until the channel to its parent closes, so that
 * neither server nor folder outlives a killed test run. Reports { url }, { error } or { missing } once; after
 * that the parent may send the name of a fault, and gets { done } or { error } when it is over.
 */
export type KeeperReport = { url: string } | { error: string } | { missing: string };
export type FaultReport = { done: Fault } | { error: string };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const memoryFolder = '/dev/shm';
const memoryMinBytes = 8 * 2 ** 30;

/** In memory if there is plenty: ext4 creates files slowly after many deletions. */
function findFolder(): string {
  if (!process.argv.includes('in-memory')) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= memoryMinBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function keep(): Promise<KeeperReport> {
  const binaries = findServerBinaries();
  if (!binaries) return { missing: 'no Postgres server is installed' };
  const user = findServerUser();
  if (!user) return { missing: 'there is no system user postgres to run the server as' };

  const folder = mkdtempSync(join(findFolder(), 'throwaway-postgres-'));
  let starting: Promise<Postmaster | null> = Promise.resolve(null);
  const end = async () => {
    const server = await starting.catch(() => null);
    await server?.end();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  process.on('disconnect', end);
  // If the parent exited before this line, its disconnect event was missed.
  if (!process.connected) await end();

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
  const given = process.argv.filter((argument) => /^[a-z_.]+=/.test(argument));
  const flags = [...Object.entries(settings).map(([name, value]) => `${name}=${value}`), ...given].flatMap(
    (setting) => ['-c', setting],
  );
  const server = startPostmaster(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], as);
  starting = server;
  const running = await server;
  process.on('message', (fault: Fault) => {
    running[fault]()
      .then(
        (): FaultReport => ({ done: fault }),
        (error: unknown): FaultReport => ({ error: messageOf(error) }),
      )
      .then((report) => process.send?.(report));
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

keep()
  .catch((error: unknown): KeeperReport => ({ error: messageOf(error) }))
  .then((report) => {
    if (process.connected) process.send?.(report);
  });
