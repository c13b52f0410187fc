import type { JSONContent } from '@tiptap/core';
import { Fragment, Node, type Schema, Slice } from '@tiptap/pm/model';
import { readMarkup } from './read-markup.ts';

const isMarkup =
  /\n[ \t]*\n|^[ \t]*(?:[-+*]|\d{1,9}[.)])\s|^\$\$|^#{2,3} |^!\[.*\]\(|^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t:|-]*)$/m;

/** A spreadsheet's cells: a tab between them, quotation marks around one that holds line ends or marks itself. */
const cell = /[\t\n](?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g;

/** The rows of a text with a tab between its cells, or null when it is no such table. */
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

/**
 * Plain text from the clipboard, read as our markup; rows of a spreadsheet are a table. Without blank lines and lists in
 * it each line is a paragraph, as it is in most programs that text is copied from.
 */
export function sliceOfText(text: string, schema: Schema): Slice {
  const lines = text.replaceAll('\r\n', '\n');
  const rows = tabbedRows(lines);
  if (rows) return new Slice(Fragment.from(Node.fromJSON(schema, tableOf(rows))), 0, 0);
  const markup = isMarkup.test(lines) ? lines : lines.replaceAll('\n', '\n\n');
  return Slice.maxOpen(Node.fromJSON(schema, readMarkup(markup)).content, false);
}

const space = (schema: Schema) => schema.text(' ');

/** All that stands in a cut of a document, in one line. */
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

/** What is pasted into a cell, in one line; a table alone is left to fill the cells from there on. */
export function sliceForCell(slice: Slice, schema: Schema): Slice {
  const [only] = slice.content.content;
  if (slice.content.childCount === 1 && /^table(?:Row|Header|Cell)?$/.test(only?.type.name ?? ''))
    return slice;
  return new Slice(Fragment.from(inOneLine(slice.content, schema)), 0, 0);
}
