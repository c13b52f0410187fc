import { openDatabase } from '@repo/db';
import DataLoader from 'dataloader';
import type { Config } from '#src/config.ts';
import type { SharedCounter, Taken } from '#src/limits/limiter.ts';
import { openParts } from '#src/parts.ts';
import { prepareServer, serve } from '#src/serve.ts';
import type { Message, Take } from './messages.ts';
import { type Peer, peerAt } from './peer.ts';

/** Counts in the primary; the counts of one turn of the event loop are sent as one message. */
function counterAt(primary: Peer): SharedCounter {
  const takes = new DataLoader<Take, Taken>(
    async (counted) => {
      const answer = await primary.ask({ count: counted });
      return 'taken' in answer ? [...answer.taken] : [];
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return {
    take: (name, windowMs, key, count) => takes.load({ name, windowMs, key, count }),
    giveBack: (name, key) => primary.say({ giveBack: { name, key } }),
    clear: (name, key) => primary.say({ clear: { name, key } }),
  };
}

/** One of several processes that answer requests. The primary does the work that they share. */
export async function startWorker(config: Config): Promise<void> {
  let end: () => void = () => process.exit(0);
  let refresh = () => {};
  let metricsOf = async () => [] as never[];
  const hear = (message: Message) => {
    if (!('tell' in message)) return;
    if (message.tell === 'published') refresh();
    if (message.tell === 'end') end();
  };
  const primary = peerAt(
    process as never,
    async (question) => ('metrics' in question ? { metrics: await metricsOf() } : { taken: [] }),
    hear,
  );
  let say: (message: string) => void = (message) => process.stderr.write(`${message}\n`);

  const database = openDatabase(config.databaseUrl ?? '', {
    directUrl: config.directDatabaseUrl,
    isDistributed: config.isDatabaseDistributed,
    max: config.databasePoolMax,
  });
  const parts = await openParts({
    config,
    database,
    counter: counterAt(primary),
    say: (message) => say(message),
  });
  const { domain, metrics } = parts;
  domain.mailSignal.subscribe(() => primary.say({ tell: 'mail waits' }));
  const stopWatching = await domain.published.watch({ isListening: false });
  refresh = () => void domain.published.refresh().catch(() => undefined);
  if (metrics) metricsOf = () => metrics.values() as Promise<never[]>;

  const app = await prepareServer(config, parts);
  say = (message) => app.log.error(message);
  app.addHook('onClose', async () => {
    await stopWatching();
    parts.close();
    await database.close();
  });
  end = await serve(app, config, true);
  process.once('disconnect', () => {
    primary.end();
    end();
  });
  primary.say({ tell: 'ready' });
}
