import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush, { type PushSubscription, type RequestOptions } from 'web-push';
import { createSandbox, type PushMessage, type Sandbox } from '#src/index.ts';
import { sendJson } from './send-json.ts';

let sandbox: Sandbox;
const vapid = webPush.generateVAPIDKeys();
const vapidDetails = { subject: 'mailto:help@example.in', ...vapid };

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sendJson('DELETE', `${sandbox.url}/api/push/mode`));

const subscribe = async (applicationServerKey: string | null = null) =>
  (await sendJson('POST', `${sandbox.url}/api/push/subscriptions`, { applicationServerKey }))
    .body as PushSubscription & { id: string };
const messagesTo = async ({ id }: { id: string }) =>
  (await sendJson('GET', `${sandbox.url}/api/push/messages?subscription=${id}`)).body as PushMessage[];

/** Sends as the library would, but over http. */
async function send(
  subscription: PushSubscription,
  text: string,
  options: RequestOptions = {},
  headers: Record<string, string> = {},
) {
  const made = webPush.generateRequestDetails(subscription, text, { vapidDetails, TTL: 60, ...options });
  const { 'Content-Length': _, ...own } = made.headers as Record<string, string>;
  return fetch(made.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries({ ...own, ...headers }).map(([name, value]) => [name, `${value}`]),
    ),
    body: new Uint8Array(made.body ?? []),
    redirect: 'manual',
  });
}

test('a push message of the real library is accepted, decrypted and listed with its headers', async () => {
  const browser = await subscribe(vapid.publicKey);
  const reply = await send(browser, '{"title":"पढ़ाई"}', { TTL: 7_200, urgency: 'normal', topic: 'reminder' });
  expect([reply.status, reply.headers.get('ttl')]).toEqual([201, '7200']);
  expect(await messagesTo(browser)).toMatchObject([
    {
      ...{ text: '{"title":"पढ़ाई"}', lifeSeconds: 7_200, urgency: 'normal', topic: 'reminder' },
      subject: 'mailto:help@example.in',
    },
  ]);
  expect(await messagesTo(await subscribe())).toEqual([]);
});

test('an invalid push message is refused and not listed', async () => {
  const browser = await subscribe(vapid.publicKey);
  const stranger = webPush.generateVAPIDKeys();
  const of = (options: RequestOptions, headers?: Record<string, string>) =>
    send(browser, 'x', options, headers);
  expect((await of({}, { TTL: 'soon' })).status).toBe(400);
  expect((await of({}, { Authorization: 'vapid t=a.b.c, k=d' })).status).toBe(401);
  expect((await of({ vapidDetails: { ...vapidDetails, ...stranger } })).status).toBe(403);
  const elsewhere = { ...browser, endpoint: browser.endpoint.replace('127.0.0.1', 'localhost') };
  const forElsewhere = webPush.generateRequestDetails(elsewhere, 'x', { vapidDetails });
  expect((await of({}, { Authorization: String(forElsewhere.headers?.Authorization) })).status).toBe(401);
  const other = await subscribe();
  expect((await send({ ...browser, keys: other.keys }, 'x')).status).toBe(400);
  expect((await send({ ...browser, endpoint: `${sandbox.url}/push/nobody` }, 'x')).status).toBe(404);
  expect(await messagesTo(browser)).toEqual([]);
});

test.each([
  ['gone', 410],
  ['forbidden', 403],
  ['busy', 429],
  ['redirect', 307],
  ['error', 500],
  ['down', 503],
])('in mode %s the push service answers %i', async (mode, status) => {
  const browser = await subscribe();
  await sendJson('PUT', `${sandbox.url}/api/push/mode`, { mode });
  expect((await send(browser, 'x')).status).toBe(status);
  expect(await messagesTo(browser)).toEqual([]);
});

test('a push subscription ended by its browser answers 410 for ever', async () => {
  const browser = await subscribe();
  await sendJson('DELETE', `${sandbox.url}/api/push/subscriptions/${browser.id}`);
  expect((await send(browser, 'x')).status).toBe(410);
});

test('the page of push messages shows the newest first, in words, and runs nothing from them', async () => {
  const browser = await subscribe();
  await send(browser, '<script>alert(1)</script>');
  await send(browser, JSON.stringify({ title: 'Time to study', body: '20 minutes would do.' }));
  const page = await (await fetch(`${sandbox.url}/push`)).text();
  expect(page).not.toContain('<script>alert(1)');
  expect(page.indexOf('20 minutes would do.')).toBeLessThan(page.indexOf('alert(1)'));
  expect(page).toContain('<h2>Time to study</h2>');
});
