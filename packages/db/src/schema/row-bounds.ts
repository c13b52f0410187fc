import { knownDevicesPerAccountMax, sessionsPerAccountMax } from '@repo/contracts/limits/auth';
import { guardianLinksAtOnce } from '@repo/contracts/limits/consent';
import { marksMax, removedMarksMax } from '@repo/contracts/limits/marks';
import { storedPapersMax, storedResultsMax } from '@repo/contracts/limits/progress';
import { reminderBrowsersMax } from '@repo/contracts/limits/reminders';
import { storedReportsMax } from '@repo/contracts/limits/reports';
import { reviewDevicesMax, reviewsMax } from '@repo/contracts/limits/revision';

/**
 * What bounds the rows that one account has in a table: at most so many, or one for each of something that an account cannot
 * make at will.
 */
export type RowBound = number | `one each ${string}`;

/** The bound of every table that says whose its rows are, by the table's name. What is over is refused or replaces the oldest. */
export const rowBounds = {
  accepted_invites: 'one each friend who verified an email of their own',
  chapter_progress: 'one each chapter that was published',
  chapter_unlocks: 'one each chapter that was published',
  export_turns: 1,
  guardian_links: guardianLinksAtOnce,
  guardianships: 1,
  identities: 'one each identity provider',
  known_devices: knownDevicesPerAccountMax,
  mail_codes: 'one each purpose',
  mail_outbox: 'one each mail that waits: accounts have so many an hour, the sweep removes what is too old',
  mistake_reports: storedReportsMax,
  order_states: 'one each change that the payment provider told of an order',
  orders: 'one each day: an open order is used again',
  paper_results: storedPapersMax,
  plan_grants: 'one each paid order',
  push_subscriptions: reminderBrowsersMax,
  reminders: 1,
  review_batches: reviewsMax,
  review_counts: 1,
  review_devices: reviewDevicesMax,
  review_tallies: 1,
  revision_plans: 1,
  sessions: sessionsPerAccountMax,
  student_marks: marksMax + removedMarksMax,
  study_days: 'one each day since the account was opened',
  test_results: storedResultsMax,
  users: 1,
  written_results: storedResultsMax,
} as const satisfies Record<string, RowBound>;
