import type { ContentList } from '@repo/contracts/items/content-lists';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** What a published version holds, by name: enough to count progress and to name a result. */
export type VersionOutline = { _id: string; name: string; chapters: { _id: string; name: string }[] }[];

/** What may want mending in a chapter: in which of its lists, and in which item of that. */
export type DraftProblem = {
  message: string;
  list: ContentList | null;
  itemId: string | null;
  /** The name of a figure that was not stored when it was found: the problem ends when it is. */
  figure?: string;
};

/** One act of publishing; never changed afterwards. `publishedAt` is also the content's timestamp for clients. */
export const contentVersions = pgTable('content_versions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  publishedAt: moment('published_at').notNull().unique(),
  author: text('author').notNull(),
  note: text('note').notNull().default(''),
  outline: jsonb('outline').$type<VersionOutline>().notNull(),
  /** Hash over all open fragments in order: the part of the ETag that names the content. */
  hash: text('hash').notNull(),
  /** The same without the timestamp: versions with one content hash have the same content. Null in old versions. */
  contentHash: text('content_hash'),
});

/** A segment of the bulk reply's JSON, addressed by its content: an unchanged chapter is stored and compressed once. */
export const contentPieces = pgTable('content_pieces', {
  hash: text('hash').primaryKey(),
  json: bytes('json').notNull(),
  /** Raw deflate, ended by a full flush, so that fragments can be joined to one gzip member. */
  deflated: bytes('deflated').notNull(),
  crc32: bigint('crc32', { mode: 'number' }).notNull(),
});

/** The figures that a fragment shows, written by a trigger with the fragment. */
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
 * What drafts were changed since publishing read them last: a row for each statement that changed a chapter or
 * something in it, written by triggers of the migrations. Rows are added and deleted, never changed, so that noting a
 * change waits for nobody.
 */
export const chapterChanges = pgTable(
  'chapter_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** May name a chapter that was deleted since. */
    chapterId: text('chapter_id').notNull(),
  },
  (table) => [index('chapter_changes_chapter').on(table.chapterId)],
);

/**
 * The fragments that a chapter's draft was made into when publishing read it last; right as long as the chapter has no
 * row in chapter_changes. Without foreign keys: a missing fragment is simply made again.
 */
export const chapterPieces = pgTable('chapter_pieces', {
  chapterId: text('chapter_id').primaryKey(),
  /** Format of the chapter's JSON in the fragments (`fragmentFormat`). */
  form: integer('form').notNull(),
  openHash: text('open_hash').notNull(),
  lockedHash: text('locked_hash').notNull(),
  /** What an admin may want to mend in it. */
  problems: jsonb('problems').$type<DraftProblem[]>().notNull(),
});
