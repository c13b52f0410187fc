import { setTimeout as delay } from 'node:timers/promises';
import type { Measures } from '@repo/api';
import { type DomainContext, publishScheduled } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

/** How often to check whether a publish is due, and so the most that it is late. */
const defaultPauseMs = 10_000;

export type PublishScheduler = {
  /** Resolves when a publish in progress has ended and the database is no longer needed. */
  stop(): Promise<void>;
};

/** Publishes content at its scheduled time until it is stopped; any number of servers may each run one. */
export function startPublishScheduler(
  domain: DomainContext,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  measures: Pick<Measures, 'publishing'> | null,
  pauseMs = defaultPauseMs,
): PublishScheduler {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function runOnce(): Promise<void> {
    try {
      const outcome = await publishScheduled(domain, measures?.publishing);
      if (outcome?.failure === null) log.info({ dueAt: outcome.dueAt }, 'the scheduled publish is done');
      else if (outcome) log.warn({ ...outcome }, 'the scheduled publish was refused');
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'the scheduled publish failed; it is tried again in 5 minutes');
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await runOnce();
      await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
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
