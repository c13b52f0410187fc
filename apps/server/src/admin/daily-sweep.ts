import { setTimeout as delay } from 'node:timers/promises';
import { type DomainContext, sweepDatabase } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

/** Delays the first sweep until the server has started. */
const defaultFirstPauseMs = 60_000;
/** How often to check whether a sweep is due; the due time is in the database. */
const defaultPauseMs = 600_000;

export type DailySweep = {
  /** Stops the running sweep after its next statements; resolves when the database is no longer needed. */
  stop(): Promise<void>;
};

/** Sweeps the database once a day until it is stopped, on any number of servers. */
export function startDailySweep(
  domain: DomainContext,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { firstPauseMs = defaultFirstPauseMs, pauseMs = defaultPauseMs } = {},
): DailySweep {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function runOnce(): Promise<void> {
    try {
      const swept = await sweepDatabase(domain, signal);
      if (swept) log.info({ removed: swept.removed }, 'what nobody needs any more was removed');
      for (const { kind, error: err } of swept?.failures ?? [])
        if (!signal.aborted) log.warn({ err, kind }, 'this could not be swept; it is tried again in a day');
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'it could not be found out whether a sweep is due');
    }
  }

  async function run(): Promise<void> {
    const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
    await pause(firstPauseMs);
    while (!signal.aborted) {
      await runOnce();
      await pause(pauseMs);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
