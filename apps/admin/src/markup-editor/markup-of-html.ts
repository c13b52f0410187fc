import { shortened } from '@repo/contracts/cut-text';
import { getSchema } from '@tiptap/core';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { cleanPaste } from './clean-paste.ts';
import { markupExtensions } from './extensions.ts';
import { lossNotes, type PasteLosses, type PlacedLoss, placedLosses, type ReadHtml } from './paste-losses.ts';
import { inOneLine } from './paste-text.ts';
import { runOf } from './runs-of-node.ts';
import { tidyRuns } from './tidy-runs.ts';
import { writeLine } from './write-line.ts';
import { writeMarkup, writeMarkupBlocks } from './write-markup.ts';

const schema = getSchema(markupExtensions(''));

function read(
  html: string,
  { hasHeadings = false, asLines = false } = {},
): { doc: Node; losses: PasteLosses } {
  const holder = document.createElement('div');
  const cleaned = cleanPaste(html, { hasHeadings, asLines });
  holder.innerHTML = cleaned.html;
  return { doc: DOMParser.fromSchema(schema).parse(holder), losses: cleaned.losses };
}

/** Converts copied HTML to markup for a text without sub-headings, and lists what it lost. */
export function markupOfHtml(html: string): ReadHtml {
  const { doc, losses } = read(html);
  return { text: writeMarkup(doc), notes: lossNotes(losses) };
}

/** Converts copied HTML to markup for a one-line text. */
export function lineOfHtml(html: string): ReadHtml {
  const { doc, losses } = read(html);
  const tables = doc.children.filter(({ type }) => type.name === 'table').length;
  const text = writeLine(tidyRuns(inOneLine(doc.content, schema).map(runOf)));
  return { text, notes: lossNotes({ ...losses, tables, cellLines: 0, mergedCells: 0 }) };
}

/** Converts copied HTML to markup for a page, which has sub-headings. */
export const pageOfHtml = (html: string): string => writeMarkup(read(html, { hasHeadings: true }).doc);

const wordsMaxLength = 80;
/** Elements whose reading may lose something. */
const lossy = 'sub, sup, table, math, li li li';

/** What reading loses of the HTML, block by block. */
export function lossesByBlock(html: string, asLines: boolean): PlacedLoss[] {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.children].filter((block) => block.matches('table') || block.querySelector(lossy));
  return blocks.flatMap((block) => {
    const parts = block.matches('table') ? [...block.querySelectorAll('td p')] : [block];
    const words = parts.map((part) => (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim()).join(' | ');
    return placedLosses(cleanPaste(block.outerHTML, { asLines }).losses, shortened(words, wordsMaxLength));
  });
}

/** Splits a paragraph into its lines; one without words is an empty line. */
function linesOf(block: Node): string[] {
  if (!block.isTextblock) return writeMarkupBlocks(schema.node('doc', null, [block]));
  const lines: Node[][] = [[]];
  for (const node of block.children)
    if (node.type.name === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(node);
  return lines.map((line) => writeLine(tidyRuns(line.map(runOf))));
}

/** The same as lines of a question paper: list items start with their numbers and letters. */
export function linesOfHtml(html: string): ReadHtml {
  const { doc, losses } = read(html, { asLines: true });
  return { text: doc.children.flatMap(linesOf).join('\n').trim(), notes: lossNotes(losses) };
}
