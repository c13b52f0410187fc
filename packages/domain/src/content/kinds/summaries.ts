import type { Summary } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { summaries as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { itemKind } from './item-kind.ts';
import { pageText, textsOfPages } from './pages.ts';

export const summaries = itemKind('summaries', {
  table,
  present: (row, { pages }) =>
    ({
      _id: row.id,
      title: row.title,
      chapter: { _id: row.chapterId },
      pages: [...pages],
    }) satisfies AllFields<Summary>,
  columnsOf: ({ title }) => ({ title }),
  missing: 'The chapter has no summary',
  labelOf: ({ title }) => title,
  textsOf: ({ title, pages }) => textsOfPages(title, pages),
  search: sql`
  select 'summaries', chapter_id, id, null, null, title, title, null, true, position, 0 from summaries
  union all
  select 'summaries', s.chapter_id, s.id, p.id, null, s.title, ${pageText}, null, false, s.position, p.page_number
  from summaries s join summary_pages p on p.summary_id = s.id`,
});
