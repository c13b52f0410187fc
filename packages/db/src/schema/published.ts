import type { ContentList } from '@repo/contracts/items/content-lists';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** Names in a published version: enough to count progress and to name a result. */
export type VersionOutline = { _id: string; name: string; chapters: { _id: string; name: string }[] }[];

/** A problem that an admin may want to fix in a chapter: the list, and the item in it. */
export type DraftProblem = {
  message: string;
  list: ContentList | null;
  itemId: string | null;
  /** The name of a figure that was missing when this was found: the problem ends once it is stored. */
  figure?: string;
};

/** One publication; never changed afterwards. `publishedAt` is also the content's timestamp for clients. */
export const contentVersions = pgTable('content_versions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  publishedAt: moment('published_at').notNull().unique(),
  author: text('author').notNull(),
  note: text('note').notNull().default(''),
  outline: jsonb('outline').$type<VersionOutline>().notNull(),
  /** Hash over all open fragments in order; the content part of the ETag. */
  hash: text('hash').notNull(),
  /**
   * The same without the timestamp: versions with the same content hash have the same content. Null in old
   * versions.
   */
  contentHash: text('content_hash'),
  /** The time of the scheduled publish that made it; null when a teacher pressed the button. */
  scheduledFor: moment('scheduled_for'),
});

/** The publish that is scheduled, or the last one that failed and that no teacher has dismissed yet. */
export const scheduledPublishes = pgTable(
  'scheduled_publishes',
  {
    /** At most one row. */
    slot: integer('slot').primaryKey().default(1),
    /** New with each change, so that nobody changes or cancels what they have not seen. */
    token: text('token').notNull(),
    dueAt: moment('due_at').notNull(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    /** Hashes of the problems that the check named when it was scheduled. */
    knownProblems: jsonb('known_problems').$type<string[]>().notNull(),
    /** A server works on it until then; after a crash another one takes it. */
    claimedUntil: moment('claimed_until'),
    /** Why it did not publish; null while it waits. */
    failure: text('failure'),
  },
  (table) => [check('scheduled_publishes_slot', sql`${table.slot} = 1`)],
);

/**
 * A fragment of the bulk reply's JSON, addressed by content: an unchanged chapter is stored and compressed
 * once.
 */
export const contentPieces = pgTable('content_pieces', {
  hash: text('hash').primaryKey(),
  json: bytes('json').notNull(),
  /** Raw deflate ending with a full flush, so that fragments can be joined to one gzip member. */
  deflated: bytes('deflated').notNull(),
  crc32: bigint('crc32', { mode: 'number' }).notNull(),
});

/** The figures in a fragment, written by a trigger together with the fragment. */
export const contentPieceFigures = pgTable(
  'content_piece_figures',
  {
    hash: text('hash')
      .notNull()
      .references(() => contentPieces.hash, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.name] }),
    index('content_piece_figures_name').on(table.name),
  ],
);

/** The fragments of a version in order. A chapter has an open and a locked form; the JSON between chapters has no chapter. */
export const contentVersionParts = pgTable(
  'content_version_parts',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => contentVersions.id),
    position: integer('position').notNull(),
    chapterId: text('chapter_id'),
    openHash: text('open_hash')
      .notNull()
      .references(() => contentPieces.hash),
    lockedHash: text('locked_hash')
      .notNull()
      .references(() => contentPieces.hash),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.position] }),
    index('content_version_parts_open').on(table.openHash),
    index('content_version_parts_locked').on(table.lockedHash),
    index('content_version_parts_chapter').on(table.chapterId),
  ],
);

/**
 * Draft changes since publishing last read the drafts: a row for each statement that changed a chapter or
 * something in it, written by triggers of the migrations. Rows are only added and deleted, never changed, so
 * that recording a change waits for no lock.
 */
export const chapterChanges = pgTable(
  'chapter_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** May refer to a deleted chapter. */
    chapterId: text('chapter_id').notNull(),
  },
  (table) => [index('chapter_changes_chapter').on(table.chapterId)],
);

/**
 * Who changed the drafts, and when: written by a trigger on each of their tables, for `draftChangesKeptDays`.
 */
export const draftChanges = pgTable(
  'draft_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The changed item; the place itself when something in it was deleted or reordered. */
    itemId: text('item_id').notNull(),
    /** The item's chapter, or the subject or board paper itself. */
    placeId: text('place_id').notNull(),
    /** The name that the teacher gave, because teachers share one password; '' if none. */
    changedBy: text('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('draft_changes_item').on(table.itemId, table.id),
    index('draft_changes_place').on(table.placeId, table.changedAt),
    index('draft_changes_age').on(table.changedAt),
  ],
);

/**
 * Cache of the fragments of a chapter's draft; valid while the chapter has no row in chapter_changes. Without
 * foreign keys: a missing fragment is simply created again.
 */
export const chapterPieces = pgTable('chapter_pieces', {
  chapterId: text('chapter_id').primaryKey(),
  /** Format of the chapter's JSON in the fragments (`fragmentFormat`). */
  form: integer('form').notNull(),
  openHash: text('open_hash').notNull(),
  lockedHash: text('locked_hash').notNull(),
  /** Problems that an admin may want to fix in it. */
  problems: jsonb('problems').$type<DraftProblem[]>().notNull(),
});
