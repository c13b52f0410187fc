import { Writable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { startDailySweep } from '#src/admin/daily-sweep.ts';
import { loggerOptions } from '#src/logging.ts';
import { startStore } from './bucket-stores.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { providerAt } from './payment/shop.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

const person = { name: 'Meenakshi Subramaniam', email: 'meenakshi@example.in', age: 15, gender: 'Female' };
const password = 'the-password-of-one';

/** Provides database, mail server, store and sweep; the calls go to a separate server process. */
let surroundings: TestServer;
let server: ServerProcess;
let sweepLog = '';

afterEach(async () => {
  await server?.end('SIGKILL');
  await surroundings.close();
});

async function start(store: NodeJS.ProcessEnv): Promise<void> {
  sweepLog = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      sweepLog += String(chunk);
      done();
    },
  });
  surroundings = await buildTestServer({
    environment: { LOG_LEVEL: 'trace', ...store },
    logger: { ...loggerOptions({ logLevel: 'trace' }), stream },
  });
  const port = await findFreePort();
  server = await startServerProcess({
    ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, SEED: 'empty', LOG_LEVEL: 'trace' },
    DATABASE_URL: surroundings.database.url,
    DATA_DIR: surroundings.config.dataDir,
    SMTP_URL: surroundings.config.smtpUrl,
    CASHFREE_BASE_URL: surroundings.sandbox.cashfreeBaseUrl,
    ...store,
  });
}

async function send<Reply = unknown>(method: string, path: string, token: string, body?: unknown) {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await reply.text();
  return { status: reply.status, text, json: () => JSON.parse(text) as Reply };
}

async function done<Reply = unknown>(...call: Parameters<typeof send>): Promise<Reply> {
  const reply = await send<Reply>(...call);
  expect(reply.status, `${call[1]}: ${reply.text}`).toBe(200);
  return reply.json();
}

async function newestCode(): Promise<string> {
  const [mail] = await surroundings.mailsTo(person.email);
  return /\b[ACDEFGHJKMNPQRTUVWXY34679]{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/**
 * Signs up, studies, pays, and requests the deletion of the account. @returns every secret and name that the
 * server learned
 */
async function liveThrough(): Promise<{ token: string; picture: string; secrets: string[] }> {
  await done('POST', '/api/v1/auth/sign-up', '', { ...person, password });
  const verifyCode = await newestCode();
  await done('POST', '/api/v1/auth/verify-email', '', { email: person.email, code: verifyCode });
  const credentials = { email: person.email, password };
  const { token } = await done<{ token: string }>('POST', '/api/v1/auth/sign-in', '', credentials);
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { user } = await done<{ user: { profilePicture: string } }>('PUT', '/api/v1/auth/profile', token, {
    profilePicture: `data:image/png;base64,${png.toString('base64')}`,
  });
  await done('POST', '/api/v1/chapters/claim-free', token, { chapterId: 'econ-1' });
  await done('PUT', '/api/v1/progress/econ/econ-1', token, {
    notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 },
  });
  await done('POST', '/api/v1/tests/submit', token, {
    ...{ testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, -1, 0], timeTaken: 60 },
  });
  const { order } = await done<{ order: { order_id: string } }>(
    'POST',
    '/api/v1/payment/create-order',
    token,
  );
  await providerAt(surroundings.sandbox.url).act(order.order_id, 'pay');
  await done('GET', `/api/v1/payment/order-status?orderId=${order.order_id}`, token);
  await done('GET', '/api/trpc/auth.exportAccount', token);
  await done('POST', '/api/trpc/auth.sendDeletionCode', token);
  const deletionCode = await newestCode();
  await done('POST', '/api/trpc/auth.planDeletion', token, { code: deletionCode });
  const secrets = [person.name, person.email, password, token, verifyCode, deletionCode];
  return { token, picture: user.profilePicture, secrets };
}

/** Runs the daily sweep of the day on which the account is due. */
async function sweepWhenDue(): Promise<void> {
  const { sql } = surroundings.database;
  await sql`update users set deletion_due_at = now() - interval '1 second' where email = ${person.email}`;
  await sql`update sweeps set started_at = now() - interval '2 days'`;
  const sweeper = startDailySweep(surroundings.domain, surroundings.app.log, {
    ...{ firstPauseMs: 0, pauseMs: 3_600_000 },
  });
  await vi.waitFor(() => expect(sweepLog).toContain('"deletedAccounts":1'), { timeout: 50_000 });
  await sweeper.stop();
}

/** The tables that contain a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { sql } = surroundings.database;
  const found: string[] = [];
  for (const { name } of await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`) {
    const rows = await sql`select 1 from ${sql(name)} t where strpos(to_jsonb(t)::text, ${text}) > 0 limit 1`;
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function storedPaths(): Promise<string[]> {
  const { paths } = await surroundings.domain.images.list(null);
  return paths;
}

// docs/product/accounts.md#account-deletion
it.each([
  ['on the disk', async () => ({})],
  ['in a bucket', async () => (await startStore()).environment],
])(
  'a deleted account leaves nothing in tables, mails, sessions, pictures %s and log lines of a real server; its orders belong to nobody',
  async (_, store) => {
    await start(await store());
    const { token, picture, secrets } = await liveThrough();
    const [{ id } = { id: '' }] = await surroundings.database.sql<{ id: string }[]>`
      select id from users where email = ${person.email}`;
    expect(await storedPaths()).toContain(picture);
    expect((await send('GET', picture, token)).status).toBe(200);
    expect((await tablesWith(id)).length).toBeGreaterThan(8);

    await sweepWhenDue();
    for (const text of [id, person.name, person.email, picture])
      expect(await tablesWith(text), text).toEqual([]);
    expect(await storedPaths()).not.toContain(picture);
    for (const path of ['/api/v1/auth/user', '/api/v1/bulk-data']) {
      const refused = await send('GET', path, token);
      expect([refused.status, refused.json()]).toEqual([
        401,
        { success: false, message: 'This account was deleted', code: 'ACCOUNT_DELETED' },
      ]);
    }
    const overTrpc = await send('GET', '/api/trpc/auth.user', token);
    expect([overTrpc.status, overTrpc.json()]).toMatchObject([
      401,
      { error: { data: { errorCode: 'ACCOUNT_DELETED' } } },
    ]);
    expect((await send('GET', '/api/v1/auth/user', 'of nobody')).text).not.toContain('code');
    expect((await send('GET', picture, token)).status).toBe(401);
    const books = await surroundings.database.sql<{ userId: string; status: string }[]>`
      select user_id as "userId", status from orders`;
    expect(books).toEqual([{ userId: expect.stringMatching(/^deleted-/), status: 'PAID' }]);

    expect(server.output()).toContain('request answered');
    for (const log of [server.output(), sweepLog])
      expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  },
);
