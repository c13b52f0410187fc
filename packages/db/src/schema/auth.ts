import type { Gender } from '@repo/contracts/fields';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The plan is not stored: it is Pro while `expiryDate` is in the future (docs/product/access.md#plan). */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    age: integer('age'),
    gender: text('gender').$type<Gender>(),
    /** The password's hash; null for accounts that only used an identity provider. */
    passwordHash: text('password_hash'),
    verifiedAt: moment('verified_at'),
    /** Verified by a mail's link in a browser new to the account, so perhaps by another person. */
    isVerifiedByLinkAlone: boolean('is_verified_by_link_alone').notNull().default(false),
    expiryDate: moment('expiry_date'),
    profilePicture: text('profile_picture'),
    invitedBy: text('invited_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    lastLogin: moment('last_login'),
    createdAt: moment('created_at').notNull(),
    /** When it will be deleted; null unless its owner requested that. */
    deletionDueAt: moment('deletion_due_at'),
    /** When its owner becomes an adult by the age given at sign-up; null: unknown. */
    adultAt: moment('adult_at'),
    /** When a guardian consented; null if none has. */
    consentedAt: moment('consented_at'),
    /** Since when a minor's account has been waiting for consent. */
    consentAwaitedSince: moment('consent_awaited_since'),
    /** When the owner of an older account was last mailed that a guardian must consent now. */
    consentNoticeAt: moment('consent_notice_at'),
    /** When it will be deleted because a guardian refused; null: none refused, or another was named since. */
    refusalDueAt: moment('refusal_due_at'),
  },
  (table) => [
    check('users_not_invited_by_self', sql`${table.invitedBy} <> ${table.id}`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_invited_by').on(table.invitedBy),
    index('users_unverified').on(table.createdAt).where(sql`${table.verifiedAt} is null`),
    index('users_deletion_due').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    index('users_consent_awaited')
      .on(table.consentAwaitedSince)
      .where(sql`${table.consentAwaitedSince} is not null`),
    index('users_refusal_due').on(table.refusalDueAt).where(sql`${table.refusalDueAt} is not null`),
    index('users_picture').on(table.profilePicture).where(sql`${table.profilePicture} is not null`),
  ],
);

/** Accounts at identity providers; `subject` is the provider's stable id of the person. */
export const identities = pgTable(
  'identities',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    /** Whether the provider verified the account's own email; otherwise anybody may have linked it. */
    isEmailProved: boolean('is_email_proved').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex('identities_provider_subject').on(table.provider, table.subject),
  ],
);

/**
 * Proof of who came back from an identity provider, until it is used to sign in or up. Keyed by the hash of a
 * secret that the browser holds; deleted on use.
 */
export const identityProofs = pgTable(
  'identity_proofs',
  {
    tokenHash: text('token_hash').primaryKey(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    name: text('name'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('identity_proofs_expiry').on(table.expiresAt)],
);

/** Keyed by the token's hash, because a request contains only the token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When somebody signed in. It limits how long the session can be renewed. */
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Browser and system, such as 'Chrome on Android'; null if unknown. */
    device: text('device'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Hashed tokens of deleted accounts: a device that still has one must forget the student. */
export const deletedSessions = pgTable(
  'deleted_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [index('deleted_sessions_deleted').on(table.deletedAt)],
);

export type MailCodePurpose = 'verify' | 'reset' | 'delete';

/** One live code per user and purpose; a new request replaces it. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailCodePurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the token in the mail's link; only verification has one. */
    linkHash: text('link_hash'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    /** Set instead of deleting a verification code: reusing it answers that the email is verified. */
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    uniqueIndex('mail_codes_link').on(table.linkHash),
    index('mail_codes_expiry').on(table.expiresAt),
  ],
);

/**
 * Mails that wait to be sent, each written in the transaction of the code in it. A sent mail is deleted; of
 * an abandoned one only the failure stays, without address and text.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    textPart: text('text_part').notNull(),
    htmlPart: text('html_part').notNull(),
    /** Owner and hash of the code in the mail: once mail_codes lacks it, the mail is useless. */
    userId: text('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it may be sent next; postponed by the server that claims it. Null: abandoned. */
    nextAttemptAt: moment('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Codes of the last failure, such as 'EENVELOPE 550'; never the mail server's own text. */
    failure: text('failure'),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('mail_outbox_expiry').on(table.expiresAt),
  ],
);

/**
 * Browsers on which somebody has signed in to an account: their wrong passwords are counted separately from
 * those of strangers. Keyed by the hash of a secret that the browser holds; one browser may be known to
 * several accounts.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_token').on(table.tokenHash),
    index('known_devices_last_used').on(table.lastUsedAt),
  ],
);

/**
 * An invited friend counts once, for one inviter, and nobody can invite themselves
 * (docs/product/access.md#invites).
 */
export const acceptedInvites = pgTable(
  'accepted_invites',
  {
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedId: text('invited_id').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inviterId, table.invitedId] }),
    uniqueIndex('accepted_invites_invited').on(table.invitedId),
    check('accepted_invites_not_self', sql`${table.inviterId} <> ${table.invitedId}`),
  ],
);

export type UnlockSource = 'free' | 'invites';

/**
 * Chapters that a student opened without Super: a free one for ever (docs/product/access.md#free-chapter),
 * and one for each full five accepted invites (`inviteUnlock` 1 for the first five, 2 for the next). No
 * reference to chapters: a claim outlives a chapter that an admin deletes.
 */
export const chapterUnlocks = pgTable(
  'chapter_unlocks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chapterId: text('chapter_id').notNull(),
    source: text('source').$type<UnlockSource>().notNull(),
    inviteUnlock: integer('invite_unlock'),
    unlockedAt: moment('unlocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.chapterId] }),
    uniqueIndex('chapter_unlocks_one_free').on(table.userId).where(sql`${table.source} = 'free'`),
    uniqueIndex('chapter_unlocks_invite').on(table.userId, table.inviteUnlock),
    check(
      'chapter_unlocks_source',
      sql`(${table.source} = 'free' and ${table.inviteUnlock} is null) or (${table.source} = 'invites' and ${table.inviteUnlock} >= 1)`,
    ),
  ],
);
