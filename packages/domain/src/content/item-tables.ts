import type { ContentList } from '@repo/contracts/items/content-lists';
import * as tables from '@repo/db/schema';

/** The table of each list of items. */
export const itemTables = {
  topics: tables.topics,
  summaries: tables.summaries,
  flashcards: tables.flashcards,
  tests: tables.tests,
  memes: tables.memes,
  mindmaps: tables.mindmaps,
  written: tables.writtenQuestions,
} as const satisfies Record<ContentList, object>;
export type ItemTable = (typeof itemTables)[ContentList];
export type ItemRow<List extends ContentList> = (typeof itemTables)[List]['$inferSelect'];

/** The lists whose items have pages, with the pages' table and name in the bin. */
export const pageTables = {
  topics: {
    table: tables.topicPages,
    owner: 'topicId',
    ownerColumn: tables.topicPages.topicId,
    kind: 'topicPages',
  },
  summaries: {
    table: tables.summaryPages,
    owner: 'summaryId',
    ownerColumn: tables.summaryPages.summaryId,
    kind: 'summaryPages',
  },
} as const;
export type PagedList = keyof typeof pageTables;
export const pagedLists = Object.keys(pageTables) as PagedList[];
export const isPaged = (list: ContentList): list is PagedList => list in pageTables;
