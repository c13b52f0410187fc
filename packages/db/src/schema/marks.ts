import type { MarkedAbout, MarkKind } from '@repo/contracts/marks.rules';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * Students' own bookmarks and highlights with notes. No reference to content: a mark outlives its item. A
 * removed mark only keeps its id, without text, until newer ones replace it.
 */
export const studentMarks = pgTable(
  'student_marks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Counts this student's changes, in the order in which they arrived. */
    sequence: integer('sequence').notNull(),
    /** The ids of the latest changes, newest last. */
    editIds: text('edit_ids').array().notNull(),
    chapterId: text('chapter_id').notNull(),
    about: text('about').$type<MarkedAbout>().notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    quoteExact: text('quote_exact').notNull(),
    quotePrefix: text('quote_prefix').notNull(),
    quoteSuffix: text('quote_suffix').notNull(),
    note: text('note').notNull(),
    isRemoved: boolean('is_removed').notNull(),
    /** When the last change arrived. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('student_marks_sequence').on(table.userId, table.sequence),
  ],
);
