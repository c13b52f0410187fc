import { setTimeout as delay } from 'node:timers/promises';
import { type DomainContext, sendWaitingMails } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';

/** Polling interval, for mails that other servers left and mails whose pause is over. */
const defaultPollMs = 5_000;
/** Lets the response to the request that queued a mail go first. */
const afterAnswerMs = 25;

export type MailSender = {
  /** Resolves when mails in flight are sent and the database is no longer needed. */
  stop(): Promise<void>;
};

/**
 * Sends mails from the outbox until it is stopped: immediately those that this process queues, the rest as
 * they fall due. Its state is in the database, so it continues after a restart, and any number of servers may
 * each run one.
 */
export function startMailSender(
  domain: DomainContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  pollMs = defaultPollMs,
): MailSender {
  let isStopping = false;
  let isReadable = true;
  let waking = new AbortController();
  const unsubscribe = domain.mailSignal.subscribe(() => waking.abort());

  /** @returns whether more may be due now */
  async function runOnce(): Promise<boolean> {
    try {
      const { failures, givenUp, isMoreDue } = await sendWaitingMails(domain);
      isReadable = true;
      if (failures.length > 0 || givenUp > 0)
        log.warn(
          { reasons: [...new Set(failures)], failures: failures.length, givenUp },
          'mails were not sent',
        );
      return isMoreDue;
    } catch (err) {
      if (isReadable) log.warn({ err }, 'the mails that wait could not be read');
      isReadable = false;
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // Reset before the run, so that mails queued during it wake the loop.
      waking = new AbortController();
      if (await runOnce()) continue;
      await delay(pollMs, undefined, { signal: waking.signal, ref: false }).catch(() => undefined);
      if (!isStopping) await delay(afterAnswerMs, undefined, { ref: false });
    }
  }

  const running = run();
  return {
    async stop() {
      isStopping = true;
      unsubscribe();
      waking.abort();
      await running;
    },
  };
}
