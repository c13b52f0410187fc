import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@repo/db';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@repo/db/embedded';
import { createDomainContext } from '@repo/domain';
import closeWithGrace from 'close-with-grace';
import { clock, ids } from './adapters/clock-and-ids.ts';
import { createDiskImages } from './adapters/disk-images.ts';
import { createMailer } from './adapters/mailer.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { pictureEncoder } from './adapters/picture-encoder.ts';
import { buildServer, imagesFolder } from './build-server.ts';
import { type Config, readConfig } from './config.ts';
import { seedDemo } from './seed.ts';

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

const databaseWaitMs = 30_000;
const isAway = (error: unknown) =>
  /^(ECONN|CONNECT|CONNECTION_|ENOTFOUND|ETIMEDOUT|57P03)/.test(String(Reflect.get(Object(error), 'code')));

/** A database that is just starting, beside us, may refuse for a while. */
async function migratePatiently(url: string): Promise<void> {
  const giveUpAt = Date.now() + databaseWaitMs;
  for (;;) {
    try {
      return await migrateDatabase(url, places.migrations);
    } catch (error) {
      if (!isAway(error) || Date.now() > giveUpAt) throw error;
      await delay(500);
    }
  }
}

function loggerOptions({ logLevel }: Config) {
  const redact = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];
  if (!process.stdout.isTTY) return { level: logLevel, redact };
  return { level: logLevel, redact, transport: { target: 'pino-pretty' } };
}

async function start(): Promise<void> {
  const config = readConfig();
  const embedded: EmbeddedPostgres | null = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migratePatiently(databaseUrl);

  const database = openDatabase(databaseUrl);
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
    },
    { publicUrl: config.publicUrl, adminPassword: config.adminPassword },
  );
  if (config.seed === 'demo') await seedDemo(domain, places.library);
  const stopWatching = await domain.published.watch();

  const app = await buildServer({
    config,
    domain,
    studentFolder: places.student,
    adminFolder: places.admin,
    logger: loggerOptions(config),
  });
  app.addHook('onClose', async () => {
    await stopWatching();
    passwords.close();
    mailer.close();
    await database.close();
    await embedded?.stop();
  });
  closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an unexpected error');
    await app.close();
  });
  await app.listen({ port: config.port, host: config.host });
  if (!existsSync(places.student)) app.log.warn('the student app is not built: only /api answers');
}

/** What people can do something about, in one line; anything else with its stack. */
function explain(error: unknown): string {
  const code = String(Reflect.get(Object(error), 'code'));
  if (code === 'EADDRINUSE') return 'The port is taken by another program. Set PORT to a free one.';
  if (isAway(error)) return 'The database at DATABASE_URL does not answer.';
  return error instanceof Error
    ? code === 'undefined'
      ? error.message
      : (error.stack ?? error.message)
    : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
