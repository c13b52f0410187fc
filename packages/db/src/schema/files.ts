import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Bulk imports that were written, by the id the client made: sending one twice writes once. */
export const contentImports = pgTable('content_imports', {
  id: text('id').primaryKey(),
  /** What was imported and where to, hashed: another file under the same id is refused. */
  fingerprint: text('fingerprint').notNull(),
  /** What the import answered, to be answered again. */
  outcome: jsonb('outcome').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Every image of the store by the path at which it is shown, and since when nothing has been seen to refer to it. */
export const storedImages = pgTable('stored_images', {
  path: text('path').primaryKey(),
  unusedSince: moment('unused_since'),
});

/** Figures of texts. A name says kind, size and hash of what it names, so a row never changes but for its use. */
export const figures = pgTable('figures', {
  name: text('name').primaryKey(),
  /** Path of the image in the store. */
  path: text('path').notNull(),
  /** Of a picture: its form for narrow screens. */
  smallPath: text('small_path'),
  createdAt: moment('created_at').notNull(),
  /** Since when no text has been seen to show it. */
  unusedSince: moment('unused_since'),
});
