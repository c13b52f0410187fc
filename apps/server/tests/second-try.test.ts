import { setTimeout as delay } from 'node:timers/promises';
import { isRealPostgres } from '@repo/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';

let server: TestServer;
let student: Student;

beforeAll(async () => {
  server = await buildTestServer();
  // A sequence survives a rollback, so it counts how often the statement was tried.
  await server.database.sql.unsafe(`
    create sequence tries minvalue 0;
    create table refusal (code text, times int);
    insert into refusal values ('57P01', 0);
    create function refuse() returns trigger language plpgsql as $$
    declare told refusal; tried int := nextval('tries');
    begin
      select * into told from refusal;
      if tried <= told.times then raise exception 'refused' using errcode = told.code; end if;
      return new;
    end $$;
    create trigger refuse before insert on study_days for each row execute function refuse();
    create trigger refuse before insert on chapter_unlocks for each row execute function refuse();`);
});
beforeEach(async () => {
  await server.database.sql`update refusal set times = 0`;
  student = await server.signedInSuper();
});
afterAll(() => server?.close());

/** Makes the database refuse this many times with this SQLSTATE. */
async function refuse(code: string, times: number): Promise<void> {
  await server.database.sql`update refusal set code = ${code}, times = ${times}`;
  await server.database.sql`select setval('tries', 0)`;
}
const countTries = async () =>
  Number((await server.database.sql<{ n: string }[]>`select last_value as n from tries`)[0]?.n);

async function call(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object, { token } = student) {
  const headers = { authorization: `Bearer ${token}` };
  return await server.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
}
const savePosition = () =>
  call('PATCH', '/v1/progress/econ/econ-1', { notesProgress: { currentTopicIndex: 1, currentPageIndex: 1 } });
const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, 2], timeTaken: 60 };
const submit = (attempt: object) => call('POST', '/v1/tests/submit', { ...quiz, ...attempt });

it.each(['57P01', '08006', '25006', '40001', '40P01'])(
  'idempotent work is retried once after a temporary failure of the database (%s)',
  async (code) => {
    await refuse(code, 1);
    expect((await savePosition()).statusCode).toBe(200);
    expect(await countTries()).toBe(2);
    await refuse(code, 1);
    const other = await server.signedInSuper();
    const path = '/trpc/progress.reviewFlashcards';
    const input = { subjectId: 'econ', chapterId: 'econ-1' };
    expect((await call('POST', path, input, other)).statusCode).toBe(200);
  },
);

it('idempotent work includes a quiz with an attempt’s id, which counts once', async () => {
  await refuse('40001', 1);
  expect((await submit({ attemptId: 'one' })).statusCode).toBe(200);
  const rows = await server.database.sql`select attempt_id from test_results where user_id = ${student.id}`;
  expect(rows).toEqual([{ attempt_id: 'one' }]);
});

it('idempotent work is retried only once: then 503 says when to retry', async () => {
  await refuse('40001', 100);
  const reply = await savePosition();
  expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([503, true]);
  expect(await countTries()).toBe(2);
});

it.each(['25P03', '53300', '57014'])(
  'idempotent work is not retried when the database is exhausted (%s): 503 immediately',
  async (code) => {
    await refuse(code, 1);
    const reply = await savePosition();
    expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(await countTries()).toBe(1);
  },
);

const claim = async () => {
  student = await server.signedIn();
  return call('POST', '/v1/chapters/claim-free', { chapterId: 'econ-2' });
};
it.each([
  ['a quiz without an attempt’s id', () => submit({})],
  ['a free chapter', claim],
])('work that is not idempotent is never retried: %s', async (_name, work) => {
  await refuse('40001', 1);
  const reply = await work();
  expect([reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([503, true]);
  expect(await countTries()).toBe(1);
});

describe.runIf(isRealPostgres())('a call whose connection is closed', () => {
  /** Lets the call wait for a lock, closes its connection and releases the lock. */
  async function endUnder<T>(table: string, work: () => Promise<T>): Promise<T> {
    const { sql } = server.database;
    const { running } = await sql.begin(async (tx) => {
      await tx.unsafe(`lock table ${table} in access exclusive mode`);
      const started = work();
      for (;;) {
        const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        if (ended.length > 0) return { running: started };
        await delay(5);
      }
    });
    return running;
  }

  it.each([
    ['a list', () => call('GET', '/v1/progress/overall')],
    ['the bulk download', () => call('GET', '/v1/bulk-data')],
    ['a position', savePosition],
  ])('a call whose connection is closed is still answered: %s', async (_name, work) => {
    expect((await endUnder('sessions', work)).statusCode).toBe(200);
  });
});
