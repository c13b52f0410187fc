import { resolve } from 'node:path';
import { brand } from '@repo/contracts/brand';
import { demoAccounts } from '@repo/db/seed';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the sandbox takes; apps/sandbox/src/config.ts has the same four. */
const samples = {
  cashfreeClientId: 'sandbox-cashfree-client-id',
  cashfreeClientSecret: 'sandbox-cashfree-client-secret',
  googleClientId: 'sandbox-google-client-id',
  googleClientSecret: 'sandbox-google-client-secret',
};

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'is an address without a path')
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  ADMIN_PASSWORD: z.string().min(8).default(demoAccounts.adminPassword),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('no-reply@example.com'),
  CASHFREE_BASE_URL: webAddress.optional(),
  CASHFREE_CLIENT_ID: z.string().default(samples.cashfreeClientId),
  CASHFREE_CLIENT_SECRET: z.string().default(samples.cashfreeClientSecret),
  CASHFREE_MODE: z.enum(['production', 'sandbox']).optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^(\d{10}|\+\d{8,15})$/, 'is a phone number: ten digits, or + and the country code')
    .default(brand.supportPhone),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().default(samples.googleClientId),
  GOOGLE_CLIENT_SECRET: z.string().default(samples.googleClientSecret),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  TRUST_PROXY: z.string().default('false'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  SEED: z.enum(['demo', 'empty']).optional(),
  SANDBOX_PORT: port.default(3100),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  NODE_ENV: z.string().optional(),
});
type Environment = z.infer<typeof environment>;

/** Everything that the surroundings of the server decide. */
export type Config = {
  /** NODE_ENV=production, or a public address with https: no sample value is taken. */
  isProduction: boolean;
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  isHttps: boolean;
  /** Null: the embedded Postgres, with its data in dataDir. */
  databaseUrl: string | null;
  /** Absolute. */
  dataDir: string;
  adminPassword: string;
  smtpUrl: string;
  mailFrom: string;
  cashfree: {
    baseUrl: string;
    clientId: string;
    clientSecret: string;
    mode: 'production' | 'sandbox';
    /** The script that opens the checkout in the browser. */
    sdkUrl: string;
  };
  /** What the payment provider is told as the payer's phone, which our students don't give. */
  supportPhone: string;
  google: { issuer: string; clientId: string; clientSecret: string };
  /** Null: each process limits by itself. */
  redisUrl: string | null;
  /** Null: images are kept in dataDir. */
  s3: {
    endpoint: string | null;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Where Prometheus reads, apart from what people reach; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** How long the server, told to end, goes on taking requests while /readyz says no. */
  drainSeconds: number;
  /** Who may say whose address a request comes from: nobody, the nearest so many proxies, or these addresses. */
  trustProxy: boolean | number | string;
  logLevel: (typeof logLevels)[number];
  /** What an empty database starts with. */
  seed: 'demo' | 'empty';
  /** Multiplies every rate limit. */
  rateLimitScale: number;
};

/** What a real deployment must set itself: the samples are in a public repository, or lead to the sandbox. */
function samplesInUse(env: Environment): string[] {
  const checks: [isSample: boolean, problem: string][] = [
    [env.PUBLIC_URL === undefined, 'PUBLIC_URL: production needs the address that people use'],
    [env.ADMIN_PASSWORD === demoAccounts.adminPassword, 'ADMIN_PASSWORD: is the sample one'],
    [env.SEED === 'demo', 'SEED: demo creates accounts with known passwords; production takes empty'],
    [env.SMTP_URL === undefined, 'SMTP_URL: production needs a mail server'],
    [
      env.CASHFREE_CLIENT_SECRET === samples.cashfreeClientSecret,
      'CASHFREE_CLIENT_SECRET: is the sample one',
    ],
    [env.GOOGLE_CLIENT_ID === samples.googleClientId, 'GOOGLE_CLIENT_ID: is the sample one'],
    [env.GOOGLE_CLIENT_SECRET === samples.googleClientSecret, 'GOOGLE_CLIENT_SECRET: is the sample one'],
  ];
  return checks.flatMap(([isSample, problem]) => (isSample ? [problem] : []));
}

function s3Of(env: Environment): { s3: Config['s3']; problems: string[] } {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const isAsked = [env.S3_ENDPOINT, env.S3_REGION, bucket, accessKeyId, secretAccessKey].some(Boolean);
  if (!isAsked) return { s3: null, problems: [] };
  if (!bucket || !accessKeyId || !secretAccessKey)
    return {
      s3: null,
      problems: ['S3_*: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
    };
  if (!env.S3_ENDPOINT && !env.S3_REGION)
    return { s3: null, problems: ['S3_*: set S3_ENDPOINT, or S3_REGION for Amazon'] };
  const s3 = {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION ?? 'auto',
    bucket,
    accessKeyId,
    secretAccessKey,
  };
  return { s3, problems: [] };
}

/** 'true' is one proxy: trusting all would let a caller write its own address. */
function trustProxyOf(text: string): Config['trustProxy'] {
  if (text === 'true') return 1;
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Fixed in @cashfreepayments/cashfree-js, and so by the provider's rules: it may not be hosted elsewhere. */
const cashfreeSdkUrl = 'https://sdk.cashfree.com/js/v3/cashfree.js';

function cashfreeOf(env: Environment, isProduction: boolean): Config['cashfree'] {
  const mode = env.CASHFREE_MODE ?? (isProduction ? 'production' : 'sandbox');
  const ours = `http://localhost:${env.SANDBOX_PORT}/pg`;
  const theirs = mode === 'production' ? 'https://api.cashfree.com/pg' : 'https://sandbox.cashfree.com/pg';
  const baseUrl = withoutSlash(env.CASHFREE_BASE_URL ?? (isProduction ? theirs : ours));
  const { hostname, origin } = new URL(baseUrl);
  // A stand-in brings a checkout of its own; the real checkout knows nothing of its orders.
  const isStandIn = mode === 'sandbox' && !`.${hostname}`.endsWith('.cashfree.com');
  return {
    baseUrl,
    sdkUrl: isStandIn ? `${origin}/sdk/cashfree.js` : cashfreeSdkUrl,
    clientId: env.CASHFREE_CLIENT_ID,
    clientSecret: env.CASHFREE_CLIENT_SECRET,
    mode,
  };
}

/** Load balancers ask every few seconds; they should have asked once more before the server closes. */
const productionDrainSeconds = 5;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Reads the environment; an empty variable counts as absent. Production refuses the sample values.
 * @throws an Error that lists every variable that can't be used and why; no value stands in it
 */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const isProduction = given.NODE_ENV === 'production' || /^https:/i.test(given.PUBLIC_URL ?? '');
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  const { s3, problems } = s3Of(env);
  if (isProduction) problems.push(...samplesInUse(env));
  if (env.METRICS_PORT && env.METRICS_PORT === env.PORT)
    problems.push('METRICS_PORT: is the public PORT, where anybody could read it');
  if (problems.length > 0) throw unusable(problems);

  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    publicUrl,
    isHttps: /^https:/i.test(publicUrl),
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SANDBOX_PORT + 25}`,
    mailFrom: env.MAIL_FROM,
    cashfree: cashfreeOf(env, isProduction),
    supportPhone: env.SUPPORT_PHONE,
    google: {
      issuer: withoutSlash(env.GOOGLE_ISSUER),
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    },
    redisUrl: env.REDIS_URL ?? null,
    s3,
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? productionDrainSeconds : 0),
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    seed: env.SEED ?? (isProduction ? 'empty' : 'demo'),
    rateLimitScale: env.RATE_LIMIT_SCALE,
  };
}

function unusable(problems: readonly string[]): Error {
  return new Error(`These settings can't be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
