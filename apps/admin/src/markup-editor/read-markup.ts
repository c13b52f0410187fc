import { withShownLists } from '@repo/contracts/list-levels';
import type { JSONContent } from '@tiptap/core';
import type { Heading, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { type Block, treeOf } from './markup-tree.ts';
import { tableOf } from './read-table.ts';
import { lineEnds } from './runs.ts';

type Mark = { type: 'bold' | 'italic' };

function inlineOf(nodes: PhrasingContent[], marks: Mark[]): JSONContent[] {
  const given = marks.length > 0 ? { marks } : {};
  return nodes.flatMap((node): JSONContent[] => {
    if (node.type === 'strong') return inlineOf(node.children, withMark(marks, 'bold'));
    if (node.type === 'emphasis') return inlineOf(node.children, withMark(marks, 'italic'));
    if (node.type === 'inlineMath') return [{ type: 'formula', attrs: { source: node.value }, ...given }];
    if (node.type === 'break') return [{ type: 'hardBreak', ...given }];
    // A line break in the source is a space, as in HTML.
    const text = 'value' in node ? node.value.replaceAll(lineEnds, ' ') : '';
    return text === '' ? [] : [{ type: 'text', text, ...given }];
  });
}

const withMark = (marks: Mark[], type: Mark['type']): Mark[] =>
  marks.some((mark) => mark.type === type) ? marks : [...marks, { type }];

const paragraphOf = (node: Paragraph): JSONContent => ({
  type: 'paragraph',
  content: inlineOf(node.children, []),
});

const headingOf = ({ depth, children }: Heading): JSONContent => ({
  type: 'heading',
  // One level less than in the tree, because it is rendered one level deeper, below the topic's heading.
  attrs: { level: depth - 1 },
  content: inlineOf(children, []),
});

function itemOf(item: ListItem): JSONContent {
  const blocks = item.children.flatMap(blockOf);
  // Editor items must start with a paragraph.
  const content = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
  return { type: 'listItem', attrs: { isSpread: item.spread === true }, content };
}

function listOf(node: List): JSONContent {
  const isSpread = node.spread === true;
  const content = node.children.map(itemOf);
  return node.ordered
    ? { type: 'orderedList', attrs: { start: node.start ?? 1, isSpread }, content }
    : { type: 'bulletList', attrs: { isSpread }, content };
}

function blockOf(node: Block): JSONContent[] {
  if (node.type === 'paragraph') return [paragraphOf(node)];
  if (node.type === 'heading') return [headingOf(node)];
  if (node.type === 'list') return [listOf(node)];
  if (node.type === 'table') return [tableOf(node, (words) => inlineOf(words, []))];
  if (node.type === 'figure') return [{ type: 'figure', attrs: { ...node.figure } }];
  if (node.type === 'math') return [{ type: 'formulaBlock', attrs: { source: node.value } }];
  return [];
}

/** Stored markup as an editor document. */
export function readMarkup(text: string): JSONContent {
  const content = treeOf(withShownLists(text)).children.flatMap(blockOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/**
 * Stored markup as an editor document, with an empty line at the end if typing needs one; that line is never
 * saved.
 */
export function readPage(text: string): JSONContent {
  const page = readMarkup(text);
  const last = page.content?.at(-1)?.type;
  const isShut = last === 'table' || last === 'figure';
  return isShut ? { ...page, content: [...(page.content ?? []), { type: 'paragraph' }] } : page;
}
