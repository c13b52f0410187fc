import cluster from 'node:cluster';
import { LibraryError } from '@repo/content/library-error';
import { DomainError } from '@repo/domain';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { startJobs } from './jobs.ts';
import { loggerOptions, openLogStream } from './logging.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { openParts } from './parts.ts';
import { places } from './places.ts';
import { checkOutside, prepareServer, serve, warnOfGaps } from './serve.ts';
import { isDatabaseAway, isDatabaseRefusing, startDatabase } from './start-database.ts';

const printError = (text: string) => process.stderr.write(`${text}\n`);

/** The whole server in one process. */
async function startAlone(config: Config): Promise<void> {
  const startLog = pino(loggerOptions(config) as object, (await openLogStream()) ?? process.stdout);
  let say: (message: string) => void = (message) => startLog.error(message);
  const { database, stop } = await startDatabase(config, places.migrations, startLog as never);
  const parts = await openParts({ config, database, say: (message) => say(message) });
  const { domain, metrics } = parts;
  if (config.seed === 'demo') await (await import('./seed.ts')).seedDemo(domain, places.library);
  const stopWatching = await domain.published.watch();

  const app = await prepareServer(config, parts);
  say = (message) => app.log.error(message);
  const jobs = startJobs(domain, app.log, metrics);
  // Runs after the last request was answered.
  app.addHook('onClose', async () => {
    await jobs.stop();
    await stopWatching();
    parts.close();
    await stop();
  });
  if (metrics !== null && config.metrics !== null) {
    const { url, close } = await startMetricsServer(metrics, config.metrics);
    app.addHook('onClose', close);
    app.log.info(`metrics are at ${url}`);
  }
  await serve(app, config);
  warnOfGaps(config, app.log);
  await checkOutside(parts, app.log);
}

async function start(): Promise<void> {
  const config = readConfig();
  if (cluster.isWorker) return (await import('./cluster/worker.ts')).startWorker(config);
  if (config.workers === 1) return startAlone(config);
  return (await import('./cluster/primary.ts')).startPrimary(config);
}

/** One line for problems that an operator can fix; the stack for anything else. */
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
