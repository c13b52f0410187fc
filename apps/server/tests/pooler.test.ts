/** @module-tag nightly */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hasPooler,
  isRealPostgres,
  openTestDatabase,
  startThrowawayPooler,
  type TestDatabase,
  type ThrowawayPooler,
} from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { createStudent, createTestContext, importSampleContent } from '@repo/domain/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminPassword } from './build-test-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

if (!hasPooler()) console.info('No PgBouncer found: the tests behind a pooler are skipped.');

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const writers = 12;
const rounds = 12;

describe.runIf(isRealPostgres() && hasPooler())('servers behind PgBouncer in transaction mode', () => {
  let dataDir: string;
  let database: TestDatabase;
  let pooler: ThrowawayPooler;
  const running: ServerProcess[] = [];

  const start = async (environment: NodeJS.ProcessEnv) => {
    const server = await startServerProcess({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      SEED: 'empty',
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_SCALE: '1000000',
      ...environment,
    });
    running.push(server);
    return server;
  };
  const refusalOf = (environment: NodeJS.ProcessEnv) =>
    start(environment).then(
      () => 'it started',
      (error: Error) => error.message,
    );
  const pooled = () => ({
    DATABASE_URL: pooler.url,
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: database.url,
  });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pooler-'));
    database = await openTestDatabase();
    // The pooler has fewer sessions than two servers have connections, so that each one is shared.
    pooler = await startThrowawayPooler(database.url, { default_pool_size: 4 });
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    await pooler?.stop();
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('servers behind PgBouncer refuse to start when the pooler is undeclared, with one sentence that says what to set', async () => {
    const silent = await startThrowawayPooler(database.url, {
      ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout',
    });
    try {
      const [refusing, ignoring, twice] = await Promise.all([
        refusalOf({ DATABASE_URL: pooler.url }),
        refusalOf({ DATABASE_URL: silent.url }),
        refusalOf({ ...pooled(), DATABASE_DIRECT_URL: pooler.url }),
      ]);
      for (const refusal of [refusing, ignoring]) {
        expect(refusal).toContain('set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address');
        expect(refusal).not.toMatch(/\n\s+at /);
      }
      expect(twice).toContain('A connection pooler stands at DATABASE_DIRECT_URL');
    } finally {
      await silent.stop();
    }
  });

  describe('and without limits on statements', () => {
    it('servers behind PgBouncer refuse to start without limits on statements, and print the statements that set them', async () => {
      const refusal = await refusalOf(pooled());
      expect(refusal).toMatch(
        /ALTER ROLE \S+ SET statement_timeout = '10s'; ALTER ROLE \S+ SET idle_in_transaction_session_timeout = '10s';/,
      );
    });
  });

  describe('with the pooler declared', () => {
    let one: ServerProcess;
    let two: ServerProcess;

    beforeAll(async () => {
      const [row] = await database.sql<{ role: string; name: string }[]>`
        select quote_ident(current_user) as role, quote_ident(current_database()) as name`;
      for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        await database.sql.unsafe(`alter role ${row?.role} in database ${row?.name} set ${name} = '60s'`);
      await pooler.stop();
      pooler = await startThrowawayPooler(database.url, { default_pool_size: 4 });
      await importSampleContent(createTestContext(database));
      [one, two] = await Promise.all([start(pooled()), start(pooled())]);
    });

    const send = async (
      server: ServerProcess,
      token: string,
      method: string,
      path: string,
      body?: object,
    ) => {
      const reply = await fetch(`${server.url}/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
    };

    it('servers behind PgBouncer keep every session and all acknowledged writes of many concurrent writers', async () => {
      const domain = { ...createTestContext(database), clock: { now: () => new Date() } };
      const failures: unknown[] = [];
      const work = async () => {
        const { user } = await createStudent(domain, { expiryDate: new Date(Date.now() + 86_400_000) });
        const token = await startSession(domain, user.id);
        const attempts: string[] = [];
        for (let n = 1; n <= rounds; n++) {
          const server = n % 2 ? one : two;
          const attemptId = `${user.id}-${n}`;
          const replies = [
            await send(server, token, 'PATCH', '/progress/econ/econ-1', {
              notesProgress: { currentTopicIndex: n, currentPageIndex: n % 7 },
            }),
            await send(server, token, 'POST', '/tests/submit', {
              testId: 'econ-1-test',
              chapterId: 'econ-1',
              answers: [0, 1, 2],
              timeTaken: n,
              attemptId,
            }),
            await send(server, token, 'GET', '/auth/user'),
          ];
          attempts.push(attemptId);
          for (const reply of replies) if (reply.status !== 200) failures.push(reply);
          if (replies[2] && (replies[2].body.user as { id: string }).id !== user.id)
            failures.push(replies[2]);
        }
        return { id: user.id, attempts };
      };
      const works = await Promise.all(Array.from({ length: writers }, work));
      expect(failures).toEqual([]);
      for (const { id, attempts } of works) {
        expect(
          await database.sql`select current_topic_index as n from chapter_progress where user_id = ${id}`,
        ).toEqual([{ n: rounds }]);
        const kept = await database.sql<{ attempt: string }[]>`
          select attempt_id as attempt from test_results where user_id = ${id}`;
        expect(kept.map(({ attempt }) => attempt).sort()).toEqual(attempts.sort());
      }
    });

    it('servers behind PgBouncer receive each other’s publishes, over a connection past the pooler', async () => {
      const listeners = await database.sql<{ query: string }[]>`
        select query from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
      expect(listeners.length).toBeGreaterThanOrEqual(2);
      const verified = await send(one, '', 'POST', '/admin/verify', { password: adminPassword });
      const { token } = verified.body as { token: string };
      const changed = await send(one, token, 'POST', '/subjects', { name: 'Behind the pooler' });
      expect(changed.status).toBeLessThan(300);
      const published = await send(one, token, 'PUT', '/status', { type: 'lastPublishedContentAt' });
      expect(published.status).toBe(200);
      const at = async (server: ServerProcess) =>
        (await send(server, token, 'GET', '/status/lastPublishedContentAt')).body.data;
      const newest = await at(one);
      await vi.waitFor(async () => expect(await at(two)).toBe(newest), { timeout: 30_000, interval: 50 });
    });
  });
});
