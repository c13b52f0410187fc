import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { readMarkup } from '#src/markup-editor/read-markup.ts';
import { writeMarkup } from '#src/markup-editor/write-markup.ts';

const schema = getSchema(markupExtensions(''));
const roundTrip = (text: string) => writeMarkup(Node.fromJSON(schema, readMarkup(text)));
const types = (text: string) => (readMarkup(text).content ?? []).map(({ type }) => type);

const figure =
  '![The ray turns back at $P$](mirror-d360x240-0f1e2d3c4b5a "A ray meets a mirror at \\"P\\".")';
const table =
  '| Metal | $T$ in °C | Use |\n| --- | ---: | :---: |\n| Iron | 1538 | **rails** |\n| Tin \\| lead | | |';

it.each([
  ['a figure', figure],
  ['a narrow figure', figure.replace(' "', '#narrow "')],
  ['a figure with letters', figure.replace(' "', '#letters "')],
  ['a table with sides, an empty cell, a bar and bold words', table],
  ['sub-headings', '## What light does\n\nIt *goes*.\n\n### At a mirror'],
  ['a table in a list', '- Metals:\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n\n  and more\n- Others'],
  ['all of them', `Text.\n\n${figure}\n\n${table}\n\n## After that\n\n- one\n  - two`],
])('the markup %s is unchanged after reading and writing it', (_, text) => {
  expect(roundTrip(text)).toBe(text);
});

it('text that only resembles our figures, tables or sub-headings stays text', () => {
  const texts = [
    '![no description](mirror-d360x240-0f1e2d3c4b5a)',
    '![from elsewhere](https://example.com/a.png "A mirror")',
    '# One sign too few',
    '#### One too many',
    '| a | b |',
    '\\## Two signs that are meant',
    '- \\## In a list',
  ];
  for (const text of texts) {
    expect(types(text)).toEqual([text.startsWith('- ') ? 'bulletList' : 'paragraph']);
    expect(roundTrip(text)).toBe(text);
  }
});

it("a bar in a cell's formula is written as \\vert, which does not end the cell", () => {
  const cell = (source: string) => ({
    type: 'tableHeader',
    content: [{ type: 'paragraph', content: [{ type: 'formula', attrs: { source } }] }],
  });
  const write = (source: string) =>
    writeMarkup(
      Node.fromJSON(schema, {
        type: 'doc',
        content: [{ type: 'table', content: [{ type: 'tableRow', content: [cell(source)] }] }],
      }),
    );
  expect(write('|x| = |2|')).toBe('| $\\vert x\\vert = \\vert2\\vert$ |\n| --- |');
  expect(write('\\|v\\|')).toBe('| $\\|v\\|$ |\n| --- |');
  expect(types(write('\\left|a\\right|'))).toEqual(['table']);
});

it('a line break in a table cell is written as a space', () => {
  const content = [{ type: 'text', text: 'one' }, { type: 'hardBreak' }, { type: 'text', text: 'two' }];
  const row = {
    type: 'tableRow',
    content: [{ type: 'tableHeader', content: [{ type: 'paragraph', content }] }],
  };
  const doc = { type: 'doc', content: [{ type: 'table', content: [row] }] };
  expect(writeMarkup(Node.fromJSON(schema, doc))).toBe('| one two |\n| --- |');
});

it('a row with more cells than the head keeps all of them', () => {
  expect(roundTrip('| a |\n| --- |\n| 1 | 2 |')).toBe('| a | |\n| --- | --- |\n| 1 | 2 |');
});
