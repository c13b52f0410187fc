import type { LibraryChapter } from '@repo/contracts/library';

/** Tables and figures aren't sentences. */
const isProse = (line: string) => !/^\s*(?:!\[|\|)/.test(line);

/** Text roughly as read aloud: a formula counts as one word, markup as none. */
export const proseOf = (text: string): string =>
  text
    .split('\n')
    .filter(isProse)
    .join('\n')
    .replaceAll(/\$\$[^$]*\$\$|\$[^$]*\$/g, ' X ')
    .replaceAll(/\*+|^#+ /gm, '');

/** A chapter's pages of prose: notes and summaries. */
export const pagesOf = ({ topics, summaries }: LibraryChapter): string[] =>
  [...topics, ...summaries].flatMap(({ pages }) => pages);

/** Sentences of a text; each list item and heading counts as one. */
export const sentencesOf = (text: string): string[] =>
  proseOf(text)
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|(?<=[.!?:;])["”')]*\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];

/** Names of fields that contain no words for readers. */
const wordless = new Set([
  'id',
  'kind',
  'difficulty',
  'image',
  'picture',
  'figures',
  'check',
  'otherNumbers',
  'typedAnswer',
]);

/** All texts inside a value at any depth, except ids and pictures. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (wordless.has(key) ? [] : textsIn(part)));
}
