import { readFileSync } from 'node:fs';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');
const inText = [...runbook.matchAll(/`(select [^`]+)`/g)].map(([, query = '']) => query);
const [blockers = ''] = [...runbook.matchAll(/```sql\n([\s\S]+?)```/g)].map(([, query = '']) => query);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ max: 4 });
});
afterAll(() => database.close());

// The embedded Postgres has one session, so none blocks another.
describe.runIf(isRealPostgres())('the queries of the runbook', () => {
  it.each(inText.filter((query) => !query.includes('PID')))(
    'the query of the runbook runs: %s',
    async (query) => {
      await expect(database.sql.unsafe(query)).resolves.toBeDefined();
    },
  );

  it('the query of the runbook for locks lists the session that holds a lock before those that wait for it', async () => {
    const { sql } = database;
    const [holder, first, second] = await Promise.all([sql.reserve(), sql.reserve(), sql.reserve()]);
    const pidOf = async (session: typeof holder) =>
      (await session<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
    const [holderPid, firstPid, secondPid] = await Promise.all([holder, first, second].map(pidOf));
    await holder`begin`;
    await holder`lock table chapter_progress in access exclusive mode`;
    await first`begin`;
    const read = (session: typeof holder) => session`select 1 from chapter_progress limit 1`.execute();
    const waiting = [first`lock table chapter_progress in access exclusive mode`.execute()];
    const isBlocked = async (pid: number | undefined) => {
      const [row] = await sql`select cardinality(pg_blocking_pids(${pid ?? 0})) > 0 as blocked`;
      return row?.blocked;
    };
    await expect.poll(() => isBlocked(firstPid)).toBe(true);
    waiting.push(read(second));
    await expect.poll(() => isBlocked(secondPid)).toBe(true);

    // Tests beside this one may hold locks in databases of the same server.
    const ours: unknown[] = [holderPid, firstPid, secondPid];
    const rows = (await sql.unsafe(blockers)).filter(({ pid }) => ours.includes(pid));
    expect(rows[0]).toMatchObject({ pid: holderPid, state: 'idle in transaction' });
    expect(rows.map(({ pid }) => pid)).toEqual([holderPid, firstPid]);

    // The step that the runbook gives.
    await sql`select pg_terminate_backend(${holderPid ?? 0})`;
    await waiting[0];
    await first`commit`;
    await waiting[1];
    first.release();
    second.release();
  });
});
