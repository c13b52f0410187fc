import type { Reminder } from '@repo/contracts/reminders';
import { type DomainContext, sendReminders } from '@repo/domain';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import webPush from 'web-push';
import { createWebPush } from '#src/adapters/web-push.ts';
import { createMetrics } from '#src/metrics/metrics.ts';
import { startReminderSender } from '#src/reminders/reminder-sender.ts';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';

let server: TestServer;
let student: Student;

beforeAll(async () => {
  server = await buildTestServer({ content: 'none' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.sandbox.push.setMode({ mode: 'normal', delayMs: 0 });
  await server.database.sql`delete from users`;
  student = await server.signedIn();
});

/** The domain with the clock at tomorrow's 19:05 in India. */
function tomorrow(): DomainContext {
  const day = new Date(Date.now() + 29.5 * 3_600_000).toISOString().slice(0, 10);
  const now = new Date(`${day}T19:05:00+05:30`);
  return { ...server.domain, clock: { now: () => now } };
}

const ask = (path: string, body: object, token = student.token) =>
  call(server.app, 'POST', `/api/trpc/auth.reminder.${path}`, { token, body });
async function remindAtSeven() {
  const { id, ...subscription } = server.newSubscription();
  const reply = await ask('set', { at: '19:00', subscription });
  expect(reply.json<{ result: { data: Reminder } }>().result.data).toMatchObject({ at: '19:00', isOn: true });
  return { subscription, received: () => server.sandbox.push.list(id) };
}
const kept = () => server.database.sql<{ endpoint: string }[]>`select endpoint from push_subscriptions`;

it('a reminder reaches the browser, which can decrypt it, from either of two servers', async () => {
  const { received } = await remindAtSeven();
  const results = await Promise.all([sendReminders(tomorrow()), sendReminders(tomorrow())]);
  expect(results.map(({ sent }) => sent).sort()).toEqual([0, 1]);
  expect(received().map(({ text }) => JSON.parse(text))).toEqual([
    { title: 'Time to study', body: '20 minutes would do.', turnOff: 'Turn off' },
  ]);
  expect(received()[0]?.text).not.toMatch(/Asha|example/);
});

it('a reminder is refused for an address outside the push services', async () => {
  const { id: _, ...subscription } = server.newSubscription();
  for (const endpoint of ['https://169.254.169.254/latest', 'http://127.0.0.1:1/push/x', 'nonsense'])
    expect((await ask('set', { at: '19:00', subscription: { ...subscription, endpoint } })).statusCode).toBe(
      400,
    );
  expect(await kept()).toEqual([]);
});

it('a reminder ends with the subscription: 410 makes the server delete it', async () => {
  await remindAtSeven();
  server.sandbox.push.setMode({ mode: 'gone', delayMs: 0 });
  expect(await sendReminders(tomorrow())).toMatchObject({ sent: 0, gone: 1, failures: [] });
  expect(await kept()).toEqual([]);
});

it('a reminder ends when the service says that the subscription is for another sender: 403 counts like 410', async () => {
  await remindAtSeven();
  server.sandbox.push.setMode({ mode: 'forbidden', delayMs: 0 });
  expect(await sendReminders(tomorrow())).toMatchObject({ sent: 0, gone: 1, refused: 1, failures: [] });
  expect(await kept()).toEqual([]);
});

it('a reminder works again after the server got new keys, once the browser has subscribed with the new one', async () => {
  const { subscription } = await remindAtSeven();
  const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys();
  const rotated = await buildTestServer({
    content: 'none',
    database: { ...server.database, close: async () => {} },
    environment: { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_HOSTS: new URL(server.sandbox.url).host },
  });
  onTestFinished(() => rotated.close());
  const { endpoint } = subscription;
  const get = async (of: string) =>
    (
      await call(
        rotated.app,
        'GET',
        `/api/trpc/auth.reminder.get?input=${encodeURIComponent(JSON.stringify({ endpoint: of }))}`,
        { token: student.token },
      )
    ).json<{ result: { data: Reminder } }>().result.data;
  const { publicKey, isOn, isKeyOutdated } = await get(endpoint);
  expect([isOn, isKeyOutdated]).toEqual([false, true]);
  const { id, ...renewed } = server.sandbox.push.subscribe(publicKey);
  await call(rotated.app, 'POST', '/api/trpc/auth.reminder.move', {
    ...{ token: student.token, body: { endpoint, subscription: renewed, publicKey } },
  });
  expect(await get(renewed.endpoint)).toMatchObject({ at: '19:00', isOn: true, isKeyOutdated: false });
  expect(await sendReminders({ ...tomorrow(), push: rotated.domain.push })).toMatchObject({ sent: 1 });
  expect(server.sandbox.push.list(id)).toHaveLength(1);
});

it('a reminder is stopped by one call, only for the student’s own browser', async () => {
  const { subscription } = await remindAtSeven();
  const other = await server.signedIn();
  await ask('stop', { endpoint: subscription.endpoint }, other.token);
  expect(await kept()).toHaveLength(1);
  await ask('stop', { endpoint: subscription.endpoint });
  expect(await kept()).toEqual([]);
});

it('a reminder is stopped everywhere by "Log out everywhere"', async () => {
  await remindAtSeven();
  await remindAtSeven();
  await call(server.app, 'POST', '/api/trpc/auth.logOutEverywhere', { token: student.token, body: {} });
  expect(await kept()).toEqual([]);
});

it('a reminder that a service refuses is counted and logged in one line, with the reason and without the address', async () => {
  const { subscription, received } = await remindAtSeven();
  const metrics = createMetrics();
  const push = createWebPush(server.config.push, { limitMs: 500 });
  const domain = { ...tomorrow(), push: metrics.watch('push', push) };
  const lines: unknown[][] = [];
  server.sandbox.push.setMode({ mode: 'slow', delayMs: 60_000 });
  const sender = startReminderSender(domain, { warn: (...line: unknown[]) => void lines.push(line) }, 20);
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 30_000 });
  server.sandbox.push.setMode({ mode: 'normal', delayMs: 0 });
  await sender.stop();
  expect(lines).toEqual([[{ reasons: ['TimeoutError'], failures: 1 }, 'reminders were not sent']]);
  expect(JSON.stringify(lines)).not.toContain(subscription.endpoint);
  expect(await metrics.text()).toMatch(
    /outside_call_duration_seconds_count\{party="push",call="send",outcome="failed"\} 1/,
  );
  expect(received()).toEqual([]);
});

it('a reminder to a push service that hangs delays none at other services', async () => {
  const count = 250;
  await server.database.sql`
    insert into users (id, name, email, verified_at, created_at, adult_at)
    select 'many-' || n, 'Many', 'many-' || n || '@example.com', now(), now(), now() from generate_series(1, ${count}) n`;
  await server.database.sql`
    insert into sessions (token_hash, user_id, expires_at)
    select 'hash-' || n, 'many-' || n, now() + interval '10 days' from generate_series(1, ${count}) n`;
  await server.database.sql`
    insert into reminders (user_id, at_minute, chosen_at)
    select 'many-' || n, 1140, now() from generate_series(1, ${count}) n`;
  await server.database.sql`
    insert into push_subscriptions (endpoint, user_id, p256dh, auth, created_at)
    select 'https://push.example/' || n, 'many-' || n, 'p', 'a', now() from generate_series(1, ${count}) n`;
  const taken: string[] = [];
  const held: (() => void)[] = [];
  const push = {
    ...server.domain.push,
    async send({ endpoint }: { endpoint: string }) {
      if (taken.length + held.length < 3) await new Promise<void>((resolve) => held.push(resolve));
      taken.push(endpoint);
      return 'taken' as const;
    },
  };
  const sender = startReminderSender(
    { ...tomorrow(), push },
    { warn: () => expect.unreachable('all arrive') },
  );
  await vi.waitFor(() => expect(taken).toHaveLength(count - 3), { timeout: 30_000 });
  for (const release of held) release();
  await sender.stop();
  expect(new Set(taken).size).toBe(count);
});

it('reminders are not offered by a server without keys, which makes no query for them', async () => {
  const bare = { ...server.domain, push: { ...server.domain.push, publicKey: null } };
  const sender = startReminderSender(
    { ...bare, database: null as never },
    { warn: () => expect.unreachable('nothing was to be read') },
    1,
  );
  await sender.stop();
});
