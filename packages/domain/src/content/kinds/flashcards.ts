import type { Flashcard } from '@repo/contracts/content';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { flashcards as table } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { extraMark, firstWords, itemKind, saidIn, textsOfVariants } from './item-kind.ts';
import { storedVariants } from './stored-variants.ts';

export const flashcards = itemKind('flashcards', {
  table,
  present: (row) =>
    ({
      _id: row.id,
      question: row.question,
      answer: row.answer,
      chapter: { _id: row.chapterId },
      difficulty: row.difficulty,
      isExtra: extraMark(row),
      variants: row.variants ?? undefined,
    }) satisfies AllFields<Flashcard>,
  columnsOf: ({ question, answer, difficulty, isExtra, variants }) => ({
    ...{ question, answer, difficulty, isExtra, variants: storedVariants(variants) },
  }),
  missing: 'The chapter has no flashcards',
  labelOf: ({ question }) => question,
  textsOf: ({ question, answer, variants }) => {
    const named = { name: firstWords(question), isInline: false };
    return [...[question, answer].map((text) => ({ ...named, text })), ...textsOfVariants(variants, named)];
  },
  search: sql`
  select 'flashcards', chapter_id, id, null, null, left(question, 200),
    concat_ws(E'\n', question, answer, ${saidIn(sql`variants`, ['question', 'answer'])}), null, false, position, 0
  from flashcards`,
});
