import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { takeDataLock } from './data-lock.ts';
import { makeFolder } from './make-folder.ts';
import type { ChildReport, ChildRequest, ChildSettings } from './messages.ts';
import { OneSession } from './one-session.ts';

/** The child process of startEmbeddedPostgres: it lives until the channel to its parent closes. */
const settings = JSON.parse(process.argv[2] ?? '{}') as ChildSettings;

const report = (message: ChildReport) => process.send?.(message);

/**
 * Ctrl-C reaches the whole process group, but the parent still needs its database to finish work in progress.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

/** A folder whose first start was interrupted contains no acknowledged data. */
async function openInFolder(folder: string, loadDataDir?: Blob): Promise<OneSession> {
  const data = join(folder, 'data');
  const marker = join(folder, 'initialised');
  if (!existsSync(marker)) rmSync(data, { recursive: true, force: true });
  const database = new OneSession({ dataDir: data, loadDataDir: existsSync(data) ? undefined : loadDataDir });
  await database.waitReady;
  writeFileSync(marker, '');
  return database;
}

async function openDatabaseFiles(): Promise<{ database: OneSession; unlock: () => void }> {
  const snapshot = settings.loadSnapshot ? new Blob([await readFile(settings.loadSnapshot)]) : undefined;
  if (settings.dataDir === null) {
    const database = new OneSession({ loadDataDir: snapshot });
    await database.waitReady;
    return { database, unlock: () => {} };
  }
  makeFolder(settings.dataDir);
  const unlock = await takeDataLock(join(settings.dataDir, 'owner.lock'), process.ppid);
  return { database: await openInFolder(settings.dataDir, snapshot), unlock };
}

async function main(): Promise<void> {
  const leave = () => process.exit(1);
  process.once('disconnect', leave);
  const { database, unlock } = await openDatabaseFiles();
  process.off('disconnect', leave);
  const server = new PGLiteSocketServer({
    db: database,
    host: '127.0.0.1',
    port: settings.port,
    maxConnections: 20,
  });

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), 5_000).unref();
    await server.stop();
    await database.close();
    unlock();
    process.exit(0);
  };
  process.on('disconnect', end);
  process.on('message', async ({ dumpSnapshotTo }: ChildRequest) => {
    await writeFile(dumpSnapshotTo, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
    report({ kind: 'dumped' });
  });
  if (!process.connected) return end();

  await server.start();
  report({ kind: 'ready', port: Number(server.getServerConn().split(':').at(-1)) });
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  if (!process.connected) process.exit(1);
  process.send?.({ kind: 'failed', message } satisfies ChildReport, () => process.exit(1));
});
