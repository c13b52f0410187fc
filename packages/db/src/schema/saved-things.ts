import type { SavedKind } from '@repo/contracts/saved.rules';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * What students save and change on several devices, of every kind. No reference to content: a mark outlives
 * its item. A removed thing stays without the student's words, until newer removed ones replace it.
 */
export const savedThings = pgTable(
  'saved_things',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SavedKind>().notNull(),
    id: text('id').notNull(),
    /** Counts the changes of this student and kind: the order in which they came. */
    sequence: integer('sequence').notNull(),
    chapterId: text('chapter_id').notNull(),
    /** The thing without its id and chapter, by the schema of its kind. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    isRemoved: boolean('is_removed').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Ids of the latest changes that apps before the study log sent, the newest last. */
    editIds: text('edit_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.id] }),
    uniqueIndex('saved_things_sequence').on(table.userId, table.kind, table.sequence),
  ],
);
