import type { LibraryChapter } from '@repo/contracts/library';

/** A table or a figure, which are no sentences. */
const isProse = (line: string) => !/^\s*(?:!\[|\|)/.test(line);

/** Text as it is read aloud, roughly: a formula counts as one word, marks of the markup as none. */
export const proseOf = (text: string): string =>
  text
    .split('\n')
    .filter(isProse)
    .join('\n')
    .replaceAll(/\$\$[^$]*\$\$|\$[^$]*\$/g, ' X ')
    .replaceAll(/\*+|^#+ /gm, '');

/** What a chapter says in sentences: notes and summaries. */
export const pagesOf = ({ topics, summaries }: LibraryChapter): string[] =>
  [...topics, ...summaries].flatMap(({ pages }) => pages);

/** The sentences of a text; each line of a list and each head is one. */
export const sentencesOf = (text: string): string[] =>
  proseOf(text)
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|(?<=[.!?:;])["”')]*\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];

/** What holds no words for a reader. */
const wordless = new Set(['id', 'kind', 'difficulty', 'image', 'picture', 'figures', 'check']);

/** Every text inside a value, at whatever depth, but ids and pictures. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (wordless.has(key) ? [] : textsIn(part)));
}
