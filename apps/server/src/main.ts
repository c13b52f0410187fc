import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LibraryError } from '@repo/content';
import { createDomainContext } from '@repo/domain';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAccountTries } from './adapters/account-tries.ts';
import { clock, ids } from './adapters/clock-and-ids.ts';
import { createDiskImages } from './adapters/disk-images.ts';
import { createMailer } from './adapters/mailer.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { pictureEncoder } from './adapters/picture-encoder.ts';
import { openRedis } from './adapters/redis.ts';
import { buildServer, imagesFolder } from './build-server.ts';
import { type Config, readConfig } from './config.ts';
import { loggerOptions } from './logging.ts';
import { seedDemo } from './seed.ts';
import { isDatabaseAway, isDatabaseRefusing, startDatabase } from './start-database.ts';

/** Requests under way may take this long to end after a signal; a second signal ends at once. */
const graceMs = 15_000;

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
  if (config.s3 !== null) log.warn('S3_* is set, but images are still kept in DATA_DIR');
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

async function start(): Promise<void> {
  const config = readConfig();
  let say: (message: string) => void = printError;
  const { database, stop } = await startDatabase(config, places.migrations, (message) => say(message));
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, (message) => say(message));
  const passwords = createPasswordHasher();
  const mailer = createMailer(config);
  const domain = createDomainContext(
    database,
    {
      clock,
      ids,
      mailer,
      passwords,
      images: createDiskImages(imagesFolder(config)),
      pictures: pictureEncoder,
      tries: createAccountTries({ scale: config.rateLimitScale, redis }),
    },
    { publicUrl: config.publicUrl, adminPassword: config.adminPassword },
  );
  if (config.seed === 'demo') await seedDemo(domain, places.library);
  const stopWatching = await domain.published.watch();

  const app = await buildServer({
    config,
    domain,
    redis,
    studentFolder: places.student,
    adminFolder: places.admin,
    logger: loggerOptions(config),
  });
  say = (message) => app.log.error(message);
  // Runs when the last request was answered.
  app.addHook('onClose', async () => {
    await stopWatching();
    passwords.close();
    mailer.close();
    redis?.disconnect();
    await stop();
  });
  closeWithGrace({ delay: graceMs, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an unexpected error');
    await app.close();
  });
  await listen(app, config);
  warnOfGaps(config, app.log);
}

/** What people can do something about, in one line; anything else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseAway(error)) return 'The database at DATABASE_URL does not answer.';
  if (isDatabaseRefusing(error)) return `The database at DATABASE_URL refuses: ${error.message}`;
  const isOurs = error.constructor === Error || error instanceof LibraryError;
  return isOurs ? error.message : (error.stack ?? error.message);
}

start().catch((error: unknown) => {
  printError(explain(error));
  process.exit(1);
});
