import type { Flashcard, Page, Written } from '@repo/contracts/content';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { reportExcerptMaxLength } from '@repo/contracts/limits/reports';
import type { Question } from '@repo/contracts/tests';
import { sha256 } from '#src/hash.ts';

/** The whole text of an item, draft or published. */
export const textOf = {
  page: ({ content }: Pick<Page, 'content'>): string => content,
  card: ({ question, answer }: Pick<Flashcard, 'question' | 'answer'>): string => `${question}\n${answer}`,
  question: ({ question, options, correctAnswer, ...given }: Question): string =>
    [question, ...options, options[correctAnswer], ...extraTexts.map((name) => given[name] ?? '')].join('\n'),
  written: ({ passage, alternatives }: { passage?: string | null } & Pick<Written, 'alternatives'>): string =>
    [
      passage ?? '',
      ...alternatives.flatMap(({ question, parts }) => [
        question,
        ...parts.flatMap(({ text, model, groups }) => [
          text ?? '',
          model,
          ...groups.flatMap(({ points }) => points.map((point) => point.text)),
        ]),
      ]),
    ]
      .filter((text) => text !== '')
      .join('\n'),
};

/** The beginning of a text, and a hash to recognize it. */
export const keptOf = (text: string): { excerpt: string; textHash: string } => ({
  // Cuts between characters, not inside a surrogate pair.
  excerpt: [...text.slice(0, reportExcerptMaxLength * 2)].slice(0, reportExcerptMaxLength).join(''),
  textHash: sha256(text).slice(0, 16),
});
