import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '@repo/contracts/brand';
import { readMigrations } from '@repo/db';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildInfo } from './build-info.ts';
import { buildServer } from './build-server.ts';
import { productionWarnings } from './config/production-warnings.ts';
import type { Config } from './config.ts';
import { loggerOptions, openLogStream } from './logging.ts';
import type { Parts } from './parts.ts';
import { places } from './places.ts';

/** How long requests in flight may take to end after a signal; a second signal exits immediately. */
const graceMs = 15_000;
/**
 * How long idle connections may stay open after draining; a request on one is answered, with `connection:
 * close`.
 */
const lingerMs = 5_000;

/** Maximum time from the signal to the end of the process. */
export const endMaxMs = ({ drainSeconds }: Config) => drainSeconds * 1_000 + lingerMs + graceMs;

/** Warns about settings that are missing or possibly unintended. */
export function warnOfGaps(config: Config, log: FastifyBaseLogger): void {
  if (!existsSync(places.student)) log.warn('the student app is not built: only /api and /admin answer');
  if (!existsSync(places.admin)) log.warn('the admin app is not built: /admin does not answer');
  if (config.isProduction && config.databaseUrl === null)
    log.warn('DATABASE_URL is not set: the embedded database is for trial, a power cut may cost data');
  if (config.isProduction && config.supportPhone === brand.supportPhone)
    log.warn('SUPPORT_PHONE is not set: the payment provider gets a number that is nobody’s');
  for (const warning of productionWarnings(config)) log.warn(warning);
}

/**
 * Logs external services that don't answer. The server starts anyway: students can learn without pictures and
 * mail.
 */
export async function checkOutside({ s3Images, checkMail }: Parts, log: FastifyBaseLogger): Promise<void> {
  await s3Images?.check().catch((err: unknown) => log.error({ err }, 'the bucket of S3_* cannot be used'));
  await checkMail().catch((err: unknown) =>
    log.warn({ err }, 'the mail server at SMTP_URL does not answer: no codes can be sent'),
  );
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
 * Until the load balancer has noticed, every request is still answered. Then no new connection is accepted,
 * and clients may close their keep-alive connections first.
 */
async function drain(app: FastifyInstance, drainMs: number): Promise<void> {
  app.startDraining();
  if (drainMs > 0) await delay(drainMs);
  await app.stopListening(drainMs > 0 ? lingerMs : 0);
}

/** The server of one process, built and not yet listening. */
export async function prepareServer(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { domain, identity, counting, redis, s3Images, metrics } = parts;
  const app = await buildServer({
    config,
    domain,
    identity,
    counting,
    redis,
    s3Images,
    metrics,
    migrations: readMigrations(places.migrations),
    studentFolder: places.student,
    adminFolder: places.admin,
    logger: { ...loggerOptions(config), stream: await openLogStream() },
  });
  app.log.info({ ...buildInfo, node: process.version }, `${brand.name} starts`);
  return app;
}

/**
 * Answers requests until the process is asked to end; then it drains and closes.
 * @param isWorker a worker is stopped by the process that started it, not by signals
 * @returns a function that stops this
 */
export async function serve(app: FastifyInstance, config: Config, isWorker = false): Promise<() => void> {
  const drainMs = config.drainSeconds * 1_000;
  const skip: ('SIGINT' | 'SIGTERM')[] = isWorker ? ['SIGINT', 'SIGTERM'] : [];
  for (const signal of skip) process.on(signal, () => {});
  const ending = closeWithGrace({ delay: endMaxMs(config), logger: app.log, skip }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an unexpected error');
    else await drain(app, drainMs);
    await app.close();
  });
  await listen(app, config);
  return () => ending.close();
}
