import { expect, it } from 'vitest';
import { productionWarnings } from '#src/config/production-warnings.ts';
import { readConfig } from '#src/config.ts';
import { warnOfGaps } from '#src/serve.ts';
import { productionEnvironment as real } from './production-environment.ts';
import { problemsOf } from './setting-problems.ts';

it('production mode accepts real values, listens on all addresses and starts empty', () => {
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
  'MAIL_FROM',
  'CASHFREE_CLIENT_ID',
  'CASHFREE_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
])('production refuses the sample value of %s', (name) => {
  expect(() => readConfig({ ...real, [name]: '' })).toThrow(`\n  ${name}: `);
});

it('production refuses samples with any public https address, and always the demo accounts', () => {
  const { NODE_ENV: _, ...rest } = real;
  expect(() => readConfig({ ...rest, ADMIN_PASSWORD: 'teacher-demo' })).toThrow('ADMIN_PASSWORD');
  expect(() => readConfig({ ...rest, SEED: 'demo' })).toThrow('SEED');
});

it.each(['GOOGLE_ISSUER', 'CASHFREE_BASE_URL', 'S3_ENDPOINT'])(
  'production refuses %s over plain http, unless it is on this machine',
  (name) => {
    const bucket = {
      S3_BUCKET: 'images',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      S3_REGION: 'auto',
    };
    const [problem, ...others] = problemsOf({ ...real, ...bucket, [name]: 'http://stand-in.example.in' });
    expect(problem).toMatch(new RegExp(`^${name}: must start with https:// in production, else `));
    expect(others).toEqual([]);
    expect(problemsOf({ ...real, ...bucket, [name]: 'http://127.0.0.1:5201/oidc' })).toEqual([]);
  },
);

it('production warns of rehearsal settings, unlike development', () => {
  const rehearsal = {
    CASHFREE_MODE: 'sandbox',
    CASHFREE_BASE_URL: 'http://localhost:3100/pg',
    GOOGLE_ISSUER: 'http://[::1]:3100/oidc',
    RATE_LIMIT_SCALE: '1000000',
    SMTP_URL: 'smtp://relay.example.in?ignoreTLS=true',
  };
  const names = productionWarnings(readConfig({ ...real, ...rehearsal })).map((text) => text.split(' ')[0]);
  expect(names).toEqual([
    'CASHFREE_MODE',
    'CASHFREE_BASE_URL',
    'GOOGLE_ISSUER',
    'RATE_LIMIT_SCALE',
    'SMTP_URL',
  ]);
  expect(productionWarnings(readConfig(real))).toEqual([]);
  expect(productionWarnings(readConfig(rehearsal))).toEqual([]);
});

it('production logs its warnings at the start', () => {
  const warned: unknown[] = [];
  const log = { warn: (text: unknown) => warned.push(text) } as never;
  warnOfGaps(readConfig({ ...real, CASHFREE_MODE: 'sandbox' }), log);
  expect(warned).toContainEqual(expect.stringMatching(/^CASHFREE_MODE is sandbox/));
});

it.each(['password1234', 'Password@123', '111111111111'])(
  'production warns of the admin password %s, which is guessed first',
  (ADMIN_PASSWORD) => {
    expect(productionWarnings(readConfig({ ...real, ADMIN_PASSWORD }))).toEqual([
      expect.stringMatching(/^ADMIN_PASSWORD /),
    ]);
  },
);

it('production sends mail only over TLS, unless the mail server is on this machine or explicitly has none', () => {
  const requiresTls = (SMTP_URL: string) => readConfig({ ...real, SMTP_URL }).smtpRequiresTls;
  expect(requiresTls('smtp://mail.example.in:587')).toBe(true);
  expect(requiresTls('smtp://127.0.0.1:25')).toBe(false);
  expect(requiresTls('smtp://relay.example.in?ignoreTLS=true')).toBe(false);
  expect(readConfig({ SMTP_URL: 'smtp://mail.example.in' }).smtpRequiresTls).toBe(false);
});

it('production requires https, except on this machine, because sessions would be sent unencrypted', () => {
  expect(problemsOf({ ...real, PUBLIC_URL: 'http://study.example.in' })).toEqual([
    'PUBLIC_URL: must start with https:// in production, else sessions travel where others can read them',
  ]);
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000'])
    expect(readConfig({ ...real, PUBLIC_URL }).isHttps).toBe(false);
});
