import type { Test } from '@repo/contracts/content';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { languageNames, variantLanguages } from '@repo/contracts/languages';
import { markedTexts, questionGroups, variantTexts } from '@repo/contracts/tests';
import { tests as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { itemKind, type NamedText, saidIn } from './item-kind.ts';

/** Lists a case's passage once, named after all questions of its case. */
function textsOf({ title, questions }: Test): NamedText[] {
  const isInline = false;
  return questionGroups(questions).flatMap(({ first, count }) => {
    const of = (what: string) => ({ name: `${title}, ${what}` });
    const passage = count > 1 ? questions[first]?.case?.passage : undefined;
    const ofAll = of(`questions ${first + 1} to ${first + count}`);
    return [
      ...(passage === undefined ? [] : [{ ...ofAll, text: passage, isInline }]),
      ...questions.slice(first, first + count).flatMap((question, index): NamedText[] => {
        const named = of(`question ${first + index + 1}`);
        const own = markedTexts(question).filter(
          ({ path }) => passage === undefined || path.join('.') !== 'case.passage',
        );
        return [
          ...own.map(({ text }) => ({ ...named, text, isInline })),
          // The board's options are fixed, so editors can't change them.
          ...(question.statements
            ? []
            : question.options.map((text) => ({ ...named, text, isInline: true }))),
          ...variantTexts(question.variants).map(({ language, text, isInline: isLine }) => ({
            ...of(`question ${first + index + 1} (${languageNames[language]})`),
            text,
            isInline: isLine,
          })),
        ];
      }),
    ];
  });
}

/** JSON paths of a question's texts, besides its options and the text of its case. */
const placesInQuestion = ['question', 'statements,assertion', 'statements,reason', 'case,ask', ...extraTexts];
/** The options of question `q`, including those of its variants. */
const optionsOfQuestion = sql`(q.value -> 'options') || ${sql.join(
  variantLanguages.map(
    (language) => sql`coalesce(q.value #> ${`{variants,${language},options}`}::text[], '[]')`,
  ),
  sql` || `,
)}`;

/**
 * The questions of test `t`. `shared` is the case's passage if the previous question has the same one, else
 * null.
 */
const questionsOfTest = sql`
  select value, number, case when passage = lag(passage) over (order by number) then passage end as shared
  from (
    select value, number, value -> 'case' ->> 'passage' as passage
    from jsonb_array_elements(t.questions) with ordinality as each(value, number)
  ) as given`;

export const tests = itemKind('tests', {
  table,
  present: (row) =>
    ({
      _id: row.id,
      title: row.title,
      chapter: { _id: row.chapterId },
      timeLimit: row.timeLimitMinutes,
      passingScore: row.passingScorePercent,
      questions: row.questions,
    }) satisfies AllFields<Test>,
  columnsOf: ({ title, timeLimit, passingScore, questions }) => ({
    ...{ title, timeLimitMinutes: timeLimit, passingScorePercent: passingScore, questions },
  }),
  missing: 'The chapter has no test',
  labelOf: ({ title }) => title,
  textsOf,
  search: sql`
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
});
