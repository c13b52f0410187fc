import { availableParallelism } from 'node:os';
import { brand } from '@repo/contracts/brand';
import { consentProof, consentProofs } from '@repo/contracts/consent';
import { demoAccounts } from '@repo/db/seed';
import { z } from 'zod';
import { isDatabaseAddress } from './database-address.ts';
import { isPushHost } from './push-hosts.ts';
import { isTrustProxy } from './trust-proxy.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Values that the sandbox accepts. apps/sandbox/src/config.ts repeats the four for payment and Google. */
export const samples = {
  cashfreeClientId: 'sandbox-cashfree-client-id',
  cashfreeClientSecret: 'sandbox-cashfree-client-secret',
  googleClientId: 'sandbox-google-client-id',
  googleClientSecret: 'sandbox-google-client-secret',
  mailFrom: 'no-reply@example.com',
  vapidPublicKey: 'BMfizS6UDzlFAvRLHeldIv-A1WTxW_hWo_9618Rx083aPcsWLKsR8uN6op2NSycbjtxPq3eqXf2SfQeFtJF0rdI',
  vapidPrivateKey: '4RHibSF0VQjkdReS5seyNDRLIiV273aQoyeLVSPRHQs',
} as const;

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ });
const hasNoPath = (url: string) => URL.canParse(url) && new URL(url).pathname === '/';

const aPort = 'must be a whole number from 0 to 65535';
const aWebAddress = 'must be an address that starts with http:// or https://';

/** A base64url string of this many bytes. */
const vapidKey = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`))
    .optional()
    .describe('must be a key as npx web-push generate-vapid-keys prints it');

const databaseAddress = z
  .string()
  .refine(isDatabaseAddress)
  .optional()
  .describe(
    'must be an address such as postgres://user:password@host:5432/name; several hosts (a:5432,b:5432) need ?target_session_attrs=primary',
  );

/** Each variable's schema, described by a sentence that says what is valid. */
const environment = z.object({
  PORT: port.default(3000).describe(aPort),
  HOST: z.string().optional(),
  WORKERS: z
    .union([
      z.literal('auto').transform(() => availableParallelism()),
      z.coerce.number().int().min(1).max(64),
    ])
    .default(1)
    .describe('must be a whole number from 1 to 64, or auto: one for each core'),
  PUBLIC_URL: webAddress
    .refine(hasNoPath)
    .optional()
    .describe('must be the address that people use, such as https://study.example.in, without a path'),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL_MAX: z.coerce
    .number()
    .int()
    .min(2)
    .max(1_000)
    .default(8)
    .describe('must be a whole number from 2 to 1000'),
  DATABASE_POOLER: z.enum(['transaction']).optional().describe('must be transaction, or not set'),
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_LAYOUT: z.enum(['distributed']).optional().describe('must be distributed, or not set'),
  DATA_DIR: z.string().default('.data'),
  ADMIN_PASSWORD: z
    .string()
    .min(8)
    .default(demoAccounts.adminPassword)
    .describe('must have at least 8 characters'),
  ADMIN_TOTP_SECRET: z
    .string()
    .transform((text) => text.replaceAll(/[\s=]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z2-7]{26,}$/))
    .optional()
    .describe('must be at least 26 letters of base32 (A to Z, 2 to 7), as an authenticator app takes it'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('must be an address such as smtps://user:password@host:465'),
  MAIL_FROM: z.email().default(samples.mailFrom).describe('must be an email address, without a name'),
  CASHFREE_BASE_URL: webAddress.optional().describe(aWebAddress),
  CASHFREE_CLIENT_ID: z.string().default(samples.cashfreeClientId),
  CASHFREE_CLIENT_SECRET: z.string().default(samples.cashfreeClientSecret),
  CASHFREE_MODE: z.enum(['production', 'sandbox']).optional().describe('must be production or sandbox'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^(\d{10}|\+\d{8,15})$/)
    .default(brand.supportPhone)
    .describe('must be a phone number: ten digits, or + and the country code'),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com').describe(aWebAddress),
  GOOGLE_CLIENT_ID: z.string().default(samples.googleClientId),
  GOOGLE_CLIENT_SECRET: z.string().default(samples.googleClientSecret),
  CONSENT: z.enum(['off', 'required']).default('off').describe('must be off or required'),
  CONSENT_PROOF: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(consentProof).min(1))
    .default([...consentProofs])
    .describe(`must be one or more of ${consentProofs.join(', ')}, with commas between them`),
  VAPID_PUBLIC_KEY: vapidKey(65),
  VAPID_PRIVATE_KEY: vapidKey(32),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)
    .optional()
    .describe('must be where push services reach you: mailto: and an email address, or an https address'),
  PUSH_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.string().refine(isPushHost)).min(1))
    .optional()
    .describe(
      'must be names of hosts with commas between them, such as fcm.googleapis.com, *.push.apple.com',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('must be an address such as redis://host:6379'),
  S3_ENDPOINT: webAddress.optional().describe(aWebAddress),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  METRICS_PORT: port.optional().describe(aPort),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .optional()
    .describe('must be a number of seconds from 0 to 300'),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy)
    .default('false')
    .describe(
      'must be the number of proxies in front (such as 1), their addresses (such as 10.0.0.0/8, loopback), or false',
    ),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`must be one of ${logLevels.join(', ')}`),
  SEED: z.enum(['demo', 'empty']).optional().describe('must be demo or empty'),
  SANDBOX_PORT: port.default(3100).describe(aPort),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('must be a number above 0'),
  NODE_ENV: z.string().optional(),
});

export type Environment = z.infer<typeof environment>;
export type VariableName = keyof Environment;

/** A problem with one variable, or with several that belong together ('S3_*'), without values. */
export type SettingProblem = { name: VariableName | 'S3_*'; problem: string };

const variables = environment.shape;
export const variableNames = Object.keys(variables) as VariableName[];

/**
 * Parses each variable separately. An invalid one is reported and then counts as absent, so that rules across
 * variables are checked in the same pass.
 */
export function readEnvironment(given: Record<string, string | undefined>): {
  env: Environment;
  problems: SettingProblem[];
} {
  const unreadable = variableNames.filter((name) => !variables[name].safeParse(given[name]).success);
  const readable = Object.entries(given).filter(([name]) => !unreadable.includes(name as VariableName));
  return {
    env: environment.parse(Object.fromEntries(readable)),
    problems: unreadable.map((name) => ({
      name,
      problem: variables[name].description ?? 'cannot be read',
    })),
  };
}
