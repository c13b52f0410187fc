import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggerOptions } from '#src/logging.ts';
import { buildTestServer, type TestServer } from '../build-test-server.ts';
import { call } from '../call.ts';
import { openBrowser } from '../google/browser.ts';
import { providerAt } from '../payment/shop.ts';
import { askedStudent, errorCodeOf, linkTokenTo, mutate, required, resultOf, yes } from './consenting.ts';

let server: TestServer;
let base: string;
let studentFolder: string;
const lines: string[] = [];

beforeAll(async () => {
  studentFolder = await mkdtemp(join(tmpdir(), 'student-app-'));
  await writeFile(join(studentFolder, 'index.html'), '<!doctype html><title>Student</title>');
  server = await buildTestServer({
    ...required,
    studentFolder,
    logger: {
      ...loggerOptions({ logLevel: 'debug' }),
      stream: { write: (line: string) => void lines.push(line) },
    },
  });
  base = await server.listen();
});
afterAll(async () => {
  await server.close();
  await rm(studentFolder, { recursive: true, force: true });
});

const isOpen = async (token: string) =>
  (await call(server.app, 'GET', '/api/v1/progress/overall', { token })).statusCode === 200;

it('the path to a guardian’s consent leads from sign-up by mail and by the identity provider to an open account', async () => {
  const body = {
    name: 'Asha Rao',
    age: 15,
    gender: 'Female',
    email: 'asha.rao@example.in',
    password: 'secret',
  };
  const { user } = (await call(server.app, 'POST', '/api/v1/auth/sign-up', { body })).json();
  expect(user).toMatchObject({ age: 15, gender: null });
  const [mail] = await server.mailsTo(body.email);
  const code = { email: body.email, code: mail?.code };
  expect((await call(server.app, 'POST', '/api/v1/auth/verify-email', { body: code })).statusCode).toBe(200);
  const { token } = (await call(server.app, 'POST', '/api/v1/auth/sign-in', { body })).json();
  expect(await isOpen(token)).toBe(false);

  const guardian = 'meena.rao@example.in';
  const asked = await mutate(server, 'auth.consent.askGuardian', { email: ' Meena.Rao@Example.IN ' }, token);
  expect(resultOf(asked)).toEqual({ message: 'We have written to your parent or guardian.' });
  const link = await linkTokenTo(server, guardian);

  const browser = openBrowser(server, base);
  const early = await browser.post('/api/trpc/auth.guardian.give', { token: link, ...yes });
  expect(early.status).toBe(403);
  const choice = { name: 'Meena Rao', email: guardian, email_verified: 'true' } as const;
  expect(await browser.through('guardian', choice)).toBe('/guardian?google=ready');
  const proved = await browser.post('/api/trpc/auth.guardian.prove', { token: link, by: 'sign-in' });
  expect(proved.status, proved.text).toBe(200);
  const again = await browser.post('/api/trpc/auth.guardian.prove', { token: link, by: 'sign-in' });
  expect(again.status, 'the proof is taken once').toBe(401);
  const given = await browser.post('/api/trpc/auth.guardian.give', { token: link, ...yes });
  expect(given.status, given.text).toBe(200);
  expect(await isOpen(token)).toBe(true);
  expect(resultOf(await call(server.app, 'GET', '/api/trpc/auth.consent.state', { token }))).toMatchObject({
    step: 'done',
  });
});

it('the path to a guardian’s consent accepts a payment that was started on the guardian’s page', async () => {
  const { token, student } = await askedStudent(server);
  const { order } = resultOf<{ order: { order_id: string } }>(
    await mutate(server, 'auth.guardian.createOrder', { token }),
  );
  expect(errorCodeOf(await mutate(server, 'auth.guardian.prove', { token, by: 'payment' }))).toBe(
    'FORBIDDEN',
  );
  await providerAt(server.sandbox.url).act(order.order_id, 'pay');
  const proved = await mutate(server, 'auth.guardian.prove', { token, by: 'payment' });
  expect(resultOf(proved)).toMatchObject({ view: { provedBy: 'payment' } });
  expect((await mutate(server, 'auth.guardian.give', { token, ...yes })).statusCode).toBe(200);
  expect(await isOpen(student.token)).toBe(true);
});

it('the path to a guardian’s consent requires the ticked box', async () => {
  const { token } = await askedStudent(server);
  const reply = await mutate(server, 'auth.guardian.give', { token, ...yes, isAdult: false });
  expect([reply.statusCode, errorCodeOf(reply)]).toEqual([400, 'BAD_INPUT']);
  expect(reply.body).toContain('Please confirm that you are an adult');
});

it('a withdrawal of consent while a student studies keeps what was acknowledged, and refuses everything after it', async () => {
  const { token, student } = await askedStudent(server);
  await server.database.sql`update users set consented_at = now() where id = ${student.id}`;
  await server.database.sql`
    insert into chapter_unlocks (user_id, chapter_id, source, unlocked_at) values (${student.id}, 'econ-1', 'free', now())`;
  const save = async (page: number) => {
    const body = { notesProgress: { currentTopicIndex: 0, currentPageIndex: page } };
    const reply = await call(server.app, 'PUT', '/api/v1/progress/econ/econ-1', {
      token: student.token,
      body,
    });
    return reply.statusCode;
  };
  const saves: Promise<number>[] = [];
  for (let page = 0; page < 20; page++) saves.push(save(page));
  const withdrawn = mutate(server, 'auth.guardian.withdraw', { token });
  for (let page = 20; page < 40; page++) saves.push(save(page));
  expect((await withdrawn).statusCode).toBe(200);
  expect(await save(99)).toBe(403);
  const statuses = await Promise.all(saves);
  const others = statuses.filter((status) => status !== 200 && status !== 403);
  expect(others).toEqual([]);
  const [row] = await server.database.sql<{ page: number }[]>`
    select current_page_index as page from chapter_progress where user_id = ${student.id}`;
  expect(row === undefined).toBe(!statuses.includes(200));
  expect(row?.page).not.toBe(99);
});

it('the token of a guardian’s link opens nothing except in the browser that opened the page', async () => {
  const { token, guardian, student } = await askedStudent(server);
  const [own, other] = [openBrowser(server, base), openBrowser(server, base)];
  expect((await own.open(`/guardian?token=${token}`)).text, 'the address tells nothing').not.toContain(
    guardian,
  );
  expect((await own.post('/api/v1/guardian/page', { token })).status).toBe(200);
  await server.database.sql`update guardianships set proved_by = 'sign-in' where email = ${guardian}`;
  await server.database.sql`update users set consented_at = now() where id = ${student.id}`;
  for (const call of ['page', 'export', 'withdraw', 'plan-deletion', 'cancel-deletion', 'refuse']) {
    const reply = await other.post(`/api/v1/guardian/${call}`, { token });
    expect([call, reply.status]).toEqual([call, 404]);
    const program = await other.post(`/api/v1/guardian/${call}`, { token }, { origin: '' });
    expect([call, program.status]).toEqual([call, 404]);
  }
  expect(await isOpen(student.token)).toBe(true);
  expect((await own.post('/api/v1/guardian/export', { token })).status).toBe(200);
  expect((await other.post('/api/v1/guardian/link/again', { token })).status).toBe(200);
  const fresh = await linkTokenTo(server, guardian);
  expect((await other.post('/api/v1/guardian/page', { token: fresh })).status).toBe(200);
  expect((await other.post('/api/v1/guardian/withdraw', { token: fresh })).status).toBe(200);
});

it('the token of a guardian’s link appears in no log line, and the page does not pass it on', async () => {
  const { token, guardian } = await askedStudent(server);
  const page = await call(server.app, 'GET', `/guardian?token=${token}`, {
    headers: { accept: 'text/html' },
  });
  expect(page.statusCode).toBe(200);
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  await mutate(server, 'auth.guardian.page', { token });
  const log = lines.join('');
  expect(log.includes('"path":"/guardian"')).toBe(true);
  for (const secret of [token, guardian]) expect(log.includes(secret)).toBe(false);
});

it('the token of a guardian’s link opens only what belongs to its student', async () => {
  const [one, other] = [await askedStudent(server), await askedStudent(server)];
  const exporting = () => mutate(server, 'auth.guardian.exportAccount', { token: one.token });
  expect((await exporting()).statusCode).toBe(403);
  await server.database.sql`update guardianships set proved_by = 'sign-in' where email = ${one.guardian}`;
  const all = resultOf<{ account: { id: string } }>(await exporting());
  expect(all.account.id).toBe(one.student.id);
  expect(JSON.stringify(all)).not.toContain(other.student.id);
  expect(await isOpen(one.token)).toBe(false);
});
