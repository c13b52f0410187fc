import type { DocumentReply } from '@repo/contracts/import-document';
import { pagesText, topicLine } from '@repo/contracts/notes-lines';
import { loadHtmlReader } from '#src/markup-editor/html-reader.ts';
import { documentCopy } from './document-copy.ts';
import { type DocumentNotice, noticesOf } from './document-notices.ts';

type Topic = { name: string; pages: string[] };

const isTitle = (block: Element) => block.classList.contains('title');
const levelOf = (block: Element) => (isTitle(block) ? 0 : Number(/^H([1-6])$/.exec(block.tagName)?.[1] ?? 0));

/** Heading level at which topics start: the highest, or the second if the only highest heading is the document's title. */
function topicLevelOf(blocks: readonly Element[]): { level: number; title: Element | undefined } {
  const headings = blocks.filter((block) => levelOf(block) > 0);
  const levels = [...new Set(headings.map(levelOf))].toSorted((one, other) => one - other);
  const [first = 0, second] = levels;
  const title = blocks.find(isTitle);
  const highest = headings.filter((heading) => levelOf(heading) === first);
  const isOfAll = highest.length === 1 && headings[0] === highest[0] && !title;
  const below = headings.filter((heading) => levelOf(heading) === second);
  return isOfAll && second !== undefined && below.length > 1
    ? { level: second, title: highest[0] }
    : { level: first, title };
}

/** Maps a heading below topic level to one of the two levels that pages support. */
function subHeading(block: Element, topicLevel: number): string {
  const level = levelOf(block);
  if (level === 0) return block.outerHTML;
  const tag = level <= topicLevel + 1 ? 'h2' : 'h4';
  return `<${tag}>${block.innerHTML}</${tag}>`;
}

/**
 * Converts a Word document to a notes file: main headings start topics, page breaks start pages.
 * @param fileName name of the topic if there is no heading
 */
export async function notesOfDocument(
  document: DocumentReply,
  fileName: string,
): Promise<{ text: string; notices: DocumentNotice[] }> {
  const { pageOfHtml, lineOfHtml, lossesByBlock } = await loadHtmlReader();
  const { body } = new DOMParser().parseFromString(document.html, 'text/html');
  const blocks = [...body.children];
  const { level, title } = topicLevelOf(blocks);
  const nameOf = (heading: Element) => lineOfHtml(heading.innerHTML).text;
  const titleName = title ? nameOf(title) : '';
  const topics: Topic[] = [];
  const begin = (name: string) => {
    const topic = { name, pages: [''] };
    topics.push(topic);
    return topic;
  };
  const baseName = fileName.replace(/\.[a-z]+$/i, '').replaceAll('_', ' ');
  for (const block of blocks) {
    if (block === title) continue;
    const pages = topics.at(-1)?.pages;
    if (level > 0 && levelOf(block) === level) begin(nameOf(block));
    else if (block.tagName === 'HR') pages?.push('');
    else {
      const { pages: own } = topics.at(-1) ?? begin(titleName || baseName);
      own.push((own.pop() ?? '') + subHeading(block, level));
    }
  }
  const isTitleLost = titleName !== '' && topics[0]?.name !== titleName;
  const written = topics.map(({ name, pages }) => {
    const texts = pages.map(pageOfHtml).filter((page) => page !== '');
    return `${topicLine(name)}\n\n${pagesText(texts)}\n`;
  });
  const pasted = lossesByBlock(document.html, false);
  const notices = noticesOf(document, pasted, 'notes');
  if (isTitleLost) notices.unshift({ text: documentCopy.titleLost, places: [titleName] });
  if (level === 0) notices.unshift({ text: documentCopy.noHeadings, places: [] });
  return { text: written.join('\n'), notices };
}
