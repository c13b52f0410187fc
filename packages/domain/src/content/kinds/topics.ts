import type { Topic } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { topics as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { extraMark, itemKind } from './item-kind.ts';
import { pageText, textsOfPages } from './pages.ts';

export const topics = itemKind('topics', {
  table,
  present: (row, { pages }) =>
    ({
      _id: row.id,
      name: row.name,
      description: row.description,
      chapter: { _id: row.chapterId },
      pages: [...pages],
      isExtra: extraMark(row),
    }) satisfies AllFields<Topic>,
  columnsOf: ({ name, description, isExtra }) => ({ name, description, isExtra }),
  missing: 'The chapter has no notes',
  labelOf: ({ name }) => name,
  textsOf: ({ name, pages }) => textsOfPages(name, pages),
  search: sql`
  select 'topics', chapter_id, id, null, null::int, name, name || E'\n' || description, null, true, position, 0
  from topics
  union all
  select 'topics', t.chapter_id, t.id, p.id, null, t.name, ${pageText}, null, false, t.position, p.page_number
  from topics t join topic_pages p on p.topic_id = t.id`,
});
