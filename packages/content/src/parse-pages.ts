import type { PageVariants } from '@repo/contracts/content';
import type { VariantLanguage } from '@repo/contracts/languages';
import { pageMaxLength } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';
import { markedLanguage, pageMark, readPage } from './page-lines.ts';
import { parseYaml } from './parse-yaml.ts';

/** Limit for a topic's name and description in front matter, fully escaped. */
const headMaxLength = 20_000;

/**
 * Check of a page; `firstLine` is its line in the file, `language` that of a translation.
 * @throws LibraryError
 */
export type PageCheck = (file: string, page: string, firstLine: number, language?: VariantLanguage) => void;

type ReadPages = { pages: string[]; pageVariants?: (PageVariants | null)[] };
type Piece = { language: VariantLanguage | undefined; lines: string[]; firstLine: number };

/** A page's own text, then its translations. */
function piecesOf(lines: readonly string[], firstLine: number): Piece[] {
  const pieces: Piece[] = [{ language: undefined, lines: [], firstLine }];
  lines.forEach((line, index) => {
    const language = markedLanguage(line);
    if (language) pieces.push({ language, lines: [], firstLine: firstLine + index + 1 });
    else pieces.at(-1)?.lines.push(line);
  });
  return pieces;
}

/**
 * Parses a file of front matter and pages (topics and summaries).
 * @throws LibraryError for missing front matter or an empty page
 */
export function parsePages<S extends z.ZodType>(
  file: string,
  text: string,
  head: S,
  checkPage: PageCheck = () => undefined,
): z.output<S> & ReadPages {
  const lines = text.split(/\r?\n/);
  const headEnd = lines.indexOf('---', 1);
  if (lines[0] !== '---' || headEnd === -1)
    throw new LibraryError(file, 1, "starts with front matter between two lines '---'");
  const headText = lines.slice(1, headEnd).join('\n');
  if (headText.length > headMaxLength)
    throw new LibraryError(file, 2, `the front matter has more than ${headMaxLength} characters`);
  const fields = parseYaml(file, headText, head, 2);

  const pages: string[] = [];
  const pageVariants: (PageVariants | null)[] = [];
  const readPiece = ({ language, lines: its, firstLine }: Piece): string => {
    const content = its.join('\n');
    if (content.trim() === '') throw new LibraryError(file, firstLine, 'a page is empty');
    if (content.length > pageMaxLength)
      throw new LibraryError(file, firstLine, `a page has more than ${pageMaxLength} characters`);
    if (!hasShownLists(content)) throw new LibraryError(file, firstLine, contentMessages.listTooDeep);
    checkPage(file, content, firstLine, language);
    return readPage(content.trim());
  };
  let start = headEnd + 1;
  const hasPages = lines.slice(start).some((line) => line.trim() !== '');
  for (let at = start; hasPages && at <= lines.length; at++) {
    if (at < lines.length && lines[at]?.trim() !== pageMark) continue;
    const variants: PageVariants = {};
    for (const piece of piecesOf(lines.slice(start, at), start + 1)) {
      const content = readPiece(piece);
      if (piece.language && variants[piece.language])
        throw new LibraryError(file, piece.firstLine, `a page has ${piece.language} twice`);
      if (piece.language) variants[piece.language] = { content };
      else pages.push(content);
    }
    pageVariants.push(Object.keys(variants).length > 0 ? variants : null);
    start = at + 1;
  }
  const read: ReadPages = pageVariants.some(Boolean) ? { pages, pageVariants } : { pages };
  return { ...(fields as object), ...read } as z.output<S> & ReadPages;
}
