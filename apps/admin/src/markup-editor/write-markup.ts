import { readFigureName, writeFigureLine } from '@repo/contracts/figures';
import type { Fragment, Node } from '@tiptap/pm/model';
import { figureOf } from './figure-places.ts';
import { runOf, runsOfLine, runsOfNode } from './runs-of-node.ts';
import { tidyRuns } from './tidy-runs.ts';
import { writeLine } from './write-line.ts';
import { writeTable } from './write-table.ts';

const isList = (node: Node) => node.type.name === 'bulletList' || node.type.name === 'orderedList';

/** A fence longer than any run of dollars in the source. */
function writeFormulaBlock(source: string): string {
  const longest = Math.max(1, ...(source.match(/\$+/g) ?? []).map((dollars) => dollars.length));
  const fence = '$'.repeat(longest + 1);
  return `${fence}\n${source}${source === '' ? '' : '\n'}${fence}`;
}

function writeHeading(node: Node): string {
  const line = writeLine(runsOfLine(node), 'heading');
  return line === '' ? '' : `${'#'.repeat(Number(node.attrs.level))} ${line}`;
}

function writeFigure(node: Node): string {
  const figure = figureOf(node);
  return figure.description === '' || readFigureName(figure.name) === null ? '' : writeFigureLine(figure);
}

function writeBlock(node: Node, isOtherMarker: boolean): string {
  if (isList(node)) return writeList(node, isOtherMarker);
  if (node.type.name === 'formulaBlock') return writeFormulaBlock(String(node.attrs.source));
  if (node.type.name === 'heading') return writeHeading(node);
  if (node.type.name === 'figure') return writeFigure(node);
  if (node.type.name === 'table') return writeTable(node);
  return writeLine(runsOfNode(node));
}

/** Only a list that starts with 1 and with words can directly follow a line; any other would be parsed as text. */
const mayFollowLine = /^(?:[-*]|1[.)]) +\S/;

type WrittenBlock = { text: string; isLine: boolean; mayFollow: boolean };

/** Blocks in order. Two adjacent lists would merge, so the second gets the other marker. */
function writtenBlocks(nodes: readonly Node[]): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let before = { type: '', isOther: false };
  for (const node of nodes) {
    const isOther: boolean = isList(node) && before.type === node.type.name && !before.isOther;
    const text = cached(node, isOther);
    if (text === '') continue;
    const isLine = node.type.name === 'paragraph';
    blocks.push({ text, isLine, mayFollow: isList(node) && mayFollowLine.test(text) });
    before = { type: node.type.name, isOther };
  }
  return blocks;
}

/** Markup of one item. Most lists need a blank line between the item's line and themselves. */
function writeItem(item: Node): string {
  const blocks = writtenBlocks(item.children);
  const isSpread =
    item.attrs.isSpread === true ||
    blocks.some(({ mayFollow }, index) => index > 0 && !(mayFollow && blocks[index - 1]?.isLine));
  return blocks.map(({ text }) => text).join(isSpread ? '\n\n' : '\n');
}

function writeList(list: Node, isOtherMarker: boolean): string {
  const isOrdered = list.type.name === 'orderedList';
  const isSpread = list.attrs.isSpread === true;
  const start = Number(list.attrs.start ?? 1);
  const items = list.children.map((item, index) => {
    const marker = isOrdered ? `${start + index}${isOtherMarker ? ')' : '.'}` : isOtherMarker ? '*' : '-';
    const body = writeItem(item);
    const indent = ' '.repeat(marker.length + 1);
    return body === '' ? marker : `${marker} ${body.replaceAll(/\n(?!\n|$)/g, `\n${indent}`)}`;
  });
  return items.join(isSpread ? '\n\n' : '\n');
}

type Written = { own?: string; other?: string };
/** Nodes are immutable, so cache their markup. */
const memory = new WeakMap<Node, Written>();
const count = { blocksWritten: 0 };

function cached(node: Node, isOtherMarker: boolean): string {
  const known = memory.get(node) ?? {};
  const slot = isOtherMarker ? 'other' : 'own';
  const before = known[slot];
  if (before !== undefined) return before;
  count.blocksWritten += 1;
  const text = writeBlock(node, isOtherMarker);
  memory.set(node, { ...known, [slot]: text });
  return text;
}

/** Number of blocks written since the page was loaded, so that tests can measure the cost of typing. */
export const writingWork: Readonly<{ blocksWritten: number }> = count;

/** An editor document as markup, block by block. Unchanged blocks come from the cache. */
export function writeMarkupBlocks(doc: Node): string[] {
  return writtenBlocks(doc.children).map(({ text }) => text);
}

/** Joins blocks to the stored text. */
export const textOfBlocks = (blocks: readonly string[]): string => blocks.join('\n\n');

/** An editor document as stored markup. */
export const writeMarkup = (doc: Node): string => textOfBlocks(writeMarkupBlocks(doc));

/** A slice of a document as markup, for the clipboard; words of one line come without a paragraph. */
export function writeMarkupOf(content: Fragment): string {
  if (content.firstChild?.type.name === 'tableRow')
    return content.content
      .map((row) => row.children.map(({ textContent }) => textContent).join('\t'))
      .join('\n');
  const isInline = content.childCount > 0 && content.firstChild?.isInline === true;
  return isInline
    ? writeLine(tidyRuns(content.content.map(runOf)))
    : textOfBlocks(writtenBlocks(content.content).map(({ text }) => text));
}
