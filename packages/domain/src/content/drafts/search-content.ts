import type { ContentHit, FoundContent, SearchContentInput } from '@repo/contracts/admin';
import { contentLists } from '@repo/contracts/items/content-lists';
import { contentHitsMax } from '@repo/contracts/limits/admin';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { kinds } from '../kinds/index.ts';

const wordsMax = 8;
/** Lengths of an excerpt in characters: total, and before the match. */
const excerptLength = 160;
const excerptLead = 50;

type Row = Omit<ContentHit, 'excerpt'> & { excerpt: string; isCutBefore: boolean; isCutBehind: boolean };

/** A LIKE pattern that finds the word anywhere, with wildcards escaped. */
const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function presentHit({ excerpt, isCutBefore, isCutBehind, ...hit }: Row): ContentHit {
  const text = excerpt.replaceAll(/\s+/g, ' ').trim();
  return { ...hit, excerpt: `${isCutBefore ? '…' : ''}${text}${isCutBehind ? '…' : ''}` };
}

/** `shared` is the part at the end of a text that an earlier row contains too. */
const texts = sql`(${sql.join(
  contentLists.map((list) => kinds[list].search),
  sql` union all `,
)}) as texts (list, chapter_id, item_id, page_id, question, name, content, shared, is_name, position, part)`;

/**
 * Finds texts of the drafts and their variants that contain every word: topics and their pages, summaries,
 * cards, tests and their questions, memes, mind maps and their ideas, written questions with their answers.
 * Words of a case's text match its first question only; the board's four fixed options never match. Names
 * come first, then the order of the library; case-insensitive.
 */
export async function searchContent(ctx: DomainContext, { text }: SearchContentInput): Promise<FoundContent> {
  const [first = '', ...others] = text.split(/\s+/).slice(0, wordsMax);
  const patterns = sql.join(
    [first, ...others].map((word) => sql`${patternOf(word)}`),
    sql`, `,
  );
  const rows = await ctx.database.db.execute<Row>(sql`
    with found as (
      select *, greatest(1, strpos(lower(content), lower(${first}::text)) - ${excerptLead}::int) as start
      from ${texts}
      where content ilike all (array[${patterns}])
        and (shared is null or not shared ilike all (array[${patterns}])
          or left(content, -length(shared)) ilike all (array[${patterns}]))
    )
    select found.list, found.item_id as "itemId", found.page_id as "pageId", found.question as "questionNumber",
      found.name, c.id as "chapterId", c.name as "chapterName", s.id as "subjectId", s.name as "subjectName",
      substr(found.content, found.start, ${excerptLength}::int) as excerpt,
      found.start > 1 as "isCutBefore",
      length(found.content) >= found.start + ${excerptLength}::int as "isCutBehind"
    from found
    join chapters c on c.id = found.chapter_id
    join subjects s on s.id = c.subject_id
    order by found.is_name desc, s.position, s.id, c.position, c.id, found.list, found.position, found.part
    limit ${contentHitsMax + 1}`);
  const hits = [...rows].map(presentHit);
  return { hits: hits.slice(0, contentHitsMax), hasMore: hits.length > contentHitsMax };
}
