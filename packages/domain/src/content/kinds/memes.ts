import type { Meme } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { memes as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { itemKind } from './item-kind.ts';

export const memes = itemKind('memes', {
  table,
  present: (row, { subjectId }) =>
    ({
      _id: row.id,
      imageUrl: row.imageUrl,
      alt: row.alt,
      chapter: { _id: row.chapterId },
      subject: { _id: subjectId },
    }) satisfies AllFields<Meme>,
  columnsOf: ({ imageUrl, alt }) => ({ imageUrl, alt }),
  missing: null,
  labelOf: ({ alt }) => alt,
  textsOf: () => [],
  search: sql`
  select 'memes', chapter_id, id, null, null, left(alt, 200), alt, null, false, position, 0 from memes`,
});
