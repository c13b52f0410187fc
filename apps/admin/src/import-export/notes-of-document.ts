import type { DocumentReply } from '@repo/contracts/import-document';
import { pagesText, topicLine } from '@repo/contracts/notes-lines';
import { loadHtmlReader } from '#src/markup-editor/html-reader.ts';
import { documentCopy } from './document-copy.ts';
import { type DocumentNotice, noticesOf } from './document-notices.ts';

type Topic = { name: string; pages: string[] };

const isTitle = (block: Element) => block.classList.contains('title');
const levelOf = (block: Element) => (isTitle(block) ? 0 : Number(/^H([1-6])$/.exec(block.tagName)?.[1] ?? 0));

/** The level of headings that begin topics: the highest one, unless it has only one heading, which is a title. */
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

/** A sub-heading of a page; the reader of pages knows two levels. */
function subHeading(block: Element, topicLevel: number): string {
  const level = levelOf(block);
  if (level === 0) return block.outerHTML;
  const tag = level <= topicLevel + 1 ? 'h2' : 'h4';
  return `<${tag}>${block.innerHTML}</${tag}>`;
}

/**
 * The text of a Word document as a file of notes: its main headings begin topics, its page breaks pages.
 * @param fileName names a topic without a heading
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
