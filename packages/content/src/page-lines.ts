import { type VariantLanguage, variantLanguages } from '@repo/contracts/languages';
import { notesPageMark } from '@repo/contracts/notes-lines';

export const pageMark = notesPageMark;
/** Marks a topic in a notes file as outside the board's syllabus. */
export const extraMark = '<!-- extra -->';
/** Marks an empty page. */
export const emptyPageMark = '<!-- empty -->';

/** Starts a page's translation. */
export const languageMark = (language: VariantLanguage) => `<!-- language: ${language} -->`;
/** The language of a language mark, or undefined. */
export const markedLanguage = (line: string) =>
  variantLanguages.find((language) => line.trimEnd() === languageMark(language));

const marks = `<!-- (page|empty|language: (${variantLanguages.join('|')})) -->`;
const marked = new RegExp(String.raw`^\s*\\*${marks}\s*$`);
const escaped = new RegExp(String.raw`^\\(?=\s*\\*${marks}\s*$)`);

/** A page as written in a file: lines that look like marks are escaped with a backslash. */
export const writtenPage = (page: string) =>
  page.trim() === ''
    ? emptyPageMark
    : page
        .split('\n')
        .map((line) => (marked.test(line) ? `\\${line}` : line))
        .join('\n');

/** Inverse of `writtenPage`. */
export const readPage = (text: string) =>
  text.trim() === emptyPageMark
    ? ''
    : text
        .split('\n')
        .map((line) => line.replace(escaped, ''))
        .join('\n');
