import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { productionEnvironment as real } from './production-environment.ts';
import { problemsOf } from './setting-problems.ts';

it('readConfig requires no settings', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    isProduction: false,
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    databaseUrl: null,
    smtpUrl: 'smtp://127.0.0.1:3125',
    cashfree: { baseUrl: 'http://localhost:3100/pg', mode: 'sandbox' },
    google: { issuer: 'https://accounts.google.com' },
    redisUrl: null,
    s3: null,
    trustProxy: false,
    seed: 'demo',
    rateLimitScale: 1,
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

it.each([
  'postgres://user:secret@a:5432,b:5432/name?target_session_attrs=primary',
  'postgresql://a,b,c/name?sslmode=require&target_session_attrs=read-write',
  'postgres://a/name?target_session_attrs=primary',
  'postgres://[::1]:5432/name',
])('readConfig accepts a database with one address or several (%s)', (address) => {
  expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
});

it.each([
  'postgres://a:5432,b:5432/name',
  'postgres://a,b/name?target_session_attrs=standby',
  'postgres://a,/name?target_session_attrs=primary',
  'postgres://a:port,b/name?target_session_attrs=primary',
  'mysql://a/name',
  'nonsense',
])('readConfig refuses a database that may not be writable (%s)', (address) => {
  expect(problemsOf({ DATABASE_URL: address })).toEqual([
    'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name; several hosts (a:5432,b:5432) need ?target_session_attrs=primary',
  ]);
});

it('readConfig treats an empty variable as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: '', REDIS_URL: '' })).toEqual(readConfig({}));
});

it('readConfig derives the addresses from the ports', () => {
  const { publicUrl, smtpUrl, cashfree } = readConfig({ PORT: '4000', SANDBOX_PORT: '4100' });
  expect([publicUrl, smtpUrl, cashfree.baseUrl]).toEqual([
    'http://localhost:4000',
    'smtp://127.0.0.1:4125',
    'http://localhost:4100/pg',
  ]);
});

it('readConfig lists all problems together, each by its name and with what is valid', () => {
  const wrong = {
    ...real,
    PORT: 'abc',
    DATABASE_URL: 'mysql://a:hunter2@b/c',
    MAIL_FROM: '',
    SEED: 'some',
    S3_BUCKET: 'pictures',
    TRUST_PROXY: 'yes',
    RATE_LIMIT_SCALE: '0',
    CASHFREE_CLIENT_ID: 'sandbox-cashfree-client-id',
    ADMIN_PASSWORD: 'eightlet',
  };
  expect(problemsOf(wrong)).toEqual([
    'PORT: must be a whole number from 0 to 65535',
    'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name; several hosts (a:5432,b:5432) need ?target_session_attrs=primary',
    'TRUST_PROXY: must be the number of proxies in front (such as 1), their addresses (such as 10.0.0.0/8, loopback), or false',
    'SEED: must be demo or empty',
    'RATE_LIMIT_SCALE: must be a number above 0',
    'S3_*: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
    'S3_*: set S3_ENDPOINT, or S3_REGION for Amazon',
    'ADMIN_PASSWORD: must have at least 12 characters in production',
    'MAIL_FROM: production needs an address of your own domain; mail from example.com is thrown away',
    'CASHFREE_CLIENT_ID: is not set, or the sample one; take the one that belongs to your account',
  ]);
  expect(problemsOf(wrong).join()).not.toContain('hunter2');
});

it('readConfig admits a distributed database, unless it is the embedded one', () => {
  const DATABASE_LAYOUT = 'distributed';
  expect(readConfig({ DATABASE_LAYOUT, DATABASE_URL: 'postgres://a@b/c' }).isDatabaseDistributed).toBe(true);
  expect(readConfig({}).isDatabaseDistributed).toBe(false);
  expect(problemsOf({ DATABASE_LAYOUT })).toEqual([
    'DATABASE_LAYOUT: needs DATABASE_URL: the embedded database is on one node',
  ]);
});

it('readConfig requires the addresses of the pooler and of the database itself, if there is a pooler', () => {
  const url = 'postgres://a@b/c';
  const whole = {
    DATABASE_URL: url,
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: 'postgres://d@e/c',
  };
  expect(readConfig(whole)).toMatchObject({ databaseUrl: url, directDatabaseUrl: 'postgres://d@e/c' });
  expect(readConfig({ DATABASE_URL: url }).directDatabaseUrl).toBe(null);
  expect(problemsOf({ DATABASE_POOLER: 'transaction' })).toEqual([
    'DATABASE_URL: must be the address of the pooler',
    'DATABASE_DIRECT_URL: must be the address of the database itself: migrations and news of a publish pass no pooler',
  ]);
  expect(problemsOf({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toEqual([
    'DATABASE_DIRECT_URL: is for DATABASE_POOLER=transaction alone',
  ]);
  expect(problemsOf({ DATABASE_URL: url, DATABASE_POOLER: 'session' })).toEqual([
    'DATABASE_POOLER: must be transaction, or not set',
  ]);
});

it.each([
  { PORT: '99999' },
  { PORT: '1.5' },
  { PUBLIC_URL: 'http://' },
  { ADMIN_PASSWORD: 'short' },
  { SMTP_URL: 'mail.example.in' },
  { MAIL_FROM: 'nobody' },
  { CASHFREE_MODE: 'test' },
  { CONSENT: 'yes' },
  { CONSENT_PROOF: 'sign-in,letter' },
  { S3_ENDPOINT: 'store' },
  { DRAIN_SECONDS: 'soon' },
  { LOG_LEVEL: 'loud' },
  { REDIS_URL: 'http://cache' },
  { TRUST_PROXY: '10.0.0.0/99' },
])('readConfig explains what is valid in its own words: %o', (wrong) => {
  const [line] = problemsOf(wrong);
  expect(line).toMatch(new RegExp(`^${Object.keys(wrong)[0]}: must (be|have) `));
  expect(line).not.toMatch(/Invalid|expected|received|NaN|Too (big|small)|pattern/);
});

it.each([
  ['true', 1],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
])('readConfig reads TRUST_PROXY=%s', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
});

it('readConfig serves no metrics unless a port is set, and then only on this machine', () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(() => readConfig({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(
    'METRICS_PORT: is the public PORT',
  );
});

it('readConfig lets the server stop immediately in development; in production the load balancer notices first', () => {
  expect(readConfig({}).drainSeconds).toBe(0);
  expect(readConfig(real).drainSeconds).toBe(5);
  expect(readConfig({ ...real, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  expect(readConfig({ DRAIN_SECONDS: '20' }).drainSeconds).toBe(20);
  expect(() => readConfig({ DRAIN_SECONDS: '-1' })).toThrow('DRAIN_SECONDS');
});

it('readConfig requires no guardian by default; with the setting, it accepts every proof or only the named ones', () => {
  expect(readConfig({}).consent).toEqual({ isRequired: false, proofs: ['sign-in', 'payment'] });
  const named = readConfig({ CONSENT: 'required', CONSENT_PROOF: ' payment, payment' });
  expect(named.consent).toEqual({ isRequired: true, proofs: ['payment'] });
});

it('readConfig requires either all settings of an image store or none', () => {
  expect(() => readConfig({ S3_BUCKET: 'images' })).toThrow('S3_ACCESS_KEY_ID');
  const keys = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(() => readConfig(keys)).toThrow('S3_REGION for Amazon');
  expect(readConfig({ ...keys, S3_REGION: 'ap-south-1' }).s3?.endpoint).toBeNull();
  expect(readConfig({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000' }).s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'auto',
    bucket: 'images',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
});

it('readConfig refuses a public address with a path, which links and cookies could not follow', () => {
  expect(() => readConfig({ PUBLIC_URL: 'http://example.in/study' })).toThrow('without a path');
  expect(() => readConfig({ PUBLIC_URL: 'example.in' })).toThrow('PUBLIC_URL: must be the address');
});
