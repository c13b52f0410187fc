import { resolve } from 'node:path';
import { demoAccounts } from '@repo/db/seed';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  ADMIN_PASSWORD: z.string().min(8).default(demoAccounts.adminPassword),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:3125'),
  MAIL_FROM: z.string().default('no-reply@localhost'),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  SEED: z.enum(['demo', 'empty']).default('demo'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  NODE_ENV: z.string().optional(),
});

/** Everything that the surroundings of the server decide. */
export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  isHttps: boolean;
  /** Null: the embedded Postgres, with its data in dataDir. */
  databaseUrl: string | null;
  dataDir: string;
  adminPassword: string;
  smtpUrl: string;
  mailFrom: string;
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
  seed: 'demo' | 'empty';
  rateLimitScale: number;
};

/** What a real deployment must set itself: the samples are in a public repository. */
function sampleSecrets(env: z.infer<typeof environment>): string[] {
  const problems: string[] = [];
  if (env.ADMIN_PASSWORD === demoAccounts.adminPassword) problems.push('ADMIN_PASSWORD: is the sample one');
  if (env.SEED === 'demo')
    problems.push('SEED: demo would create accounts with known passwords; set SEED=empty');
  return problems;
}

/**
 * Reads the environment; an empty variable counts as absent. Production (NODE_ENV=production, or a public address
 * with https) refuses the sample values.
 * @throws an Error that lists every variable that can't be used and why
 */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const isProduction = given.NODE_ENV === 'production' || given.PUBLIC_URL?.startsWith('https:');
  if (parsed.success && isProduction) problems.push(...sampleSecrets(parsed.data));
  if (!parsed.success || problems.length > 0)
    throw new Error(`These settings can't be used:\n  ${problems.join('\n  ')}`);

  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    adminPassword: env.ADMIN_PASSWORD,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustProxy: env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL,
    seed: env.SEED,
    rateLimitScale: env.RATE_LIMIT_SCALE,
  };
}
