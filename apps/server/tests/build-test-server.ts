import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readLibrary } from '@repo/content';
import type { PushSubscriptionKeys } from '@repo/contracts/reminders';
import type { users } from '@repo/db/schema';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import {
  adultChecksOf,
  createDomainContext,
  type DomainContext,
  importLibrary,
  publishContent,
  startSession,
  verifyAdmin,
} from '@repo/domain';
import { createStudent, importSampleContent } from '@repo/domain/testing';
import { createSandbox, type Mail, type Sandbox } from '@repo/sandbox';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createCashfreeCheckout } from '#src/adapters/cashfree-checkout.ts';
import { clock, ids } from '#src/adapters/clock-and-ids.ts';
import { createDiskImages } from '#src/adapters/disk-images.ts';
import { createIdentityProvider, type IdentitySettings } from '#src/adapters/identity.ts';
import { createImportReader } from '#src/adapters/import-reader.ts';
import { createLibraryPacker } from '#src/adapters/library-packer.ts';
import { createMailer } from '#src/adapters/mailer.ts';
import { createPasswordHasher } from '#src/adapters/password-hasher.ts';
import { pictureEncoder } from '#src/adapters/picture-encoder.ts';
import { createS3Images } from '#src/adapters/s3-images.ts';
import { createWebPush } from '#src/adapters/web-push.ts';
import { startMailSender } from '#src/auth/mail-sender.ts';
import { buildServer } from '#src/build-server.ts';
import { type Config, readConfig } from '#src/config.ts';
import { callbackPath } from '#src/identity/google-routes.ts';
import { createAccountTries } from '#src/limits/account-tries.ts';
import type { Metrics } from '#src/metrics/metrics.ts';
import { builtLibrary, forkBuiltWorker } from './build-for-tests.ts';

export const adminPassword = 'the-gate-of-tests';
export const password = 'secret';

export type Student = { id: string; email: string; token: string };
type StudentFields = Partial<typeof users.$inferInsert>;

export type TestServer = {
  app: FastifyInstance;
  config: Config;
  domain: DomainContext;
  database: TestDatabase;
  sandbox: Sandbox;
  /** A verified Basic student with a session, unless the fields differ; the password is `password`. */
  signedIn(fields?: StudentFields): Promise<Student>;
  /** A signed-in student with Super for a year. */
  signedInSuper(fields?: StudentFields): Promise<Student>;
  /** A subscribed browser in the sandbox. */
  newSubscription(): PushSubscriptionKeys & { id: string };
  adminToken(): Promise<string>;
  /**
   * Mails to an address, newest first, as the sandbox's HTTP interface lists them; waits until none is
   * queued.
   */
  mailsTo(address: string): Promise<Mail[]>;
  /** Listens on a free loopback port. @returns the address without a trailing slash */
  listen(): Promise<string>;
  close(): Promise<void>;
};

export type TestServerOptions = {
  environment?: NodeJS.ProcessEnv;
  /** A database to use in place of a new one; `close` closes it too. */
  database?: TestDatabase;
  content?: 'sample' | 'starter' | 'none';
  studentFolder?: string;
  adminFolder?: string;
  /** Limits for the identity provider; the server's own are too long for tests. */
  identityLimitsMs?: IdentitySettings['limitsMs'];
  /** Limit for the payment provider, for the same reason. */
  checkoutLimit?: { limitMs: number };
  logger?: FastifyServerOptions['logger'];
  /** Limit for the bucket of S3_*. */
  s3LimitMs?: number;
  metrics?: Metrics;
  /** Limit for receiving a request. */
  requestMaxMs?: number;
};

/** Hash of `password`, computed once per process. */
let passwordHash: string | null = null;

async function fillContent(domain: DomainContext, content: 'sample' | 'starter' | 'none'): Promise<void> {
  if (content === 'sample') await importSampleContent(domain);
  if (content !== 'starter') return;
  await importLibrary(domain, await readLibrary(builtLibrary));
  await publishContent(domain, { author: 'test', note: '' });
}

/**
 * The whole server with its real adapters, a separate database and the sandbox's mail server; `close` ends
 * all of it.
 */
export async function buildTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-test-'));
  const sandbox = await createSandbox();
  const config = readConfig({
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: sandbox.smtpUrl,
    GOOGLE_ISSUER: sandbox.issuer,
    SANDBOX_PORT: new URL(sandbox.url).port,
    CASHFREE_BASE_URL: sandbox.cashfreeBaseUrl,
    DATA_DIR: dataDir,
    SEED: 'empty',
    RATE_LIMIT_SCALE: '10000',
    ...options.environment,
  });
  const database = options.database ?? (await openTestDatabase());
  const passwords = createPasswordHasher(1, forkBuiltWorker);
  const imports = createImportReader(undefined, forkBuiltWorker);
  const packer = createLibraryPacker(forkBuiltWorker);
  const mailer = createMailer(config);
  const s3Images =
    config.s3 &&
    createS3Images({ ...config.s3, ...(options.s3LimitMs ? { limitMs: options.s3LimitMs } : {}) });
  const identity = createIdentityProvider({
    ...config.google,
    redirectAddress: `${config.publicUrl}/api${callbackPath}`,
    ...(options.identityLimitsMs ? { limitsMs: options.identityLimitsMs } : {}),
  });
  const domain = createDomainContext(
    database,
    {
      clock,
      ids,
      mailer,
      passwords,
      images: s3Images ?? createDiskImages(config.dataDir),
      pictures: pictureEncoder,
      imports,
      packer,
      tries: createAccountTries({ scale: config.rateLimitScale, redis: null }),
      checkout: createCashfreeCheckout({ ...config, ...options.checkoutLimit }),
      identity,
      adultChecks: adultChecksOf(config.consent.proofs),
      push: createWebPush(config.push),
    },
    {
      publicUrl: config.publicUrl,
      adminPassword: config.adminPassword,
      adminTotpSecret: config.adminTotpSecret,
      isConsentRequired: config.consent.isRequired,
    },
  );
  await fillContent(domain, options.content ?? 'sample');
  const app = await buildServer({
    config,
    domain,
    identity,
    s3Images,
    metrics: options.metrics ?? null,
    studentFolder: options.studentFolder ?? join(dataDir, 'no-student'),
    adminFolder: options.adminFolder ?? join(dataDir, 'no-admin'),
    logger: options.logger ?? false,
    ...(options.requestMaxMs ? { requestMaxMs: options.requestMaxMs } : {}),
  });
  await app.ready();
  // Only sends this server's own mails: mails that another process queues in the same database are left to
  // it.
  const mailSender = startMailSender(domain, app.log, 3_600_000);

  const signedIn = async (fields: StudentFields = {}): Promise<Student> => {
    passwordHash ??= await passwords.hash(password);
    const { user } = await createStudent(domain, { passwordHash, ...fields });
    return { id: user.id, email: user.email, token: await startSession(domain, user.id) };
  };
  return {
    app,
    config,
    domain,
    database,
    sandbox,
    signedIn,
    signedInSuper: (fields = {}) =>
      signedIn({ expiryDate: new Date(Date.now() + 365 * 86_400_000), ...fields }),
    newSubscription: () => sandbox.push.subscribe(config.push?.publicKey ?? null),
    adminToken: async () => (await verifyAdmin(domain, { password: config.adminPassword })).token,
    async mailsTo(address) {
      const waiting = () => database.sql`
        select id from mail_outbox where next_attempt_at is not null and failure is null limit 1`;
      while ((await waiting()).length > 0) await delay(20);
      const reply = await fetch(`${sandbox.url}/api/mails?to=${encodeURIComponent(address)}`);
      return (await reply.json()) as Mail[];
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await mailSender.stop();
      passwords.close();
      imports.close();
      packer.close();
      mailer.close();
      await database.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
