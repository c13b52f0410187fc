import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

/** What a published version holds, by name: enough to count progress and to name a result. */
export type VersionOutline = { _id: string; name: string; chapters: { _id: string; name: string }[] }[];

/** One act of publishing; never changed afterwards. `publishedAt` is also the content's timestamp for clients. */
export const contentVersions = pgTable('content_versions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  publishedAt: moment('published_at').notNull().unique(),
  author: text('author').notNull(),
  note: text('note').notNull().default(''),
  outline: jsonb('outline').$type<VersionOutline>().notNull(),
  /** Hash over all open pieces in order: the part of the ETag that names the content. */
  hash: text('hash').notNull(),
  /** The whole body with every chapter open, compressed once with brotli for Super. */
  openBrotli: bytes('open_brotli').notNull(),
});

/** A stretch of the reply's JSON, addressed by its content: an unchanged chapter is stored and compressed once. */
export const contentPieces = pgTable('content_pieces', {
  hash: text('hash').primaryKey(),
  json: bytes('json').notNull(),
  /** Raw deflate, ended by a full flush, so that pieces can be joined to one gzip member. */
  deflated: bytes('deflated').notNull(),
  crc32: bigint('crc32', { mode: 'number' }).notNull(),
});

/** The pieces of a version in order. A chapter has an open and a locked form; what stands between has no chapter. */
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
  (table) => [primaryKey({ columns: [table.versionId, table.position] })],
);
