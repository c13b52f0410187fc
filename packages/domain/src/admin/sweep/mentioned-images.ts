import { contentPieces } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { tableOf } from '#src/content/bin/content-tables.ts';
import type { DomainContext } from '#src/context.ts';

const batchSize = 100;
/** How to find a reference in texts: its pattern, and a fixed part of it that lets most fragments be skipped. */
type Mention = { pattern: string; mark: string };
const images: Mention = { pattern: '/images/[0-9A-Za-z._-]+', mark: '/images/' };
const figures: Mention = { pattern: '[a-z0-9-]+-[dp][0-9]+x[0-9]+-[0-9a-f]{12}', mark: '](' };

/**
 * All texts of drafts, including restorable ones, and of the tests and written questions that results refer
 * to.
 */
const draftTexts = sql`
  ${sql.join(
    Object.values(tableOf).map(
      (table) => sql`select to_jsonb(one)::text as text from ${table} one union all`,
    ),
    sql` `,
  )}
  select rows::text from deleted_content union all
  select snapshot::text from published_tests union all
  select snapshot::text from published_written`;

/** Drops the full stop after a path at the end of a sentence. */
const found = sql`rtrim(found[1], '.')`;

/** Paths of all images that the content's texts refer to. May include hidden ones, but misses none. */
export const readMentionedImages = (ctx: DomainContext): Promise<Set<string>> => readMentioned(ctx, images);

/** The names of figures that drafts and stored versions mention. */
export const readMentionedFigures = (ctx: DomainContext): Promise<Set<string>> => readMentioned(ctx, figures);

/** The addresses that the drafts and all stored versions refer to. */
async function readMentioned(ctx: DomainContext, { pattern, mark }: Mention): Promise<Set<string>> {
  const { db } = ctx.database;
  const rows = await db.execute<{ path: string }>(sql`
    select distinct ${found} as path from (${draftTexts}) texts, regexp_matches(text, ${pattern}, 'g') found
    where text like ${`%${mark}%`}`);
  const mentioned = new Set(rows.map(({ path }) => path));
  for (let last = ''; ; ) {
    const fragments = await db.execute<{ hash: string; paths: string[] }>(sql`
      select hash, case when position(convert_to(${mark}, 'UTF8') in json) = 0 then '{}' else array(
        select ${found} from regexp_matches(convert_from(json, 'UTF8'), ${pattern}, 'g') found) end as paths
      from ${contentPieces} where hash > ${last} order by hash limit ${batchSize}`);
    for (const { hash, paths } of fragments) {
      for (const path of paths) mentioned.add(path);
      last = hash;
    }
    if (fragments.length < batchSize) return mentioned;
  }
}
