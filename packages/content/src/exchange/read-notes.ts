import type { AllFields } from '@repo/contracts/items/fields-in';
import { libraryTopicHead } from '@repo/contracts/library';
import { pageMaxLength, textMaxLength, titleMaxLength } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import { LibraryError } from '#src/library-error.ts';
import { extraMark, pageMark } from '#src/page-lines.ts';
import { parsePages } from '#src/parse-pages.ts';
import { markupWarning } from './markup-warning.ts';
import { withRaisedTags } from './raised-text.ts';
import {
  entriesMax,
  exchangeMessages,
  type FoundRow,
  importPagesMax,
  importRowsMax,
  nextOf,
  nothingRead,
  type Reading,
  readingOf,
  type TopicItem,
  tooManyEntries,
} from './reading.ts';

/** Topics have the first level. */
const subHeadingLevelMax = 3;
const headingLine = /^(#{1,6})(?:\s|$)/;
const ruleLine = /^(-{3,}|\*{3,}|_{3,})\s*$/;
const descriptionStart = /^<!--\s*description:/;
const commentEnd = '-->';
/** Our export escapes text lines that look like its own markers with a backslash. */
const escapedLine = /^\\(?=\\*(#{1,6}(\s|$)|(\s+\\*)?<!--|-{3,}\s*$|\*{3,}\s*$|_{3,}\s*$))/;

type Draft = {
  line: number;
  name: string;
  description: string;
  isExtra?: boolean | undefined;
  pages: string[][];
  losses: Set<string>;
  /** Whether only blank lines, a description and the mark of extra content have been read so far. */
  isAtStart: boolean;
};

/** A heading's level, and its text without closing signs after a space; null for any other line. */
function headingOf(line: string): { level: number; text: string } | null {
  const signs = headingLine.exec(line)?.[1];
  if (signs === undefined) return null;
  const text = line.slice(signs.length).trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const isClosed = end < text.length && /\s/.test(text[end - 1] ?? '');
  return { level: signs.length, text: isClosed ? text.slice(0, end).trimEnd() : text };
}

/** The description in a line '<!-- description: … -->'; null for any other line. */
function descriptionOf(line: string): string | null {
  const start = descriptionStart.exec(line)?.[0].length;
  if (start === undefined || !line.endsWith(commentEnd) || line.length < start + commentEnd.length)
    return null;
  return line.slice(start, -commentEnd.length).trim();
}

const emptyDraft = (line: number, name: string): Draft => ({
  line,
  name,
  description: '',
  pages: [[]],
  losses: new Set(),
  isAtStart: true,
});

function finish(draft: Draft, n: number, source: string): FoundRow<TopicItem> {
  const { line, name, description, isExtra } = draft;
  const pages = draft.pages.map((lines) => withRaisedTags(lines.join('\n').trim()));
  // A topic without text after its heading has no pages.
  const kept = pages.length === 1 && pages[0] === '' ? [] : pages;
  const problems: string[] = [];
  if (name === '') problems.push(contentMessages.topicNameRequired);
  if (name.length > titleMaxLength)
    problems.push(exchangeMessages.textTooLong(exchangeMessages.textNames.topic, titleMaxLength));
  if (description.length > textMaxLength)
    problems.push(exchangeMessages.textTooLong(exchangeMessages.textNames.description, textMaxLength));
  if (kept.some((page) => page === '')) problems.push(contentMessages.problemEmptyPage(name));
  for (const [index, page] of kept.entries())
    if (page.length > pageMaxLength)
      problems.push(exchangeMessages.textTooLong(exchangeMessages.pageName(index + 1), pageMaxLength));
  if (!kept.every(hasShownLists)) problems.push(contentMessages.listTooDeep);
  for (const page of kept) {
    const warning = markupWarning(page);
    if (warning) draft.losses.add(warning);
  }
  return {
    n,
    line,
    text: name,
    parts: kept.map((page) => ({ text: page, isRight: false })),
    problems,
    losses: [...draft.losses],
    ...(problems.length > 0 ? { source } : {}),
    item:
      problems.length === 0
        ? ({
            name,
            description,
            pages: kept,
            pageVariants: undefined,
            isExtra,
          } satisfies AllFields<TopicItem>)
        : null,
  };
}

/** Reads one topic of a library file: front matter, then pages. */
function readLibraryTopic(text: string): Reading<TopicItem> {
  try {
    const { name, description, isExtra, pages, pageVariants } = parsePages('notes', text, libraryTopicHead);
    if (pages.length > importPagesMax) return nothingRead(exchangeMessages.tooManyPages(importPagesMax));
    const draft = { ...emptyDraft(1, name), description, isExtra, pages: pages.map((page) => [page]) };
    if (pageVariants) draft.losses.add(exchangeMessages.notesVariants);
    return readingOf([finish(draft, 1, text)]);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return nothingRead(error.message);
  }
}

function addLine(draft: Draft, line: string): void {
  const content = line.trim();
  const description = draft.isAtStart ? descriptionOf(content) : null;
  const isMark = draft.isAtStart && content === extraMark;
  const heading = headingOf(line);
  if (description !== null) draft.description = description;
  else if (isMark) draft.isExtra = true;
  else if (content === pageMark || ruleLine.test(line)) draft.pages.push([]);
  else if (heading !== null && heading.text !== '') {
    if (heading.level > subHeadingLevelMax) draft.losses.add(exchangeMessages.notesHeading);
    draft.pages.at(-1)?.push(`${'#'.repeat(Math.min(heading.level, subHeadingLevelMax))} ${heading.text}`);
  } else draft.pages.at(-1)?.push(line.replace(escapedLine, ''));
  if (content !== '' && description === null && !isMark) draft.isAtStart = false;
}

const allTopics = { from: 1, max: importRowsMax };

/**
 * Reads topics with pages from markdown: a line '# Name' starts a topic, '<!-- extra -->' below it marks it as extra,
 * and a line '<!-- page -->' or '---' starts a page. Further headings become sub-headings of the second or third
 * level. A library file with front matter is one topic.
 */
export function readNotes(text: string, window = allTopics): Reading<TopicItem> {
  if (/^---\n/.test(text)) return readLibraryTopic(text);
  const drafts: Draft[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const heading = headingOf(line);
    const draft = drafts.at(-1);
    if (heading?.level === 1) drafts.push(emptyDraft(index + 1, heading.text));
    else if (draft) addLine(draft, line);
    else if (line.trim() !== '') return nothingRead(exchangeMessages.notesHeadMissing);
  }
  const total = drafts.length;
  if (total > entriesMax) return tooManyEntries();
  const { from, max } = window;
  const inWindow = drafts.slice(from - 1, from - 1 + max);
  if (inWindow.reduce((sum, { pages }) => sum + pages.length, 0) > importPagesMax + inWindow.length)
    return nothingRead(exchangeMessages.tooManyPages(importPagesMax));
  return readingOf(
    inWindow.map((draft, index) => {
      const end = drafts[from + index]?.line ?? lines.length + 1;
      return finish(
        draft,
        from + index,
        lines
          .slice(draft.line - 1, end - 1)
          .join('\n')
          .trimEnd(),
      );
    }),
    { total, next: nextOf(window, total) },
  );
}
