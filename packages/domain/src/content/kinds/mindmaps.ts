import type { Mindmap } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { mindmaps as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { itemKind } from './item-kind.ts';

export const mindmaps = itemKind('mindmaps', {
  table,
  present: (row) =>
    ({
      _id: row.id,
      title: row.title,
      chapter: { _id: row.chapterId },
      nodes: row.nodes,
      edges: row.edges,
    }) satisfies AllFields<Mindmap>,
  columnsOf: ({ title, nodes, edges }) => ({ title, nodes, edges }),
  missing: 'The chapter has no mind map',
  labelOf: ({ title }) => title,
  textsOf: () => [],
  search: sql`
  select 'mindmaps', chapter_id, id, null, null, title,
    concat_ws(E'\n', title, (select string_agg(node ->> 'text', E'\n') from jsonb_array_elements(nodes) node)),
    null, true, position, 0
  from mindmaps`,
});
