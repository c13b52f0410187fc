import type { ContentHit, FoundContent, SearchContentInput } from '@repo/contracts/admin';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { variantLanguages } from '@repo/contracts/languages';
import { contentHitsMax } from '@repo/contracts/limits/admin';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

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

/** The variants' texts at these JSON paths below the language, one per line; null paths add nothing. */
const saidIn = (variants: SQL, places: readonly string[]) =>
  sql.join(
    variantLanguages.flatMap((language) =>
      places.map((place) => sql`${variants} #>> ${`{${language},${place}}`}::text[]`),
    ),
    sql`, `,
  );

/** JSON paths of a question's texts, besides its options and the text of its case. */
const placesInQuestion = ['question', 'statements,assertion', 'statements,reason', 'case,ask', ...extraTexts];
/** The options of question `q`, including those of its variants. */
const optionsOfQuestion = sql`(q.value -> 'options') || ${sql.join(
  variantLanguages.map(
    (language) => sql`coalesce(q.value #> ${`{variants,${language},options}`}::text[], '[]')`,
  ),
  sql` || `,
)}`;

/** The questions of test `t`; `shared` is the case's text if the previous question has the same, else null. */
const questionsOfTest = sql`
  select value, number, case when passage = lag(passage) over (order by number) then passage end as shared
  from (
    select value, number, value -> 'case' ->> 'passage' as passage
    from jsonb_array_elements(t.questions) with ordinality as each(value, number)
  ) as given`;

/** The searchable texts of each list, in the columns of `texts`. */
const textsOfList: Record<ContentList, SQL> = {
  topics: sql`
  select 'topics', chapter_id, id, null, null::int, name, name || E'\n' || description, null, true, position, 0
  from topics
  union all
  select 'topics', t.chapter_id, t.id, p.id, null, t.name,
    concat_ws(E'\n', p.content, ${saidIn(sql`p.variants`, ['content'])}), null, false, t.position, p.page_number
  from topics t join topic_pages p on p.topic_id = t.id`,
  summaries: sql`
  select 'summaries', chapter_id, id, null, null, title, title, null, true, position, 0 from summaries
  union all
  select 'summaries', s.chapter_id, s.id, p.id, null, s.title,
    concat_ws(E'\n', p.content, ${saidIn(sql`p.variants`, ['content'])}), null, false, s.position, p.page_number
  from summaries s join summary_pages p on p.summary_id = s.id`,
  flashcards: sql`
  select 'flashcards', chapter_id, id, null, null, left(question, 200),
    concat_ws(E'\n', question, answer, ${saidIn(sql`variants`, ['question', 'answer'])}), null, false, position, 0
  from flashcards`,
  tests: sql`
  select 'tests', chapter_id, id, null, null, title, title, null, true, position, 0 from tests
  union all
  select 'tests', t.chapter_id, t.id, null, q.number::int, t.title,
    concat_ws(E'\n', case when q.shared is null then q.value ->> 'question' else q.value -> 'case' ->> 'ask' end,
      (select string_agg(option, E'\n') from jsonb_array_elements_text(${optionsOfQuestion}) option
        where q.value -> 'statements' is null),
      ${sql.join(
        extraTexts.map((name) => sql`q.value ->> ${name}`),
        sql`, `,
      )}, ${saidIn(sql`(q.value -> 'variants')`, placesInQuestion)},
      case when q.shared is null then concat_ws(E'\n', ${saidIn(sql`(q.value -> 'variants')`, ['case,passage'])}) end,
      q.shared),
    q.shared, false, t.position, q.number::int
  from tests t cross join lateral (${questionsOfTest}) as q`,
  memes: sql`
  select 'memes', chapter_id, id, null, null, left(alt, 200), alt, null, false, position, 0 from memes`,
  mindmaps: sql`
  select 'mindmaps', chapter_id, id, null, null, title,
    concat_ws(E'\n', title, (select string_agg(node ->> 'text', E'\n') from jsonb_array_elements(nodes) node)),
    null, true, position, 0
  from mindmaps`,
  written: sql`
  select 'written', chapter_id, id, null, null, left(alternatives -> 0 ->> 'question', 200),
    concat_ws(E'\n', passage,
      (select string_agg(text #>> '{}', E'\n')
        from jsonb_path_query(alternatives, 'strict $.** ? (@.type() == "string")') text)),
    null, false, position, 0
  from written_questions`,
};

/** `shared` is the part at the end of a text that an earlier row contains too. */
const texts = sql`(${sql.join(
  contentLists.map((list) => textsOfList[list]),
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
