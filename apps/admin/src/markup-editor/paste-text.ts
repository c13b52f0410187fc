import type { JSONContent } from '@tiptap/core';
import { Fragment, Node, type Schema, Slice } from '@tiptap/pm/model';
import { markupOfPastedText } from './paste-lines.ts';
import { readMarkup } from './read-markup.ts';

/** A spreadsheet's cells, separated by tabs; quoted if they contain line ends or quotation marks. */
const cell = /[\t\n](?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g;

/** The rows of a tab-separated table, or null for any other text. */
function tabbedRows(text: string): string[][] | null {
  if (!text.includes('\t')) return null;
  const rows: string[][] = [];
  for (const found of `\n${text.replace(/\n+$/, '')}`.matchAll(cell)) {
    if (found[0].startsWith('\n')) rows.push([]);
    rows.at(-1)?.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').replaceAll(/\s+/g, ' ').trim());
  }
  const [columns = 0] = rows.map(({ length }) => length);
  const isTable = rows.length > 1 && columns > 1 && rows.every(({ length }) => length === columns);
  return isTable ? rows : null;
}

function tableOf(rows: string[][]): JSONContent {
  const cellOf = (text: string, type: string): JSONContent => ({
    type,
    content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
  });
  const content = rows.map((cells, index) => ({
    type: 'tableRow',
    content: cells.map((text) => cellOf(text, index === 0 ? 'tableHeader' : 'tableCell')),
  }));
  return { type: 'table', content };
}

/** Plain text from the clipboard, parsed as our markup; rows of a spreadsheet become a table. */
export function sliceOfText(text: string, schema: Schema): Slice {
  const lines = text.replaceAll('\r\n', '\n');
  const rows = tabbedRows(lines);
  if (rows) return new Slice(Fragment.from(Node.fromJSON(schema, tableOf(rows))), 0, 0);
  return Slice.maxOpen(Node.fromJSON(schema, readMarkup(markupOfPastedText(lines))).content, false);
}

const space = (schema: Schema) => schema.text(' ');

/** The content of a slice in one line. */
export function inOneLine(content: Fragment, schema: Schema): Node[] {
  const line: Node[] = [];
  const add = (node: Node) => {
    if (node.type.name === 'formulaBlock')
      line.push(space(schema), schema.nodeFromJSON({ type: 'formula', attrs: node.attrs }));
    else if (node.type.name === 'hardBreak') line.push(space(schema));
    else if (node.isInline) line.push(node);
    else {
      if (node.isTextblock && line.length > 0) line.push(space(schema));
      node.forEach(add);
    }
  };
  content.forEach(add);
  return line;
}

/** Pasted content for a cell, in one line; a single table is unchanged, so that it fills the cells from there. */
export function sliceForCell(slice: Slice, schema: Schema): Slice {
  const [only] = slice.content.content;
  if (slice.content.childCount === 1 && /^table(?:Row|Header|Cell)?$/.test(only?.type.name ?? ''))
    return slice;
  return new Slice(Fragment.from(inOneLine(slice.content, schema)), 0, 0);
}
