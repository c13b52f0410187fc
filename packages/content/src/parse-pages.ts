import type { z } from 'zod';
import { checkMarkup } from './check-markup.ts';
import { LibraryError } from './library-error.ts';
import { parseYaml } from './parse-yaml.ts';

const pageMark = '<!-- page -->';

/**
 * Reads a file of front matter and pages (topics and summaries).
 * @param checkPage what every page has to pass
 * @throws LibraryError for a missing head, an empty page or markup that the product does not have
 */
export function parsePages<S extends z.ZodType>(
  file: string,
  text: string,
  head: S,
  checkPage: (file: string, page: string, firstLine: number) => void = checkMarkup,
): z.output<S> & { pages: string[] } {
  const lines = text.split(/\r?\n/);
  const headEnd = lines.indexOf('---', 1);
  if (lines[0] !== '---' || headEnd === -1)
    throw new LibraryError(file, 1, "starts with front matter between two lines '---'");
  const fields = parseYaml(file, lines.slice(1, headEnd).join('\n'), head, 2);

  const pages: string[] = [];
  let start = headEnd + 1;
  for (let at = start; at <= lines.length; at++) {
    if (at < lines.length && lines[at]?.trim() !== pageMark) continue;
    const content = lines.slice(start, at).join('\n');
    if (content.trim() === '') throw new LibraryError(file, start + 1, 'a page is empty');
    checkPage(file, content, start + 1);
    pages.push(content.trim());
    start = at + 1;
  }
  return { ...(fields as object), pages } as z.output<S> & { pages: string[] };
}
