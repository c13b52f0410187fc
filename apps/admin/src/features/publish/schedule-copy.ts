import type { ScheduledPublish } from '@repo/contracts/scheduled-publish';
import { formatInIndia, shortInIndia } from './india-time.ts';

/** Texts for scheduling a publish. */
export const scheduleCopy = {
  when: 'When',
  choices: { now: 'Now', later: 'At a time' },
  time: 'Date and time in India',
  means:
    'Students get the drafts as they will be at that time, with every change made until then, yours and other teachers’.',
  checked:
    'If the check then finds a problem that is not listed here, nothing is published and the reason is shown here.',
  noTime: 'Choose a date and time',
  schedule: 'Schedule publish',
  change: 'Change schedule',
  done: (iso: string) => `Scheduled for ${formatInIndia(iso)}`,
  failed: 'The publish could not be scheduled',
  cancel: 'Cancel the schedule',
  cancelled: 'The schedule is cancelled',
  cancelFailed: 'The schedule could not be cancelled',
  dismiss: 'Dismiss',
  waiting: ({ dueAt, author }: ScheduledPublish) => `Scheduled by ${author} for ${formatInIndia(dueAt)}`,
  refused: ({ dueAt, author }: ScheduledPublish) =>
    `The publish that ${author} scheduled for ${formatInIndia(dueAt)} did not run`,
  inHeader: ({ dueAt, failure }: ScheduledPublish) =>
    failure === null ? `Scheduled for ${shortInIndia(dueAt)}` : 'Scheduled publish did not run',
  ofVersion: (iso: string) => `, scheduled for ${formatInIndia(iso)}`,
} as const;
