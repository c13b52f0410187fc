import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

/** Only the database, mail server and folder of this server are used. */
let surroundings: TestServer;
const running: ServerProcess[] = [];

beforeEach(async () => {
  surroundings = await buildTestServer({ content: 'none' });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await surroundings.close();
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({
    PORT: String(await findFreePort()),
    DATABASE_URL: surroundings.database.url,
    DATA_DIR: surroundings.config.dataDir,
    SMTP_URL: surroundings.config.smtpUrl,
    SEED: 'empty',
    LOG_LEVEL: 'warn',
  });
  running.push(server);
  return server;
}
const email = 'meenakshi@example.in';
const signUp = ({ url }: ServerProcess) =>
  fetch(`${url}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Meenakshi', age: 15, gender: 'Female', email, password: 'secret' }),
  });

it('mails of a real server survive a mail server that refuses and a server that is killed; the log has the reason, but not the recipient', async () => {
  const { sandbox } = surroundings;
  sandbox.smtp.setMode({ mode: 'refuse', delayMs: 0, responseCode: 550 });
  const first = await start();
  expect((await signUp(first)).status).toBe(200);
  await expect.poll(() => first.output()).toContain('mails were not sent');
  await first.end('SIGKILL');
  expect(first.output()).toContain('550');
  expect(first.output()).not.toContain(email);

  sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
  await start();
  await expect.poll(() => sandbox.mails.list(email).length).toBe(1);
  await expect.poll(() => surroundings.database.sql`select id from mail_outbox`).toEqual([]);
});
