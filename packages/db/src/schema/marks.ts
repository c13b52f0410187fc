import type { MarkedAbout, MarkKind } from '@repo/contracts/marks.rules';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * Students' own bookmarks and highlights with their notes. No reference to content: a mark stays when what it is on is changed or
 * gone. A removed one keeps its id alone, without words, until newer ones take its place.
 */
export const studentMarks = pgTable(
  'student_marks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Counts the changes of this student's marks: the order in which they came. */
    sequence: integer('sequence').notNull(),
    /** The ids of the latest changes, the newest last. */
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
    /** When the last change came. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('student_marks_sequence').on(table.userId, table.sequence),
  ],
);
