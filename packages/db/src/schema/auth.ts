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

/** Plan is not stored: it is Pro while `expiryDate` lies ahead (decisions 1). */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    age: integer('age'),
    gender: text('gender').$type<Gender>(),
    /** Null for someone who only ever came through an identity provider. */
    passwordHash: text('password_hash'),
    verifiedAt: moment('verified_at'),
    expiryDate: moment('expiry_date'),
    profilePicture: text('profile_picture'),
    invitedBy: text('invited_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    lastLogin: moment('last_login'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('users_not_invited_by_self', sql`${table.invitedBy} <> ${table.id}`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    index('users_invited_by').on(table.invitedBy),
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex('identities_provider_subject').on(table.provider, table.subject),
  ],
);

/**
 * Who came back from an identity provider and has not signed in or up with it yet. Keyed by the hash of a secret
 * that the browser holds; used once, by deleting it.
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

/** Keyed by the token's hash: it is the only thing a request brings, before anybody is known. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export type MailCodePurpose = 'verify' | 'reset';

/** One live code a user and purpose; asking again replaces it. */
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    uniqueIndex('mail_codes_link').on(table.linkHash),
  ],
);

/** An invited friend counts once, for one inviter, never for oneself (decisions 4). */
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
 * Chapters a student opened without Super. One free one for ever (decisions 3), and one for each full five accepted
 * invites: `inviteUnlock` 1 is paid by the first five, 2 by the next. No reference to chapters: a claim outlives a
 * chapter that an admin deletes.
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
