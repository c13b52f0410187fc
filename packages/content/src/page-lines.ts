import { type VariantLanguage, variantLanguages } from '@repo/contracts/languages';

export const pageMark = '<!-- page -->';
/** In a file of notes, of a topic that the board's paper does not ask. */
export const extraMark = '<!-- extra -->';
/** Stands for a page without text. */
export const emptyPageMark = '<!-- empty -->';

/** Begins what the page says in another language. */
export const languageMark = (language: VariantLanguage) => `<!-- language: ${language} -->`;
/** The language that a line begins, or undefined. */
export const markedLanguage = (line: string) =>
  variantLanguages.find((language) => line.trimEnd() === languageMark(language));

const marks = `<!-- (page|empty|language: (${variantLanguages.join('|')})) -->`;
const marked = new RegExp(String.raw`^\s*\\*${marks}\s*$`);
const escaped = new RegExp(String.raw`^\\(?=\s*\\*${marks}\s*$)`);

/** A page as it stands in a file: a line that only looks like a mark gets a backslash in front. */
export const writtenPage = (page: string) =>
  page.trim() === ''
    ? emptyPageMark
    : page
        .split('\n')
        .map((line) => (marked.test(line) ? `\\${line}` : line))
        .join('\n');

/** The opposite of `writtenPage`. */
export const readPage = (text: string) =>
  text.trim() === emptyPageMark
    ? ''
    : text
        .split('\n')
        .map((line) => line.replace(escaped, ''))
        .join('\n');
