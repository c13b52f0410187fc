import { setTimeout as delay } from 'node:timers/promises';
import { type DomainContext, sendReminders } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

/** Pause between runs, and so the most that a reminder is late. */
const defaultPauseMs = 30_000;
/** Concurrent batches: a push service that hangs delays one of them for seconds, not the others. */
const lanes = 4;

export type ReminderSender = {
  /** Resolves when messages in flight are sent and the database is no longer needed. */
  stop(): Promise<void>;
};

/** Reminds students when they are due, until it is stopped; any number of servers may each run one. */
export function startReminderSender(
  domain: DomainContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  pauseMs = defaultPauseMs,
): ReminderSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isReadable = true;

  /** @returns whether more may be due now */
  async function runOnce(): Promise<boolean> {
    try {
      const { failures, refused, isMoreDue } = await sendReminders(domain, signal);
      isReadable = true;
      if (failures.length > 0)
        log.warn({ reasons: [...new Set(failures)], failures: failures.length }, 'reminders were not sent');
      if (refused > 0)
        log.warn({ refused }, 'push services refused our key, these browsers get no more reminders');
      return isMoreDue;
    } catch (err) {
      if (isReadable) log.warn({ err }, 'the reminders that are due could not be read');
      isReadable = false;
      return false;
    }
  }

  async function runLane(): Promise<void> {
    let isMoreDue = true;
    while (isMoreDue && !signal.aborted) isMoreDue = await runOnce();
  }

  async function run(): Promise<void> {
    // Nobody can subscribe without keys.
    if (domain.push.publicKey === null) return;
    while (!signal.aborted) {
      await Promise.all(Array.from({ length: lanes }, runLane));
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
