import { reminderBrowsersMax } from '@repo/contracts/limits/reminders';
import { pushEndpointInvalid, remindersMissing } from '@repo/contracts/messages/reminders';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { lastCode } from './auth-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { signIn } from './google-fixtures.ts';
import {
  browsersSentTo,
  isOn,
  itIs,
  newStudent,
  remind,
  sent,
  student,
  useStudent,
} from './reminder-fixtures.ts';

useFreshDatabase();
useStudent();

// docs/product/study.md#reminders
it('a browser with a reminder can be turned off, without affecting other browsers', async () => {
  await remind('19:00', 'phone');
  await remind('19:00', 'laptop');
  expect(await domain.stopReminder(student, ctx.push.subscriptionOf('phone'))).toMatchObject({
    ...{ isOn: false, at: '19:00' },
  });
  itIs('19:00');
  await sent();
  expect(browsersSentTo()).toEqual(['laptop']);
});

it("a browser with a reminder changes owner with its user, and the previous owner can't take it back", async () => {
  const next = await newStudent();
  await remind('19:00', 'shared');
  await remind('19:00', 'shared', next);
  await domain.stopReminder(student, ctx.push.subscriptionOf('shared'));
  expect([await isOn('shared'), await isOn('shared', next)]).toEqual([false, true]);
  itIs('19:00');
  expect(await sent()).toBe(1);
});

it('a browser with a reminder that changed its push address is reminded at the new one', async () => {
  await remind('19:00', 'before');
  const move = (from: string, to: string, who = student) => {
    const { endpoint } = ctx.push.subscriptionOf(from);
    return domain.moveReminder(who, { endpoint, subscription: ctx.push.subscriptionOf(to) });
  };
  expect(await move('nowhere', 'other')).toMatchObject({ isOn: false, at: '19:00' });
  expect(await move('before', 'theirs', await newStudent())).toMatchObject({ isOn: false, at: null });
  expect(await move('before', 'after')).toMatchObject({ isOn: true, at: '19:00' });
  expect(await move('before', 'after'), 'sent again').toMatchObject({ isOn: true });
  itIs('19:00');
  await sent();
  expect(browsersSentTo()).toEqual(['after']);
});

it('a browser with a reminder beyond the limit replaces the oldest, even for concurrent additions', async () => {
  const names = Array.from({ length: reminderBrowsersMax + 3 }, (_, n) => `browser-${n}`);
  for (const name of names.slice(0, 3)) {
    await remind('19:00', name);
    ctx.time.pass(1_000);
  }
  await Promise.all(names.slice(3).map((name) => remind('19:00', name)));
  const on = await Promise.all(names.map((name) => isOn(name)));
  expect(on.filter(Boolean)).toHaveLength(reminderBrowsersMax);
  expect(on.slice(0, 3)).toEqual([false, false, false]);
});

it('a reminder is rejected for an unknown push service, or if the server offers no reminders', async () => {
  const subscription = { ...ctx.push.subscriptionOf('x'), endpoint: 'https://10.0.0.1/x' };
  await expect(domain.setReminder(student, { at: '19:00', subscription })).rejects.toMatchObject({
    ...{ code: 'BAD_INPUT', message: pushEndpointInvalid },
  });
  await remind('19:00', 'phone');
  const { endpoint } = ctx.push.subscriptionOf('phone');
  await expect(domain.moveReminder(student, { endpoint, subscription })).rejects.toMatchObject({
    ...{ code: 'BAD_INPUT', message: pushEndpointInvalid },
  });
  expect(await isOn('phone')).toBe(true);
  await domain.stopReminder(student, { endpoint });
  ctx.push.publicKey = null;
  await expect(remind('19:00')).rejects.toMatchObject({ code: 'NOT_FOUND', message: remindersMissing });
  expect(await database.sql`select * from push_subscriptions`).toEqual([]);
});

it('a browser with a reminder is forgotten after ending its subscription', async () => {
  await remind('19:00', 'phone');
  await remind('19:00', 'laptop');
  ctx.push.gone.add(ctx.push.subscriptionOf('phone').endpoint);
  itIs('19:00');
  expect(await domain.sendReminders(ctx)).toMatchObject({ sent: 1, gone: 1, failures: [] });
  expect([await isOn('phone'), await isOn('laptop')]).toEqual([false, true]);
});

it('a browser with a reminder stays after its push service fails, and is not retried that day', async () => {
  await remind('19:00');
  itIs('19:00');
  ctx.push.failure = 429;
  expect(await domain.sendReminders(ctx)).toMatchObject({ sent: 0, failures: ['429'] });
  ctx.push.failure = null;
  itIs('19:05');
  expect(await sent()).toBe(0);
  itIs('19:00', '2026-11-22');
  expect(await sent()).toBe(1);
});

it('no reminder is sent after a log-out everywhere', async () => {
  await remind('19:00');
  await domain.logOutEverywhere(student);
  expect(await isOn()).toBe(false);
});

it('no reminder is sent after a password reset, because someone with the old one should learn nothing', async () => {
  await remind('19:00');
  const { email } = student.user;
  await domain.sendResetCode(ctx, { email });
  await domain.resetPassword(ctx, { email, resetCode: await lastCode(), newPassword: 'another one' });
  await domain.startSession(ctx, student.user.id);
  itIs('19:00');
  expect(await sent()).toBe(0);
  expect(await isOn()).toBe(false);
});

it('no reminder is sent to the browser of a session replaced by another sign-in', async () => {
  await remind('19:00');
  const { email } = student.user;
  await signIn({ email, subject: 'before' });
  await remind('19:00');
  await signIn({ email, subject: 'after' });
  expect(await isOn()).toBe(false);
});

it('no reminder is sent when all sessions have ended: the browsers are forgotten', async () => {
  await remind('19:00');
  itIs('19:00', '2126-01-15');
  expect(await sent()).toBe(0);
  expect(await isOn()).toBe(false);
});

it('no reminder is sent to an account with a planned deletion', async () => {
  await remind('19:00');
  await database.sql`update users set deletion_due_at = '2026-11-28T00:00:00Z' where id = ${student.user.id}`;
  itIs('19:00');
  expect(await sent()).toBe(0);
});

it("no reminder is sent without a guardian's consent, where that is required", async () => {
  await remind('19:00');
  ctx.settings.isConsentRequired = true;
  itIs('19:00');
  expect(await sent()).toBe(0);
  await database.sql`update users set consented_at = ${ctx.time.now.toISOString()} where id = ${student.user.id}`;
  itIs('19:00', '2026-11-22');
  expect(await sent()).toBe(1);
});

it('no reminder is sent to a deleted account', async () => {
  await remind('19:00');
  await database.sql`delete from users where id = ${student.user.id}`;
  expect(await database.sql`select * from push_subscriptions`).toEqual([]);
  expect(await database.sql`select * from reminders`).toEqual([]);
});

it('several servers share the work: each of hundreds of due students is reminded by one of them', async () => {
  const count = 250;
  await database.sql`
      insert into users (id, name, email, verified_at, created_at, adult_at)
      select 'many-' || n, 'Many', 'many-' || n || '@example.com', now(), now(), now() from generate_series(1, ${count}) n`;
  await database.sql`
      insert into sessions (token_hash, user_id, expires_at)
      select 'hash-' || n, 'many-' || n, '2027-01-01T00:00:00Z' from generate_series(1, ${count}) n`;
  await database.sql`
      insert into reminders (user_id, at_minute, chosen_at)
      select 'many-' || n, 1140, ${ctx.time.now.toISOString()} from generate_series(1, ${count}) n`;
  await database.sql`
      insert into push_subscriptions (endpoint, user_id, p256dh, auth, created_at)
      select 'https://push.example/many-' || n, 'many-' || n, 'p', 'a', now() from generate_series(1, ${count}) n`;
  itIs('19:00');
  const servers = [ctx, ctx, ctx];
  await Promise.all(
    servers.map(async (server) => {
      while ((await domain.sendReminders(server)).isMoreDue);
    }),
  );
  expect(ctx.push.taken).toHaveLength(count);
  expect(new Set(browsersSentTo()).size).toBe(count);
});

it('several servers lose a reminder if they crash between claiming and sending, but never repeat it', async () => {
  await remind('19:00');
  itIs('19:00');
  await domain.sendReminders(ctx, AbortSignal.abort());
  expect(ctx.push.taken).toEqual([]);
  itIs('19:01');
  expect(await sent()).toBe(0);
});
