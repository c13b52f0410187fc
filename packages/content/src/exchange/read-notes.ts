import { libraryTopicHead } from '@repo/contracts/library';
import { pageMaxLength, textMaxLength, titleMaxLength } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { LibraryError } from '#src/library-error.ts';
import { pageMark } from '#src/page-lines.ts';
import { parsePages } from '#src/parse-pages.ts';
import { markupWarning } from './markup-warning.ts';
import { exchangeMessages, type FoundRow, nothingRead, type Reading, type TopicItem } from './reading.ts';

const topicLine = /^#\s+(.+?)\s*#*\s*$/;
const emptyTopicLine = /^#\s*$/;
const headingLine = /^#{2,6}\s+(.+?)\s*#*\s*$/;
const descriptionLine = /^<!--\s*description:\s*(.*?)\s*-->$/;
/** A line of text that only looks like one of ours was written with a backslash in front. */
const escapedLine = /^\\(?=\\*(#{1,6}(\s|$)|<!--|-{3,}\s*$|\*{3,}\s*$|_{3,}\s*$))/;

type Draft = { line: number; name: string; description: string; pages: string[][]; losses: Set<string> };

function finish(draft: Draft, n: number): FoundRow<TopicItem> {
  const { line, name, description } = draft;
  const pages = draft.pages.map((lines) => lines.join('\n').trim());
  // A topic whose heading is followed by nothing has no page at all.
  const kept = pages.length === 1 && pages[0] === '' ? [] : pages;
  const problems: string[] = [];
  if (name === '') problems.push(messages.topicNameRequired);
  if (name.length > titleMaxLength) problems.push(messages.textTooLong(titleMaxLength));
  if (description.length > textMaxLength) problems.push(messages.textTooLong(textMaxLength));
  if (kept.some((page) => page === '')) problems.push(messages.problemEmptyPage(name));
  if (kept.some((page) => page.length > pageMaxLength)) problems.push(messages.textTooLong(pageMaxLength));
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
    item: problems.length === 0 ? { name, description, pages: kept } : null,
  };
}

/** One topic as it stands in a file of the library: front matter, then pages. */
function readLibraryTopic(text: string): Reading<TopicItem> {
  try {
    const { name, description, pages } = parsePages('notes', text, libraryTopicHead);
    const draft = {
      line: 1,
      name,
      description,
      pages: pages.map((page) => [page]),
      losses: new Set<string>(),
    };
    return { rows: [finish(draft, 1)], problems: [], losses: [] };
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return nothingRead(error.message);
  }
}

/**
 * Topics with their pages from markdown: a line '# Name' begins a topic, a line '<!-- page -->' or '---' a page. Other
 * headings become bold lines. A file of the library, with front matter, is one topic.
 */
export function readNotes(text: string): Reading<TopicItem> {
  if (/^---\n/.test(text)) return readLibraryTopic(text);
  const rows: FoundRow<TopicItem>[] = [];
  let draft: Draft | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const name = emptyTopicLine.test(line) ? '' : topicLine.exec(line)?.[1];
    if (name !== undefined) {
      if (draft) rows.push(finish(draft, rows.length + 1));
      draft = { line: index + 1, name, description: '', pages: [[]], losses: new Set() };
      continue;
    }
    if (!draft) {
      if (line.trim() !== '') return nothingRead(exchangeMessages.notesHeadMissing);
      continue;
    }
    const isStart = draft.pages.length === 1 && draft.pages[0]?.every((before) => before.trim() === '');
    const description = isStart ? descriptionLine.exec(line.trim())?.[1] : undefined;
    const heading = headingLine.exec(line)?.[1];
    if (description !== undefined) draft.description = description;
    else if (line.trim() === pageMark || /^(-{3,}|\*{3,}|_{3,})\s*$/.test(line)) draft.pages.push([]);
    else if (heading !== undefined) {
      draft.losses.add(exchangeMessages.notesHeading);
      draft.pages.at(-1)?.push(`**${heading.replaceAll('**', '')}**`);
    } else draft.pages.at(-1)?.push(line.replace(escapedLine, ''));
  }
  if (draft) rows.push(finish(draft, rows.length + 1));
  return { rows, problems: [], losses: [] };
}
