import { expect, it } from 'vitest';
import webPush from 'web-push';
import { samples } from '#src/config/environment.ts';
import { defaultPushHosts, isPushEndpoint } from '#src/config/push-hosts.ts';
import { readConfig } from '#src/config.ts';
import { productionEnvironment as real } from './production-environment.ts';

const pair = webPush.generateVAPIDKeys();
const keys = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey };
const another = webPush.generateVAPIDKeys();
const sampleKeys = { VAPID_PUBLIC_KEY: samples.vapidPublicKey, VAPID_PRIVATE_KEY: samples.vapidPrivateKey };

it('settings of reminders are the samples and the sandbox in development', () => {
  expect(readConfig({ SANDBOX_PORT: '4100' }).push).toEqual({
    publicKey: samples.vapidPublicKey,
    privateKey: samples.vapidPrivateKey,
    subject: 'mailto:no-reply@example.com',
    hosts: [...defaultPushHosts, 'localhost:4100', '127.0.0.1:4100'],
  });
});

it('settings of reminders are absent in production without keys, which still starts', () => {
  expect(readConfig(real).push).toBeNull();
});

it('settings of reminders are the configured keys in production, with the mail address, and no host of this machine', () => {
  expect(readConfig({ ...real, ...keys }).push).toEqual({
    publicKey: keys.VAPID_PUBLIC_KEY,
    privateKey: keys.VAPID_PRIVATE_KEY,
    subject: `mailto:${real.MAIL_FROM}`,
    hosts: [...defaultPushHosts],
  });
});

it.each([
  [sampleKeys, 'VAPID_PUBLIC_KEY: is not set, or the sample one'],
  [sampleKeys, 'VAPID_PRIVATE_KEY: is not set, or the sample one'],
  [{ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY: belongs to the other key'],
  [{ VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY }, 'VAPID_PUBLIC_KEY: belongs to the other key'],
  [{ ...keys, VAPID_PRIVATE_KEY: another.privateKey }, 'VAPID_PRIVATE_KEY: belongs to the other key'],
  [{ ...keys, VAPID_PRIVATE_KEY: '_'.repeat(43) }, 'VAPID_PRIVATE_KEY: belongs to the other key'],
  [{ ...keys, PUSH_HOSTS: 'fcm.googleapis.com, 127.0.0.1:3100' }, 'PUSH_HOSTS: must not have this machine'],
  [{ ...keys, VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY: must be a key'],
  [{ ...keys, VAPID_SUBJECT: 'help@example.in' }, 'VAPID_SUBJECT: must be where'],
  [{ ...keys, PUSH_HOSTS: 'https://fcm.googleapis.com' }, 'PUSH_HOSTS: must be names'],
  [{ ...keys, PUSH_HOSTS: '*' }, 'PUSH_HOSTS: must be names'],
  [{ ...keys, PUSH_HOSTS: '10.0.0.1' }, 'PUSH_HOSTS: must be names'],
])('settings of reminders in production refuse %o', (wrong, problem) => {
  expect(() => readConfig({ ...real, ...wrong })).toThrow(problem);
});

const hosts = [...defaultPushHosts, '127.0.0.1:3100'];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://FCM.googleapis.com/wp/abc',
  'https://fcm.googleapis.com:443/x',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:3100/push/abc',
])('the address of a push service is valid at %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, hosts)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'http://127.0.0.1/x',
  'http://127.0.0.1:3101/x',
  'https://127.0.0.1:3100/x',
  'http://2130706433:5432/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'fcm.googleapis.com/x',
  '',
])('the address of a push service is invalid at %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, hosts)).toBe(false);
});
