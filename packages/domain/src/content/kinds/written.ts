import type { Written } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { writtenTexts } from '@repo/contracts/written.texts';
import { writtenQuestions as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { extraMark, firstWords, itemKind } from './item-kind.ts';

const firstQuestion = ({ alternatives }: Pick<Written, 'alternatives'>) => alternatives[0]?.question ?? '';
/** A written question's name in messages: its first words. */
export const writtenName = (written: Pick<Written, 'alternatives'>): string =>
  firstWords(firstQuestion(written));

export const written = itemKind('written', {
  table,
  present: (row) =>
    ({
      _id: row.id,
      chapter: { _id: row.chapterId },
      marks: row.marks,
      passage: row.passage ?? undefined,
      source: row.source ?? undefined,
      alternatives: row.alternatives,
      isExtra: extraMark(row),
    }) satisfies AllFields<Written>,
  /** An empty passage is stored as none. */
  columnsOf: ({ marks, passage, source, alternatives, isExtra }) => ({
    ...{ marks, source, alternatives, isExtra },
    passage: passage === '' ? null : passage,
  }),
  missing: null,
  labelOf: firstQuestion,
  textsOf: (question) =>
    writtenTexts(question).map(({ text }) => ({ name: writtenName(question), text, isInline: false })),
  search: sql`
  select 'written', chapter_id, id, null, null, left(alternatives -> 0 ->> 'question', 200),
    concat_ws(E'\n', passage,
      (select string_agg(text #>> '{}', E'\n')
        from jsonb_path_query(alternatives, 'strict $.** ? (@.type() == "string")') text)),
    null, false, position, 0
  from written_questions`,
});
