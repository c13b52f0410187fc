import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LibraryError } from '@repo/content';
import { brand } from '@repo/contracts/brand';
import { readMigrations } from '@repo/db';
import { createDomainContext, DomainError } from '@repo/domain';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createCashfreeCheckout } from './adapters/cashfree-checkout.ts';
import { clock, ids } from './adapters/clock-and-ids.ts';
import { createDiskImages } from './adapters/disk-images.ts';
import { createIdentityProvider } from './adapters/identity.ts';
import { createImportReader } from './adapters/import-reader.ts';
import { createLibraryPacker } from './adapters/library-packer.ts';
import { createMailer } from './adapters/mailer.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { pictureEncoder } from './adapters/picture-encoder.ts';
import { createS3Images } from './adapters/s3-images.ts';
import { startDailySweep } from './admin/daily-sweep.ts';
import { startMailSender } from './auth/mail-sender.ts';
import { buildInfo } from './build-info.ts';
import { buildServer, imagesFolder } from './build-server.ts';
import { type Config, readConfig } from './config.ts';
import { callbackPath } from './identity/google-routes.ts';
import { createAccountTries } from './limits/account-tries.ts';
import { openRedis } from './limits/redis.ts';
import { loggerOptions, openLogStream } from './logging.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { watchState } from './metrics/state-metrics.ts';
import { startReconciler } from './payment/reconciler.ts';
import { seedDemo } from './seed.ts';
import { isDatabaseAway, isDatabaseRefusing, startDatabase } from './start-database.ts';

/** Requests under way may take this long to end after a signal; a second signal ends at once. */
const graceMs = 15_000;
/** How long idle connections may stay after that; a request on one is answered, with `connection: close`. */
const lingerMs = 5_000;

/** Beside the bundle when there is one, else where the source has it. */
const isBundle = import.meta.url.endsWith('.js');
const place = (bundled: string, source: string) =>
  fileURLToPath(new URL(isBundle ? bundled : source, import.meta.url));
const places = {
  migrations: place('./migrations', '../../../packages/db/migrations'),
  library: place('./library', '../../../packages/content/library'),
  student: place('../../student/dist', '../../student/dist'),
  admin: place('../../admin/dist', '../../admin/dist'),
};

const printError = (text: string) => process.stderr.write(`${text}\n`);

/** What somebody set or left out and may wonder about. */
function warnOfGaps(config: Config, log: FastifyBaseLogger): void {
  if (!existsSync(places.student)) log.warn('the student app is not built: only /api and /admin answer');
  if (!existsSync(places.admin)) log.warn('the admin app is not built: /admin does not answer');
  if (config.isProduction && config.databaseUrl === null)
    log.warn('DATABASE_URL is not set: the embedded database is for trial, a power cut may cost data');
  if (config.isProduction && config.supportPhone === brand.supportPhone)
    log.warn('SUPPORT_PHONE is not set: the payment provider gets a number that is nobody’s');
}

/** @throws an Error with one sentence that names the setting to change */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken by another program. Set PORT to a free one.`);
    throw new Error(`HOST and PORT can't be listened on: ${message}`);
  }
}

/**
 * Until the load balancer has noticed: nothing new is wanted, everything that comes is answered. Then nothing new is
 * taken, and clients may close their kept-alive connections first.
 */
async function drain(app: FastifyInstance, drainMs: number): Promise<void> {
  app.startDraining();
  if (drainMs > 0) await delay(drainMs);
  await app.stopListening(drainMs > 0 ? lingerMs : 0);
}

async function offerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  place: { port: number; host: string },
): Promise<void> {
  const { url, close } = await startMetricsServer(metrics, place);
  app.addHook('onClose', close);
  app.log.info(`metrics are at ${url}`);
}

async function start(): Promise<void> {
  const config = readConfig();
  let say: (message: string) => void = printError;
  const { database, stop } = await startDatabase(config, places.migrations, (message) => say(message));
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, (message) => say(message));
  const metrics = config.metrics === null ? null : createMetrics();
  const watched = <T extends object>(party: string, port: T): T => metrics?.watch(party, port) ?? port;
  const passwords = createPasswordHasher();
  const imports = createImportReader();
  const packer = createLibraryPacker();
  const mailer = watched('mail', createMailer(config));
  const s3Images = config.s3 === null ? null : watched('images', createS3Images(config.s3));
  const identity = watched(
    'identity',
    createIdentityProvider({
      ...config.google,
      redirectAddress: `${config.publicUrl}/api${callbackPath}`,
    }),
  );
  const domain = createDomainContext(
    database,
    {
      clock,
      ids,
      mailer,
      passwords,
      images: s3Images ?? createDiskImages(imagesFolder(config)),
      pictures: pictureEncoder,
      imports,
      packer,
      tries: createAccountTries({ scale: config.rateLimitScale, redis }),
      checkout: watched('payment', createCashfreeCheckout(config)),
      identity,
    },
    { publicUrl: config.publicUrl, adminPassword: config.adminPassword },
  );
  if (config.seed === 'demo') await seedDemo(domain, places.library);
  if (metrics) watchState(metrics, { domain, waitingPasswords: passwords.waiting, redis });
  const stopWatching = await domain.published.watch();

  const app = await buildServer({
    config,
    domain,
    identity,
    redis,
    s3Images,
    metrics,
    migrations: readMigrations(places.migrations),
    studentFolder: places.student,
    adminFolder: places.admin,
    logger: { ...loggerOptions(config), stream: await openLogStream() },
  });
  app.log.info({ ...buildInfo, node: process.version }, `${brand.name} starts`);
  say = (message) => app.log.error(message);
  const reconciler = startReconciler(domain, app.log);
  const mailSender = startMailSender(domain, app.log);
  const dailySweep = startDailySweep(domain, app.log);
  // Runs when the last request was answered.
  app.addHook('onClose', async () => {
    await Promise.all([reconciler.stop(), mailSender.stop(), dailySweep.stop()]);
    await stopWatching();
    passwords.close();
    packer.close();
    imports.close();
    mailer.close();
    redis?.disconnect();
    await stop();
  });
  const drainMs = config.drainSeconds * 1_000;
  closeWithGrace({ delay: drainMs + lingerMs + graceMs, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an unexpected error');
    else await drain(app, drainMs);
    await app.close();
  });
  if (metrics !== null && config.metrics !== null) await offerMetrics(app, metrics, config.metrics);
  await listen(app, config);
  warnOfGaps(config, app.log);
  // Students can learn without pictures: a store that is away is no reason not to start.
  await s3Images
    ?.check()
    .catch((err: unknown) => app.log.error({ err }, 'the bucket of S3_* cannot be used'));
  // Nor is mail: who has signed in before needs none.
  await mailer
    .check()
    .catch((err: unknown) =>
      app.log.warn({ err }, 'the mail server at SMTP_URL does not answer: no codes can be sent'),
    );
}

/** What people can do something about, in one line; anything else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (Reflect.get(error, 'code') === '53300') return 'The database at DATABASE_URL has no connection left.';
  if (isDatabaseAway(error)) return 'The database at DATABASE_URL does not answer.';
  if (isDatabaseRefusing(error)) return `The database at DATABASE_URL refuses: ${error.message}`;
  if (error instanceof DomainError)
    return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
  const isOurs = error.constructor === Error || error instanceof LibraryError;
  return isOurs ? error.message : (error.stack ?? error.message);
}

start().catch((error: unknown) => {
  printError(explain(error));
  process.exit(1);
});
