import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Completed bulk imports, by the client's id: sending one twice imports it once. */
export const contentImports = pgTable('content_imports', {
  id: text('id').primaryKey(),
  /** Hash of what was imported and where to: another file under the same id is refused. */
  fingerprint: text('fingerprint').notNull(),
  /** The import's reply, returned again when it is repeated. */
  outcome: jsonb('outcome').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Every image of the store by its path, and since when no reference to it was found. */
export const storedImages = pgTable('stored_images', {
  path: text('path').primaryKey(),
  unusedSince: moment('unused_since'),
});

/**
 * Figures of texts. A name contains kind, size and content hash, so only `unusedSince` of a row ever changes.
 */
export const figures = pgTable('figures', {
  name: text('name').primaryKey(),
  /** Path of the image in the store. */
  path: text('path').notNull(),
  /** A picture's version for narrow screens. */
  smallPath: text('small_path'),
  createdAt: moment('created_at').notNull(),
  /** Since when no text was found to show it. */
  unusedSince: moment('unused_since'),
});
