import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
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

const browser = (name = 'browser') => ctx.push.subscriptionOf(name);
const stored = () =>
  database.sql<{ endpoint: string }[]>`select endpoint from push_subscriptions order by endpoint`;

/** Opens the app in a browser with the subscription `before`. */
async function openApp(before: string, after: string, who = student) {
  const { endpoint } = browser(before);
  const { publicKey, isKeyOutdated } = await domain.getReminder(who, { endpoint });
  if (!isKeyOutdated || publicKey === null) return null;
  return domain.moveReminder(who, { endpoint, subscription: browser(after), publicKey });
}

// docs/product/study.md#reminders
it('a browser that subscribed with a former key counts as off and gets no message until the app is opened there', async () => {
  await remind('19:00', 'before');
  ctx.push.publicKey = 'another-key';
  const { endpoint } = browser('before');
  expect(await domain.getReminder(student, { endpoint })).toEqual({
    ...{ publicKey: 'another-key', at: '19:00', isOn: false, isKeyOutdated: true },
  });
  itIs('19:00');
  expect(await domain.sendReminders(ctx)).toMatchObject({ sent: 0, gone: 0, failures: [] });
  expect(await openApp('before', 'after')).toMatchObject({ at: '19:00', isOn: true, isKeyOutdated: false });
  itIs('19:00', '2026-11-22');
  await sent();
  expect(browsersSentTo()).toEqual(['after']);
  expect(await stored()).toEqual([{ endpoint: browser('after').endpoint }]);
});

it('a browser that subscribed with a former key is on again when that key returns', async () => {
  await remind('19:00');
  const former = ctx.push.publicKey;
  ctx.push.publicKey = 'another-key';
  expect(await isOn()).toBe(false);
  ctx.push.publicKey = former;
  expect(await isOn()).toBe(true);
});

it('a browser that changed its address without sending a key keeps the former key', async () => {
  await remind('19:00', 'before');
  ctx.push.publicKey = 'another-key';
  await domain.moveReminder(student, {
    ...{ endpoint: browser('before').endpoint, subscription: browser('moved') },
  });
  expect(await isOn('moved')).toBe(false);
  expect(await openApp('moved', 'after')).toMatchObject({ isOn: true });
});

it("a time chosen with the former key's subscription does not count as on", async () => {
  const former = ctx.push.publicKey ?? '';
  ctx.push.publicKey = 'another-key';
  const reply = await domain.setReminder(student, {
    ...{ at: '19:00', subscription: browser(), publicKey: former },
  });
  expect(reply).toMatchObject({ at: '19:00', isOn: false, isKeyOutdated: true });
});

it('opening the app does not turn on a browser of another student or of nobody', async () => {
  await remind('19:00', 'theirs', await newStudent());
  ctx.push.publicKey = 'another-key';
  expect(await openApp('theirs', 'after')).toBeNull();
  expect(await openApp('unknown', 'after')).toBeNull();
});

it('a browser whose push service refuses our key is forgotten like one that ended its subscription', async () => {
  await remind('19:00');
  ctx.push.refused.add(browser().endpoint);
  itIs('19:00');
  expect(await domain.sendReminders(ctx)).toMatchObject({ sent: 0, gone: 1, refused: 1, failures: [] });
  expect(await stored()).toEqual([]);
});

it('a browser whose push service refuses our key gets no more messages if its key is unknown, and recovers when the app is opened', async () => {
  await remind('19:00');
  await database.sql`update push_subscriptions set public_key_hash = null`;
  ctx.push.refused.add(browser().endpoint);
  itIs('19:00');
  expect(await domain.sendReminders(ctx)).toMatchObject({ sent: 0, refused: 1 });
  itIs('19:00', '2026-11-22');
  expect(await domain.sendReminders(ctx)).toMatchObject({ sent: 0, refused: 0, failures: [] });
  expect(await openApp('browser', 'after')).toMatchObject({ isOn: true });
});

it('reminders are still sent to a subscription from before keys were stored', async () => {
  await remind('19:00');
  await database.sql`update push_subscriptions set public_key_hash = null`;
  itIs('19:00');
  expect(await sent()).toBe(1);
});
