import type { ContentList } from '@repo/contracts/items/content-lists';
import type { ReportedKind, ReportFault } from '@repo/contracts/reports.rules';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/**
 * Mistakes in the content that students reported, at most one open report per student and item. No reference
 * to drafts, because a reported item may change or be deleted.
 */
export const mistakeReports = pgTable(
  'mistake_reports',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Created by the device when it was first sent. */
    id: text('id').notNull(),
    /** The ids of all submissions of it, newest last: a later one replaces the text. */
    sentIds: text('sent_ids').array().notNull(),
    chapterId: text('chapter_id').notNull(),
    kind: text('kind').$type<ReportedKind>().notNull(),
    /** The id of a page, card or written question; for a question with options, the hash of its text. */
    itemId: text('item_id').notNull(),
    /** The item as students saw it: its place, and the start of its text. */
    chapterName: text('chapter_name').notNull(),
    list: text('list').$type<ContentList>().notNull(),
    parentId: text('parent_id').notNull(),
    part: integer('part'),
    excerpt: text('excerpt').notNull(),
    /** Hash of the whole text, to detect changes. */
    textHash: text('text_hash').notNull(),
    fault: text('fault').$type<ReportFault>().notNull(),
    note: text('note').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When it was solved; null while it is open. */
    solvedAt: moment('solved_at'),
    /** The message of the admin who solved it. */
    thanks: text('thanks').notNull().default(''),
    /** Why the item is right as it is; '' if its mistake was fixed. */
    reason: text('reason').notNull().default(''),
    /** When the student saw the thanks. */
    thankedAt: moment('thanked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('mistake_reports_one_open')
      .on(table.userId, table.chapterId, table.kind, table.itemId)
      .where(sql`solved_at is null`),
    index('mistake_reports_item').on(table.chapterId, table.kind, table.itemId),
    index('mistake_reports_solved').on(table.solvedAt),
  ],
);
