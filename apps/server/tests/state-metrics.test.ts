import { savedWork } from '@repo/api';
import { openDatabase } from '@repo/db';
import { type DomainContext, sweepDatabase } from '@repo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '#src/metrics/metrics.ts';
import { watchProcess, watchShared } from '#src/metrics/state-metrics.ts';
import { createReadiness } from '#src/plugins/readiness.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';

const sourcesOf = (domain: DomainContext) => ({
  domain,
  waitingPasswords: () => 0,
  redis: null,
  workers: { ready: () => 1, wanted: 1 },
  isMailServerUp: () => null,
});

let server: TestServer;
let metrics: Metrics;
beforeAll(async () => {
  metrics = createMetrics();
  server = await buildTestServer({ metrics });
  const checkReady = createReadiness({ domain: server.domain, say() {} });
  const sources = { ...sourcesOf(server.domain), waitingPasswords: () => 3, checkReady };
  watchProcess(metrics, sources);
  watchShared(metrics, sources);
});
afterAll(() => server.close());

/** The lines of a metric, without its name. */
const samplesOf = async (name: string) =>
  (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => line.slice(name.length).trim());

it('a scrape reports the build, the pool and the queue of passwords', async () => {
  expect(await samplesOf('build_info')).toEqual(['{version="source",commit="unknown"} 1']);
  const [inUse, max] = await samplesOf('database_pool_connections');
  expect(inUse).toMatch(/^\{state="in_use"\} \d+$/);
  expect(max).toBe('{state="max"} 8');
  expect(await samplesOf('database_pool_waiting')).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(await samplesOf('password_queue_waiting')).toEqual(['3']);
});

it('a scrape reports orders by every status, and since when one is due', async () => {
  const student = await server.signedIn();
  await server.database.sql`
      insert into orders (user_id, id, amount_paise, currency, status, created_at, updated_at, expires_at, next_check_at)
      values (${student.id}, 'due', 19900, 'INR', 'ACTIVE', now(), now(), now(), now() - interval '1 hour'),
             (${student.id}, 'paid', 19900, 'INR', 'PAID', now(), now(), now(), null)`;
  expect(await samplesOf('orders')).toEqual(
    expect.arrayContaining(['{status="ACTIVE"} 1', '{status="PAID"} 1', '{status="EXPIRED"} 0']),
  );
  const [seconds] = await samplesOf('orders_oldest_due_seconds');
  expect(Number(seconds)).toBeGreaterThanOrEqual(3_600);
  expect(Number(seconds)).toBeLessThan(7_200);
});

it('a scrape reports whether the server is ready, and when the last sweep began', async () => {
  expect(await samplesOf('server_ready')).toEqual(['1']);
  expect(await samplesOf('daily_sweep_started_timestamp_seconds')).toEqual([]);
  await sweepDatabase(server.domain, new AbortController().signal);
  const [began] = await samplesOf('daily_sweep_started_timestamp_seconds');
  expect(Math.abs(Number(began) - Date.now() / 1_000)).toBeLessThan(120);
});

it('a scrape reports not ready when the database has another version of the tables', async () => {
  const other = createMetrics();
  const checkReady = createReadiness({ domain: server.domain, migrations: [], say() {} });
  watchShared(other, { ...sourcesOf(server.domain), checkReady });
  expect(await other.text()).toContain('\nserver_ready 0');
});

it('a scrape reports not ready while no worker answers, and the wanted number of workers', async () => {
  const none = createMetrics();
  const checkReady = createReadiness({ domain: server.domain, say() {} });
  const workers = { ready: () => 0, wanted: 4 };
  watchShared(none, { ...sourcesOf(server.domain), workers, checkReady });
  const text = await none.text();
  expect(text).toContain('\nserver_ready 0');
  expect(text).toContain('\nserver_workers{state="ready"} 0\nserver_workers{state="wanted"} 4');
});

it('a scrape counts the outcomes of saving a student’s work, over both transports and inside a batch', async () => {
  const counts = async () =>
    Object.fromEntries((await samplesOf('saves_total')).map((line) => line.split(' ')));
  expect(Object.keys(await counts())).toHaveLength(savedWork.length * 3);
  const { token } = await server.signedInSuper();
  const notesProgress = { currentTopicIndex: 0, currentPageIndex: 0 };
  const save = (student: string) =>
    call(server.app, 'PATCH', '/api/v1/progress/econ/econ-2', { token: student, body: { notesProgress } });
  const cases = { position: 'progress.saveReadingPosition', review: 'progress.reviewFlashcards' };

  await save(token);
  await save((await server.signedIn()).token);
  const place = { subjectId: 'econ', chapterId: 'econ-2' };
  const batch = await call(server.app, 'POST', `/api/trpc/${cases.position},${cases.review}?batch=1`, {
    token,
    body: { 0: { ...place, notesProgress }, 1: { ...place, chapterId: 'none' } },
  });
  expect(batch.statusCode).toBe(207);
  await server.database.sql`alter table chapter_progress rename to away`;
  await save(token);
  await server.database.sql`alter table away rename to chapter_progress`;

  const after = await counts();
  const of = (work: string) =>
    ['kept', 'refused', 'failed'].map((outcome) => after[`{work="${work}",outcome="${outcome}"}`]);
  expect(of('position')).toEqual(['2', '1', '1']);
  expect(of('review')).toEqual(['0', '1', '0']);
  expect(of('quiz')).toEqual(['0', '0', '0']);
});

it('a scrape counts the outcome of each event that a device sends', async () => {
  const countOf = async (line: string) =>
    Number((await samplesOf('saves_total')).find((sample) => sample.startsWith(line))?.split(' ')[1]);
  const { token } = await server.signedInSuper();
  const notesProgress = { currentTopicIndex: 0, currentPageIndex: 0 };
  const body = { subjectId: 'econ', chapterId: 'econ-2', notesProgress };
  const [read, wrong] = [body, 7].map((each) => ({ kind: 'position', clockMs: 0, body: each }));
  const send = (firstSequence: number, events: unknown[]) =>
    call(server.app, 'POST', '/api/trpc/progress.exchange', {
      token,
      body: { device: 'a1'.repeat(8), firstSequence, sentClockMs: 0, events },
    });
  const counts = () =>
    Promise.all(
      ['kept', 'refused', 'failed'].map((outcome) => countOf(`{work="position",outcome="${outcome}"}`)),
    );
  const before = await counts();
  await send(0, [read, wrong, read]);
  await server.database.sql`alter table chapter_progress rename to away`;
  await send(3, [read]);
  await server.database.sql`alter table away rename to chapter_progress`;
  const after = await counts();
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 1, 1]);
});

it('a scrape reports how many mails wait or were abandoned', async () => {
  expect(await samplesOf('mail_outbox_mails')).toEqual(['{state="waiting"} 0', '{state="failed"} 0']);
  expect(await samplesOf('mail_outbox_oldest_seconds')).toEqual(['0']);
});

it('a scrape reports when the served content was published, and how long that took', async () => {
  const before = Date.now() / 1_000;
  await call(server.app, 'PUT', '/api/v1/status', {
    token: await server.adminToken(),
    body: { type: 'lastPublishedContentAt' },
  });
  const [published] = await samplesOf('content_published_timestamp_seconds');
  expect(Number(published)).toBeLessThanOrEqual(Date.now() / 1_000);
  expect(Number(published)).toBeGreaterThan(before - 3_600);
  expect(await samplesOf('content_publish_duration_seconds_count')).toEqual(['{outcome="answered"} 1']);
});

it('a scrape counts sign-ups, but no refused ones', async () => {
  const person = { name: 'Asha', age: 15, gender: 'Female', email: 'asha@example.in', password: 'secret' };
  await call(server.app, 'POST', '/api/v1/auth/sign-up', { body: person });
  await call(server.app, 'POST', '/api/v1/auth/sign-up', { body: { ...person, age: 5 } });
  expect(await samplesOf('sign_ups_total')).toEqual(['{by="password"} 1']);
});

it('a scrape omits what the database cannot answer', async () => {
  const lost = createMetrics();
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const domain = { ...server.domain, database: nowhere };
  const checkReady = createReadiness({ domain, say() {} });
  watchProcess(lost, { ...sourcesOf(domain), checkReady });
  watchShared(lost, { ...sourcesOf(domain), checkReady });
  const text = await lost.text();
  await nowhere.close();
  expect(text).toContain('\nserver_ready 0');
  expect(text).toContain('\npassword_queue_waiting 0');
  for (const name of ['orders', 'mail_outbox_oldest_seconds', 'orders_oldest_due_seconds'])
    expect(text).not.toMatch(new RegExp(`^${name}[ {]`, 'm'));
});
