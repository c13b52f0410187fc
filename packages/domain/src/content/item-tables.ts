import { byList, type ContentList } from '@repo/contracts/items/content-lists';
import * as tables from '@repo/db/schema';
import { kinds } from './kinds/index.ts';

/** The table of each list of items. */
export const itemTables = byList((list) => kinds[list].table) as {
  [List in ContentList]: (typeof kinds)[List]['table'];
};
export const isContentList = (kind: string): kind is ContentList => kind in itemTables;
export type { ItemRow, ItemTable } from './kinds/index.ts';

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
