import type { Measures } from '@repo/api';
import type { DomainContext } from '@repo/domain';
import type { FastifyBaseLogger } from 'fastify';
import { startDailySweep } from './admin/daily-sweep.ts';
import { startPublishScheduler } from './admin/publish-scheduler.ts';
import { startMailSender } from './auth/mail-sender.ts';
import { startReconciler } from './payment/reconciler.ts';
import { startReminderSender } from './reminders/reminder-sender.ts';

export type Jobs = {
  /** Resolves when no job needs the database any more. */
  stop(): Promise<void>;
};

/**
 * The background jobs of a server: orders, mails, reminders, sweeps, scheduled publishes. They run once for all of its workers.
 */
export function startJobs(domain: DomainContext, log: FastifyBaseLogger, measures: Measures | null): Jobs {
  const jobs = [
    startReconciler(domain, log),
    startMailSender(domain, log),
    startReminderSender(domain, log),
    startDailySweep(domain, log),
    startPublishScheduler(domain, log, measures),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
