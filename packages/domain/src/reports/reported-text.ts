import type { Flashcard, Page, Written } from '@repo/contracts/content';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { reportExcerptMaxLength } from '@repo/contracts/limits/reports';
import type { Question } from '@repo/contracts/tests';
import { sha256 } from '#src/hash.ts';

/** What an item says to a student, whole; drafts and published items alike. */
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

/** How a text begins, and a hash by which another one is known. */
export const keptOf = (text: string): { excerpt: string; textHash: string } => ({
  // By characters: a surrogate pair is not cut in two.
  excerpt: [...text.slice(0, reportExcerptMaxLength * 2)].slice(0, reportExcerptMaxLength).join(''),
  textHash: sha256(text).slice(0, 16),
});
