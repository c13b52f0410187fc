import { pageMaxLength } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';
import { pageMark, readPage } from './page-lines.ts';
import { parseYaml } from './parse-yaml.ts';

/** A topic's name and description at the head of its file, every sign of them escaped. */
const headMaxLength = 20_000;

/** What a page has to pass; `firstLine` is where it starts in the file. @throws LibraryError */
export type PageCheck = (file: string, page: string, firstLine: number) => void;

/**
 * Reads a file of front matter and pages (topics and summaries).
 * @throws LibraryError for a missing head or an empty page
 */
export function parsePages<S extends z.ZodType>(
  file: string,
  text: string,
  head: S,
  checkPage: PageCheck = () => undefined,
): z.output<S> & { pages: string[] } {
  const lines = text.split(/\r?\n/);
  const headEnd = lines.indexOf('---', 1);
  if (lines[0] !== '---' || headEnd === -1)
    throw new LibraryError(file, 1, "starts with front matter between two lines '---'");
  const headText = lines.slice(1, headEnd).join('\n');
  if (headText.length > headMaxLength)
    throw new LibraryError(file, 2, `the front matter has more than ${headMaxLength} characters`);
  const fields = parseYaml(file, headText, head, 2);

  const pages: string[] = [];
  let start = headEnd + 1;
  const hasPages = lines.slice(start).some((line) => line.trim() !== '');
  for (let at = start; hasPages && at <= lines.length; at++) {
    if (at < lines.length && lines[at]?.trim() !== pageMark) continue;
    const content = lines.slice(start, at).join('\n');
    if (content.trim() === '') throw new LibraryError(file, start + 1, 'a page is empty');
    if (content.length > pageMaxLength)
      throw new LibraryError(file, start + 1, `a page has more than ${pageMaxLength} characters`);
    if (!hasShownLists(content)) throw new LibraryError(file, start + 1, contentMessages.listTooDeep);
    checkPage(file, content, start + 1);
    pages.push(readPage(content.trim()));
    start = at + 1;
  }
  return { ...(fields as object), pages } as z.output<S> & { pages: string[] };
}
