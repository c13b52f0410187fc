import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#src/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { identifyProcess, isRunning } from './process-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-test-'));
const snapshot = join(folder, 'snapshot.tar');
const running = new Set<EmbeddedPostgres>();

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, loadSnapshot: snapshot });
  running.add(embedded);
  return embedded;
}

let inMemory: EmbeddedPostgres;

/** One for several tests, because a start takes two seconds of processor time. */
let inFolder: Promise<EmbeddedPostgres> | undefined;
const sharedFolder = join(folder, 'shared');
const openInFolder = () => (inFolder ??= start(sharedFolder));

beforeAll(async () => {
  inMemory = await startEmbeddedPostgres();
  running.add(inMemory);
  await inMemory.dumpSnapshot(snapshot);
});

afterAll(async () => {
  await Promise.all([...running].map((embedded) => embedded.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function startWriter(dataDir: string): { writer: ChildProcess; lines: AsyncIterable<string> } {
  const script = fileURLToPath(new URL('./fixtures/writer.ts', import.meta.url));
  const writer = spawn(process.execPath, ['--import', 'tsx', script, dataDir, snapshot], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { writer, lines: createInterface({ input: writer.stdout }) };
}

it.runIf(existsSync('/proc/self'))(
  "embedded Postgres fails with ENOENT when its folder can't be created",
  async () => {
    await expect(start('/proc/nope/postgres')).rejects.toThrow('ENOENT');
  },
);

it('embedded Postgres keeps every acknowledged row when its owner is killed; a new start waits until the orphaned process has exited', async () => {
  const dataDir = join(folder, 'parent folders', 'are made');
  let lastRow = 0;
  let child = identifyProcess(0);
  const writeUntilKilled = async () => {
    const { writer, lines } = startWriter(dataDir);
    let rows = 0;
    for await (const line of lines) {
      const [what, number] = line.split(' ');
      if (what === 'child') child = identifyProcess(Number(number));
      if (what === 'row') lastRow = Number(number);
      if (what === 'row') rows += 1;
      if (rows === 20 && !writer.killed) writer.kill('SIGKILL');
    }
    expect(child.pid).toBeGreaterThan(0);
  };
  const waitForEnd = () => vi.waitUntil(() => !isRunning(child), { timeout: 120_000, interval: 20 });
  await writeUntilKilled();
  await waitForEnd();
  await writeUntilKilled();
  const embedded = await start(dataDir);
  const { sql, close } = openDatabase(embedded.url);
  const [found] = await sql`select count(*)::int as count, max(id) >= ${lastRow} as "hasLast" from notes`;
  expect(found?.count).toBeGreaterThanOrEqual(40);
  expect(found?.hasLast).toBe(true);
  await waitForEnd();
  await close();
});

it('embedded Postgres refuses a folder that another live process has open, and names that process', async () => {
  const first = await openInFolder();
  await expect(start(sharedFolder)).rejects.toThrow(`in use by process ${process.pid}`);
  await first.stop();
  inFolder = start(sharedFolder);
  await inFolder;
});

it('embedded Postgres starts from scratch in a folder whose very first start was interrupted', async () => {
  const dataDir = join(folder, 'cut-short');
  mkdirSync(join(dataDir, 'data'), { recursive: true });
  writeFileSync(join(dataDir, 'data', 'PG_VERSION'), '18\n');
  const embedded = await start(dataDir);
  const { sql, close } = openDatabase(embedded.url);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await close();
});

it('embedded Postgres restarts on the same address with its data when its process dies', async () => {
  const embedded = await openInFolder();
  const { sql, close } = openDatabase(embedded.url);
  await sql`create table kept as select 7 as number`;
  const child = identifyProcess(embedded.pid() ?? 0);
  process.kill(child.pid, 'SIGKILL');
  await vi.waitUntil(() => !isRunning(child), { timeout: 120_000, interval: 20 });
  const read = async () => sql`select number from kept`;
  await vi.waitFor(async () => expect(await read()).toEqual([{ number: 7 }]), {
    timeout: 120_000,
    interval: 50,
  });
  await close();
});

it('the embedded Postgres never mixes up statements of concurrent connections', async () => {
  const { sql, close } = openDatabase(inMemory.url);
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, i) => {
      const unprepared =
        i % 3 === 0
          ? sql.unsafe('select $1::int as number', [i])
          : i % 3 === 1
            ? sql.unsafe('select $2::int as number, $1::text as other', ['x', i])
            : sql.unsafe('select $1::int / 0 as number', [i]).catch(() => [{ number: i }]);
      return (await unprepared)[0]?.number;
    }),
  );
  expect(answers).toEqual(Array.from({ length: 300 }, (_, i) => i));
  await close();
});

it('the embedded Postgres continues when a connection is cut in the middle of a transaction or a statement', async () => {
  const { sql, close } = openDatabase(inMemory.url);
  const cut = postgres(inMemory.url, { max: 1, onnotice: () => {} });
  const left = cut
    .begin(async (tx) => {
      await tx`create table left_behind (id int)`;
      await cut.end({ timeout: 0 });
    })
    .catch(() => 'cut');
  expect(await left).toBe('cut');
  expect(await sql`select to_regclass('left_behind') as found`).toEqual([{ found: null }]);

  const half = createConnection({ host: '127.0.0.1', port: Number(new URL(inMemory.url).port) });
  await once(half, 'connect');
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  startup.writeInt32BE(startup.length);
  half.write(startup);
  await once(half, 'data');
  const parse = Buffer.from('P\0\0\0\0\0selec nonsense\0\0\0', 'latin1');
  parse.writeInt32BE(parse.length - 1, 1);
  half.write(parse);
  await once(half, 'data');
  half.destroy();
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await close();
});

it('the embedded Postgres reports a violated constraint with its SQLSTATE', async () => {
  const { sql, close } = openDatabase(inMemory.url);
  await sql`create table once_only (id int primary key)`;
  const inserts = await Promise.allSettled(
    Array.from({ length: 10 }, () => sql`insert into once_only values (1)`),
  );
  const codes = inserts.map((result) => (result.status === 'rejected' ? result.reason.code : 'stored'));
  expect(codes.filter((code) => code === 'stored')).toHaveLength(1);
  expect(codes.filter((code) => code === '23505')).toHaveLength(9);
  await close();
});
