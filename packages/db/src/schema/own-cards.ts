import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * Flashcards that students wrote. A deleted one only keeps its id, without text, until newer deleted ones
 * replace it.
 */
export const ownCards = pgTable(
  'own_cards',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Counts this student's changes, in the order in which they arrived. */
    sequence: integer('sequence').notNull(),
    chapterId: text('chapter_id').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    isRemoved: boolean('is_removed').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('own_cards_sequence').on(table.userId, table.sequence),
  ],
);
