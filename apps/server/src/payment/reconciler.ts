import { setTimeout as delay } from 'node:timers/promises';
import { type DomainContext, reconcileOrders } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

/** How often to check for due orders; due times are in the database. */
const defaultPauseMs = 10_000;

export type Reconciler = {
  /** Ends the work in progress and resolves when the database is no longer needed. */
  stop(): Promise<void>;
};

/**
 * Polls the payment provider about orders that are due, until it is stopped. Its state is in the
 * database, so it continues after a restart, and any number of servers may each run one.
 */
export function startReconciler(
  domain: DomainContext,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  pauseMs = defaultPauseMs,
): Reconciler {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** @returns whether more may be due now */
  async function runOnce(): Promise<boolean> {
    try {
      const { asked, paid, failures } = await reconcileOrders(domain, signal);
      if (paid > 0) log.info({ paid }, 'orders were found to be paid');
      const [err] = failures;
      if (err !== undefined && !signal.aborted)
        log.warn({ err, failures: failures.length }, 'orders could not be asked about');
      return asked > 0 && failures.length === 0;
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'the orders that are due could not be read');
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const isMoreDue = await runOnce();
      if (!isMoreDue) await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
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
