import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { onPublished } from '@repo/domain';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#src/config.ts';
import { startJobs } from '#src/jobs.ts';
import type { SharedCounter } from '#src/limits/limiter.ts';
import { WindowCounter } from '#src/limits/window-counter.ts';
import { within } from '#src/limits/within.ts';
import { loggerOptions, openLogStream } from '#src/logging.ts';
import { startMetricsServer } from '#src/metrics/metrics-server.ts';
import { openParts } from '#src/parts.ts';
import { places } from '#src/places.ts';
import { seedDemo } from '#src/seed.ts';
import { checkOutside, endMaxMs, warnOfGaps } from '#src/serve.ts';
import { startDatabase } from '#src/start-database.ts';
import type { Answer, Message, Question, Take } from './messages.ts';
import { type Peer, peerAt } from './peer.ts';
import { type Supervised, superviseWorkers, WorkerFailed } from './supervisor.ts';

/** How long a scrape waits for a worker; the values of a hanging one are omitted. */
const metricsLimitMs = 2_000;

type WorkerProcess = { worker: Worker; peer: Peer; isReady: boolean };

/** The counters of all workers, by limit name. */
function sharedCounts() {
  const counters = new Map<string, WindowCounter>();
  return {
    take({ name, windowMs, key, count }: Take) {
      const counter = counters.get(name) ?? new WindowCounter(windowMs);
      counters.set(name, counter);
      return counter.take(key, count);
    },
    giveBack: (name: string, key: string) => counters.get(name)?.giveBack(key),
    clear: (name: string, key: string) => counters.get(name)?.clear(key),
  };
}

/** Counts the primary's own attempts together with those of its workers. */
const counterOf = (counts: ReturnType<typeof sharedCounts>): SharedCounter => ({
  take: async (name, windowMs, key, count) => counts.take({ name, windowMs, key, count }),
  giveBack: counts.giveBack,
  clear: counts.clear,
});

/**
 * Starts the workers and runs what they share: database, seed, orders, mails, sweeps, listening for
 * publishes, counting, metrics. A worker that exits is replaced; if the first one can't start, the process
 * exits with 1.
 */
export async function startPrimary(config: Config): Promise<void> {
  const log = pino(loggerOptions(config) as object, (await openLogStream()) ?? process.stdout);
  const { database, stop } = await startDatabase(config, places.migrations, log as never);
  const counts = sharedCounts();
  const workers = superviseWorkers({
    wanted: config.workers,
    start: startWorker,
    log,
    ended: () => metrics?.workerEnded(),
  });
  const parts = await openParts({
    config,
    database,
    counter: counterOf(counts),
    readyWorkers: workers.ready,
    say: (message) => log.error(message),
  });
  const { domain, metrics } = parts;
  if (config.seed === 'demo') await seedDemo(domain, places.library);

  const running = new Set<WorkerProcess>();
  const tellAll = (tell: 'published' | 'end') => {
    for (const { peer } of running) peer.say({ tell });
  };
  const answer = (question: Question): Answer => ({
    taken: 'count' in question ? question.count.map(counts.take) : [],
  });

  function startWorker(): Supervised {
    const worker = cluster.fork();
    const started: WorkerProcess = { worker, isReady: false, peer: peerAt(worker as never, answer, hear) };
    let becameReady = () => {};
    const ready = new Promise<void>((resolve) => {
      becameReady = resolve;
    });
    function hear(message: Message): void {
      if ('giveBack' in message) counts.giveBack(message.giveBack.name, message.giveBack.key);
      if ('clear' in message) counts.clear(message.clear.name, message.clear.key);
      if (!('tell' in message)) return;
      if (message.tell === 'mail waits') domain.mailSignal.notify();
      if (message.tell === 'ready') {
        started.isReady = true;
        becameReady();
      }
    }
    running.add(started);
    // 'error' instead of 'exit' means that the system could not create a process.
    const ended = once(worker, 'exit')
      .catch(() => {})
      .then(() => {
        running.delete(started);
        started.peer.end();
      });
    return {
      ...{ ready, ended },
      answer: () => started.peer.ask({ count: [] }),
      kill: () => void worker.process.kill('SIGKILL'),
    };
  }

  const stopListening = await onPublished(database, () => tellAll('published'));
  const jobs = startJobs(domain, log as never, metrics);
  const endWorkers = async () => {
    workers.stop();
    const ends = [...running].map(({ worker }) => once(worker, 'exit'));
    tellAll('end');
    // A worker that is still starting may miss the message, and has nothing to lose.
    for (const { worker, isReady } of running) if (!isReady) worker.process.kill('SIGKILL');
    // A worker that hangs would outlive this process.
    const limit = setTimeout(() => {
      for (const { worker } of running) worker.process.kill('SIGKILL');
    }, endMaxMs(config));
    await Promise.all(ends);
    clearTimeout(limit);
  };
  const close = async () => {
    await endWorkers();
    await jobs.stop();
    await stopListening();
    parts.close();
    await stop();
  };
  closeWithGrace({ delay: endMaxMs(config) + 2_000, logger: log }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an unexpected error');
    await close();
  });
  const all = async () => {
    const asked = [...running]
      .filter(({ isReady }) => isReady)
      .map(({ peer }) =>
        within(metricsLimitMs, peer.ask({ metrics: true }), 'a worker hangs').catch(() => ({ taken: [] })),
      );
    const values = (await Promise.all(asked)).flatMap((found) => ('metrics' in found ? [found.metrics] : []));
    return AggregatorRegistry.aggregate([await metrics?.values(), ...values] as never).metrics();
  };
  try {
    await workers.start();
    if (metrics && config.metrics) {
      const offered = await startMetricsServer({ ...metrics, text: all }, config.metrics);
      log.info(`metrics are at ${offered.url}`);
    }
  } catch (error) {
    // A killed worker logged nothing.
    if (error instanceof WorkerFailed) log.error(error.message);
    await close();
    if (error instanceof WorkerFailed) process.exit(1);
    throw error;
  }
  log.info(`${workers.ready()} workers answer on port ${config.port}`);
  warnOfGaps(config, log as never);
  await checkOutside(parts, log as never);
}
