import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startThrowawayPostgres } from '@repo/db/testing';
import { createTestContext, importSampleContent } from '@repo/domain/testing';
import { type Student, startWriters } from '@repo/server/tests/writers';
import { createCleanup } from '#src/server/cleanup.ts';
import { findFreePort, startProgram } from '#src/server/processes.ts';
import { serverFile, serverSettings } from '#src/server/product.ts';
import { createWritingStudents } from '#src/server/writing-students.ts';
import { backUp, databaseAt, findMissing, type Keeping, restore, withDatabase } from './restored-copy.ts';

/**
 * Backs the product up while students write, loses the database and the pictures, restores, and checks
 * everything that was acknowledged before the backup began.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const writerCount = values.short ? 6 : 12;
const writesBefore = values.short ? 300 : 5_000;
const writesAfter = values.short ? 50 : 500;

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const startServer = async (keeping: Keeping) => {
  const port = await findFreePort();
  return startProgram({
    command: process.execPath,
    args: [serverFile],
    port,
    readyPath: '/readyz',
    environment: { ...serverSettings(port, { ...keeping, workers: 1 }), SEED: 'empty' },
  });
};

async function ask(url: string, { token }: Student, method: string, path: string, body?: unknown) {
  const reply = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

const fetchPicture = async (url: string, path: string): Promise<string> => {
  const reply = await fetch(`${url}${path}`);
  return `${reply.status} ${Buffer.from(await reply.arrayBuffer()).toString('base64')}`;
};

/** Runs commands that must fail: a check that can't fail proves nothing. */
async function findLeniency(backup: string, full: Keeping, forDamaged: Keeping): Promise<string[]> {
  const faults: string[] = [];
  await restore(backup, full).then(
    () => faults.push('a backup was restored over a database that was not empty'),
    () => undefined,
  );
  await appendFile(join(backup, 'database.dump'), 'x');
  await restore(backup, forDamaged).then(
    () => faults.push('a damaged backup was restored'),
    () => undefined,
  );
  return faults;
}

async function drill(): Promise<string[]> {
  const cleanup = createCleanup();
  try {
    const postgres = await startThrowawayPostgres({ isDurable: !values.short });
    if (!postgres) throw new Error('No Postgres found: install one (Debian: postgresql) for the drill.');
    cleanup.add(postgres.stop);
    const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
    cleanup.add(() => rm(folder, { recursive: true, force: true }));
    const keepingOf = (name: string): Keeping => ({
      databaseUrl: databaseAt(postgres.url, name),
      dataDir: join(folder, name),
    });
    const [first, second, third] = [keepingOf('first'), keepingOf('second'), keepingOf('third')];
    const run = (statement: string) => withDatabase(postgres.url, ({ sql }) => sql.unsafe(statement));
    for (const name of ['first', 'second', 'third']) await run(`create database ${name}`);

    const server = await startServer(first);
    cleanup.add(() => server.stop('SIGKILL'));
    const students = await withDatabase(first.databaseUrl, async (database) => {
      const domain = { ...createTestContext(database), clock: { now: () => new Date() } };
      await importSampleContent(domain);
      return createWritingStudents(domain, writerCount);
    });
    const [asha] = students;
    if (!asha) throw new Error('there are no students');
    await ask(server.url, asha, 'PUT', '/auth/profile', { name: 'Asha Rao', age: 15, profilePicture: png });
    const { profilePicture } = (await ask(server.url, asha, 'GET', '/auth/user')).user;
    const pictureBefore = await fetchPicture(server.url, profilePicture);

    const writers = startWriters([server.url], students);
    await writers.acknowledge(writesBefore);
    const mark = writers.mark();
    const backup = await backUp(first, join(folder, 'backups'));
    await writers.acknowledge(writesAfter);
    await writers.stop();
    const after = writers.mark();
    await server.stop('SIGKILL');
    await run('drop database first');
    await rm(first.dataDir, { recursive: true, force: true });

    await restore(backup, second);
    const faults = await findMissing(second.databaseUrl, mark);
    const sinceThen = (await findMissing(second.databaseUrl, after)).length;
    console.log(
      `${mark.acknowledged} writes were acknowledged before the backup, ${faults.length} are not in it.`,
    );
    if (sinceThen === 0)
      faults.push('nothing that came after the backup is missed: the check finds no losses');

    const restored = await startServer(second);
    cleanup.add(() => restored.stop('SIGKILL'));
    for (const student of students) await ask(restored.url, student, 'GET', '/auth/verify-token');
    console.log(`${students.length} students are still signed in.`);
    if ((await fetchPicture(restored.url, profilePicture)) !== pictureBefore)
      faults.push('the picture is not the one that was uploaded');
    const again = startWriters(
      [restored.url],
      await withDatabase(second.databaseUrl, async (database) =>
        createWritingStudents({ ...createTestContext(database), clock: { now: () => new Date() } }, 2),
      ),
    );
    await again.acknowledge(20);
    await again.stop();
    faults.push(...again.tally().wrong);
    await restored.stop();
    return [...faults, ...(await findLeniency(backup, second, third))];
  } finally {
    await cleanup.run();
  }
}

const faults = await drill();
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The drill held.' : 'The drill DID NOT HOLD.');
process.exitCode = faults.length === 0 ? 0 : 1;
