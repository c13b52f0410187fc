import type { Page } from '@repo/contracts/content';
import { type SQL, sql } from 'drizzle-orm';
import { type NamedText, saidIn, textsOfVariants } from './item-kind.ts';

const isInline = false;
/** The texts of an item's pages. */
export const textsOfPages = (name: string, pages: readonly Page[]): NamedText[] =>
  pages.flatMap(({ content: text, variants }) => [
    { name, text, isInline },
    ...textsOfVariants(variants, { name, isInline }),
  ]);

/** The searchable texts of pages `p`, each in the columns of `texts` in search-content.ts. */
export const pageText: SQL = sql`concat_ws(E'\n', p.content, ${saidIn(sql`p.variants`, ['content'])})`;
