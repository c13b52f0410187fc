import type { ConsentEvent, ConsentProof } from '@repo/contracts/consent';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * The guardian whom a student named, and what that person has proved so far
 * (docs/product/accounts.md#guardians-consent).
 */
export const guardianships = pgTable(
  'guardianships',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /**
     * Salt of the student's consent records, for all guardians. Without it, no record can be linked to
     * anybody.
     */
    salt: text('salt').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** How and when the guardian proved to be an adult; void when another guardian is named. */
    provedBy: text('proved_by').$type<ConsentProof>(),
    provedAt: moment('proved_at'),
    /** The newest order of this guardian; an order of a previously named guardian proves nothing. */
    orderId: text('order_id'),
  },
  (table) => [
    check('guardianships_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('guardianships_email').on(table.email),
  ],
);

/** Links of mails to guardians, keyed by the hash of their token. */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => guardianships.userId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Hash of the secret of the only browser that may use the link; null until a browser opens it. */
    deviceHash: text('device_hash'),
    openedAt: moment('opened_at'),
  },
  (table) => [
    index('guardian_links_user').on(table.userId, table.createdAt),
    index('guardian_links_device').on(table.deviceHash),
    index('guardian_links_created').on(table.createdAt),
  ],
);

/**
 * Guardians' decisions, permanent: a trigger refuses every change. Account and address are stored as hashes
 * with the row's salt, so that only someone who knows both can find the proof, and nobody can read a name.
 */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: text('id').primaryKey(),
    salt: text('salt').notNull(),
    accountHash: text('account_hash').notNull(),
    guardianHash: text('guardian_hash').notNull(),
    event: text('event').$type<ConsentEvent>().notNull(),
    textVersion: text('text_version').notNull(),
    provedBy: text('proved_by').$type<ConsentProof>(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    check('consent_records_proved', sql`${table.event} <> 'given' or ${table.provedBy} is not null`),
    index('consent_records_account').on(table.accountHash, table.recordedAt, table.id),
  ],
);
