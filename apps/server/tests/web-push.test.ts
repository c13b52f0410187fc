import { createSandbox, type Sandbox } from '@repo/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWebPush } from '#src/adapters/web-push.ts';
import { readConfig } from '#src/config.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.push.setMode({ mode: 'normal', delayMs: 0 }));

const message = {
  payload: JSON.stringify({ title: 'Time to study' }),
  lifeSeconds: 7_200,
  topic: 'reminder',
};

function open(limitMs?: number) {
  const { push: settings } = readConfig({ PUSH_HOSTS: new URL(sandbox.url).host });
  const push = createWebPush(settings, limitMs === undefined ? {} : { limitMs });
  const { id, ...subscription } = sandbox.push.subscribe(push.publicKey);
  return { push, subscription, received: () => sandbox.push.list(id) };
}

it('a message to a push service is readable only by the browser, and names its lifetime, urgency and sender', async () => {
  const { push, subscription, received } = open();
  expect(push.takes(subscription)).toBe(true);
  expect(await push.send(subscription, message)).toBe('taken');
  expect(received()).toMatchObject([
    {
      ...{ text: message.payload, lifeSeconds: 7_200, urgency: 'normal', topic: 'reminder' },
      subject: 'mailto:no-reply@example.com',
    },
  ]);
});

it('a message to a push service reports that a browser has ended its subscription', async () => {
  const { push, subscription } = open();
  sandbox.push.setMode({ mode: 'gone', delayMs: 0 });
  expect(await push.send(subscription, message)).toBe('gone');
  sandbox.push.setMode({ mode: 'normal', delayMs: 0 });
  const unknown = { ...subscription, endpoint: `${sandbox.url}/push/nobody` };
  expect(await push.send(unknown, message)).toBe('gone');
});

it('a message to a push service reports that the subscription is for another key', async () => {
  const { push } = open();
  const { id: _, ...subscription } = sandbox.push.subscribe('of-another-server');
  expect(await push.send(subscription, message)).toBe('refused');
});

it.each([
  ['busy', 429],
  ['error', 500],
  ['down', 503],
] as const)(
  'a message to a push service fails with the status when the service is %s',
  async (mode, status) => {
    const { push, subscription, received } = open();
    sandbox.push.setMode({ mode, delayMs: 0 });
    await expect(push.send(subscription, message)).rejects.toMatchObject({ name: 'PushRefusal', status });
    expect(received()).toEqual([]);
  },
);

it('a message to a push service follows no redirect', async () => {
  const { push, subscription } = open();
  sandbox.push.setMode({ mode: 'redirect', delayMs: 0 });
  await expect(push.send(subscription, message)).rejects.toThrow();
});

it('a message to a push service is abandoned when the service takes too long, or cuts the connection', async () => {
  const { push, subscription } = open(200);
  sandbox.push.setMode({ mode: 'slow', delayMs: 60_000 });
  await expect(push.send(subscription, message)).rejects.toMatchObject({ name: 'TimeoutError' });
  sandbox.push.setMode({ mode: 'drop', delayMs: 0 });
  await expect(push.send(subscription, message)).rejects.toThrow();
});

it('a message to a push service is only sent to hosts on the list, whatever address a client gave', async () => {
  const { push, subscription } = open();
  const elsewhere = { ...subscription, endpoint: 'http://127.0.0.1:9/push/x' };
  expect(push.takes(elsewhere)).toBe(false);
  await expect(push.send(elsewhere, message)).rejects.toMatchObject({ name: 'PushHostUnknown' });
});

it('a message to a push service requires a valid key', () => {
  const { push, subscription } = open();
  const { auth } = subscription.keys;
  for (const p256dh of ['B'.repeat(87), 'A'.repeat(87)])
    expect(push.takes({ ...subscription, keys: { p256dh, auth } }), p256dh).toBe(false);
});

it('a message to a push service is not possible without keys', () => {
  expect(createWebPush(null).publicKey).toBeNull();
  expect(createWebPush(null).takes(open().subscription)).toBe(false);
});
