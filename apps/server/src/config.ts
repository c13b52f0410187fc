import { resolve } from 'node:path';
import type { ConsentProof } from '@repo/contracts/consent';
import { type CashfreeSettings, cashfreeOf } from './config/cashfree.ts';
import { type Environment, readEnvironment, type SettingProblem } from './config/environment.ts';
import { directDatabaseUrlOf, poolerProblems } from './config/pooler.ts';
import { productionProblems } from './config/production-problems.ts';
import { type PushSettings, pushOf, pushProblems } from './config/push.ts';
import { type S3Settings, s3Of, s3Problems } from './config/s3.ts';
import { trustProxyOf } from './config/trust-proxy.ts';
import { allowsPlainMail, isLoopback, withoutSlash } from './config/urls.ts';

/** The server's settings, read from the environment. */
export type Config = {
  /** NODE_ENV=production, or a public address with https: sample values are refused. */
  isProduction: boolean;
  port: number;
  host: string;
  /** Number of processes that answer requests on the port. */
  workers: number;
  /** The public address without a trailing slash. */
  publicUrl: string;
  isHttps: boolean;
  /** The database's address; null for the embedded Postgres, with its data in dataDir. */
  databaseUrl: string | null;
  /**
   * Not null: databaseUrl is a pooler in transaction mode, and this is the address of the database itself.
   */
  directDatabaseUrl: string | null;
  /** Students' tables are distributed over several nodes by student. */
  isDatabaseDistributed: boolean;
  /** Maximum number of connections to the database, besides the one that listens for publishes. */
  databasePoolMax: number;
  /** An absolute path. */
  dataDir: string;
  adminPassword: string;
  /** The admin's second factor; null if the content tool only asks for the password. */
  adminTotpSecret: string | null;
  smtpUrl: string;
  /** Mail is only sent over TLS. */
  smtpRequiresTls: boolean;
  mailFrom: string;
  cashfree: CashfreeSettings;
  /** Sent to the payment provider as the payer's phone number, which our students don't give. */
  supportPhone: string;
  google: { issuer: string; clientId: string; clientSecret: string };
  /**
   * Whether a guardian must consent to a minor's account, and how guardians can prove that they are adults.
   */
  consent: { isRequired: boolean; proofs: ConsentProof[] };
  /** The push settings; null if reminders are not offered. */
  push: PushSettings | null;
  /** The address of Redis; null if each process counts limits separately. */
  redisUrl: string | null;
  /** The bucket for images; null if they are stored in dataDir. */
  s3: S3Settings | null;
  /** The listener for Prometheus, separate from the public one; null: none. */
  metrics: { port: number; host: string } | null;
  /** How long a server that is shutting down still accepts requests while /readyz fails. */
  drainSeconds: number;
  /** Who may set the client's address: nobody, this many of the nearest proxies, or these addresses. */
  trustProxy: boolean | number | string;
  logLevel: Environment['LOG_LEVEL'];
  /** The initial content of an empty database. */
  seed: 'demo' | 'empty';
  /** Multiplies every rate limit. */
  rateLimitScale: number;
};

/** Load balancers check every few seconds, and should see /readyz fail before the server closes. */
const productionDrainSeconds = 5;

/**
 * Reads the environment; an empty variable counts as absent. Production refuses the sample values.
 * @throws an Error that lists every unusable variable with the reason, without values
 */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const isProduction = given.NODE_ENV === 'production' || /^https:/i.test(given.PUBLIC_URL ?? '');
  const { env, problems } = readEnvironment(given);
  problems.push(...s3Problems(env), ...portProblems(env), ...workerProblems(env), ...layoutProblems(env));
  problems.push(...poolerProblems(env), ...pushProblems(env));
  if (isProduction) problems.push(...productionProblems(env));
  if (problems.length > 0) throw unusable(problems);

  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const smtpUrl = env.SMTP_URL ?? `smtp://127.0.0.1:${env.SANDBOX_PORT + 25}`;
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    workers: env.WORKERS,
    publicUrl,
    isHttps: /^https:/i.test(publicUrl),
    databaseUrl: env.DATABASE_URL ?? null,
    directDatabaseUrl: directDatabaseUrlOf(env),
    isDatabaseDistributed: env.DATABASE_LAYOUT === 'distributed',
    databasePoolMax: env.DATABASE_POOL_MAX,
    dataDir: resolve(env.DATA_DIR),
    adminPassword: env.ADMIN_PASSWORD,
    adminTotpSecret: env.ADMIN_TOTP_SECRET ?? null,
    smtpUrl,
    smtpRequiresTls: isProduction && !isLoopback(smtpUrl) && !allowsPlainMail(smtpUrl),
    mailFrom: env.MAIL_FROM,
    cashfree: cashfreeOf(env, isProduction),
    supportPhone: env.SUPPORT_PHONE,
    google: {
      issuer: withoutSlash(env.GOOGLE_ISSUER),
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    },
    consent: { isRequired: env.CONSENT === 'required', proofs: [...new Set(env.CONSENT_PROOF)] },
    push: pushOf(env, isProduction),
    redisUrl: env.REDIS_URL ?? null,
    s3: s3Of(env),
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? productionDrainSeconds : 0),
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    seed: env.SEED ?? (isProduction ? 'empty' : 'demo'),
    rateLimitScale: env.RATE_LIMIT_SCALE,
  };
}

function portProblems({ METRICS_PORT, PORT }: Environment): SettingProblem[] {
  if (!METRICS_PORT || METRICS_PORT !== PORT) return [];
  return [{ name: 'METRICS_PORT', problem: 'is the public PORT, where anybody could read it' }];
}

function workerProblems({ WORKERS, DATABASE_URL }: Environment): SettingProblem[] {
  if (WORKERS === 1 || DATABASE_URL) return [];
  return [{ name: 'WORKERS', problem: 'needs DATABASE_URL to be above 1: the embedded database is for one' }];
}

function layoutProblems({ DATABASE_LAYOUT, DATABASE_URL }: Environment): SettingProblem[] {
  if (DATABASE_LAYOUT === undefined || DATABASE_URL) return [];
  return [{ name: 'DATABASE_LAYOUT', problem: 'needs DATABASE_URL: the embedded database is on one node' }];
}

/** One line per variable: one that can't be parsed is not reported as missing too. */
function unusable(problems: readonly SettingProblem[]): Error {
  const firsts = problems.filter(
    ({ name }, index) => name === 'S3_*' || problems.findIndex((one) => one.name === name) === index,
  );
  const lines = firsts.map(({ name, problem }) => `  ${name}: ${problem}`);
  return new Error(`These settings can't be used:\n${lines.join('\n')}`);
}
