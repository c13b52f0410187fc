import { knownDevicesPerAccountMax, sessionsPerAccountMax } from '@repo/contracts/limits/auth';
import { consentDecisionsPerDayMax, guardianLinksAtOnce } from '@repo/contracts/limits/consent';
import { storedPapersMax, storedResultsMax } from '@repo/contracts/limits/progress';
import { reminderBrowsersMax } from '@repo/contracts/limits/reminders';
import { storedReportsMax } from '@repo/contracts/limits/reports';
import { reviewDevicesMax, reviewsMax } from '@repo/contracts/limits/revision';
import { studyDevicesMax } from '@repo/contracts/limits/study-log';
import { savedKinds } from '@repo/contracts/saved-kinds';

/**
 * What bounds the rows of one account in a table: a maximum; or one row for each value of columns that form a
 * key together with the account, if an account cannot create values freely; or a maximum per day, where rows
 * may never be deleted and readers go page by page. A table with one row is bounded by its key.
 */
export type RowBound = number | BoundByKey | { aDay: number; because: string };
type BoundByKey = { oneEach: readonly string[]; because: string };

const savedThingsMax = Object.values(savedKinds).reduce(
  (sum, { max, removedMax }) => sum + max + removedMax,
  0,
);

/**
 * The bound of every table with rows of an account, by the table's name. Beyond it, rows are refused or
 * replace the oldest.
 */
export const rowBounds = {
  accepted_invites: { oneEach: ['invited_id'], because: 'each friend verified an email of their own' },
  chapter_progress: { oneEach: ['chapter_id'], because: 'the chapter was published' },
  chapter_unlocks: { oneEach: ['chapter_id'], because: 'the chapter was published' },
  consent_records: {
    aDay: consentDecisionsPerDayMax,
    because:
      'records are never deleted; above the bound come only withdrawals, and refusals that need a new mail',
  },
  export_turns: 1,
  guardian_links: guardianLinksAtOnce,
  guardianships: 1,
  identities: { oneEach: ['provider'], because: 'the providers are ours' },
  identity_proofs: {
    oneEach: ['token_hash'],
    because: 'an address gets so many a minute, and a new one removes those older than ten minutes',
  },
  known_devices: knownDevicesPerAccountMax,
  mail_codes: { oneEach: ['purpose'], because: 'the purposes are ours' },
  mail_outbox: {
    oneEach: ['id'],
    because: 'our jobs empty it, and calls that write mails are limited by the hour',
  },
  mistake_reports: storedReportsMax,
  order_states: {
    oneEach: ['order_id', 'position'],
    because: 'each is a change that the payment provider told of an order',
  },
  orders: { oneEach: ['id'], because: 'an open order is used again, so there is one a day' },
  paper_results: storedPapersMax,
  plan_grants: { oneEach: ['order_id'], because: 'the order was paid' },
  push_subscriptions: reminderBrowsersMax,
  reminders: 1,
  review_batches: reviewsMax,
  review_counts: 1,
  review_devices: reviewDevicesMax,
  review_tallies: 1,
  revision_plans: 1,
  saved_things: savedThingsMax,
  sessions: sessionsPerAccountMax,
  study_devices: studyDevicesMax,
  study_days: { oneEach: ['day'], because: 'the day lies between the opening of the account and now' },
  test_results: storedResultsMax,
  users: 1,
  written_results: storedResultsMax,
} as const satisfies Record<string, RowBound>;
