import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const real = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://study.example.in/',
  ADMIN_PASSWORD: 'a long one of our own',
  SMTP_URL: 'smtps://user:secret@mail.example.in',
  CASHFREE_CLIENT_SECRET: 'given by the provider',
  GOOGLE_CLIENT_ID: 'named by Google',
  GOOGLE_CLIENT_SECRET: 'given by Google',
};

describe('readConfig', () => {
  it('needs nothing to be set', () => {
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

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: '', REDIS_URL: '' })).toEqual(readConfig({}));
  });

  it('lets the addresses follow the ports', () => {
    const { publicUrl, smtpUrl, cashfree } = readConfig({ PORT: '4000', SANDBOX_PORT: '4100' });
    expect([publicUrl, smtpUrl, cashfree.baseUrl]).toEqual([
      'http://localhost:4000',
      'smtp://127.0.0.1:4125',
      'http://localhost:4100/pg',
    ]);
  });

  it('lists everything that is wrong, each by its name, and no value', () => {
    const wrong = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://a:hunter2@b/c',
      SEED: 'some',
      RATE_LIMIT_SCALE: '0',
    };
    expect(() => readConfig(wrong)).toThrow(
      /^These settings can't be used:\n {2}PORT: .+\n {2}DATABASE_URL: .+\n {2}SEED: .+\n {2}RATE_LIMIT_SCALE: .+$/,
    );
    expect(() => readConfig(wrong)).not.toThrow('hunter2');
  });

  it('takes real values in production, which listens to everybody and starts empty', () => {
    expect(readConfig(real)).toMatchObject({
      isProduction: true,
      publicUrl: 'https://study.example.in',
      isHttps: true,
      host: '0.0.0.0',
      seed: 'empty',
      cashfree: { baseUrl: 'https://api.cashfree.com/pg', mode: 'production' },
    });
  });

  it.each([
    'PUBLIC_URL',
    'ADMIN_PASSWORD',
    'SMTP_URL',
    'CASHFREE_CLIENT_SECRET',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ])('refuses the sample value of %s in production', (name) => {
    expect(() => readConfig({ ...real, [name]: '' })).toThrow(`\n  ${name}: `);
  });

  it('refuses samples wherever the public address is https, and the demo accounts always there', () => {
    const { NODE_ENV: _, ...rest } = real;
    expect(() => readConfig({ ...rest, ADMIN_PASSWORD: 'teacher-demo' })).toThrow('ADMIN_PASSWORD');
    expect(() => readConfig({ ...rest, SEED: 'demo' })).toThrow('SEED');
  });

  it.each([
    ['true', 1],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
  ])('reads TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
  });

  it('measures nothing unless a port is named, and then for this machine alone', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(() => readConfig({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(
      'METRICS_PORT: is the public PORT',
    );
  });

  it('ends at once in development; in production it lets the load balancer notice first', () => {
    expect(readConfig({}).drainSeconds).toBe(0);
    expect(readConfig(real).drainSeconds).toBe(5);
    expect(readConfig({ ...real, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
    expect(readConfig({ DRAIN_SECONDS: '20' }).drainSeconds).toBe(20);
    expect(() => readConfig({ DRAIN_SECONDS: '-1' })).toThrow('DRAIN_SECONDS');
  });

  it('wants an image store whole or not at all', () => {
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

  it('refuses a public address with a path, which links and cookies could not keep to', () => {
    expect(() => readConfig({ PUBLIC_URL: 'http://example.in/study' })).toThrow('without a path');
    expect(() => readConfig({ PUBLIC_URL: 'example.in' })).toThrow('PUBLIC_URL: Invalid URL');
  });
});
