import { writeFigureName } from '@repo/contracts/figures';
import { getSchema, type JSONContent } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { readMarkup } from '#src/markup-editor/read-markup.ts';
import { writeMarkup } from '#src/markup-editor/write-markup.ts';

const schema = getSchema(markupExtensions(''));
const write = (json: JSONContent) => writeMarkup(Node.fromJSON(schema, json));

/** Words with a special meaning in markdown, among ordinary ones. */
const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'Ohm',
    'है',
    '5 * 3',
    'x_1',
    '**',
    '*',
    '_',
    '__',
    '$',
    '$5',
    '\\',
    '&amp;',
    '&',
    '#',
    '# h',
    '## h',
    '### h ##',
    '| a | b |',
    '| --- |',
    '--- | :-:',
    ':-',
    'a|b',
    '\\|',
  ),
  fc.constantFrom(
    '- a',
    '1. b',
    '2) c',
    '+',
    '<b>',
    '[x](y)',
    '![i](u)',
    '`c`',
    '~~~',
    '> q',
    '---',
    '===',
    '|',
    '!',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.replaceAll(/[\s\p{C}]/gu, '')),
);
const text = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(' ').trim())
  .filter((joined) => joined !== '');
const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }] as const);
const formula = fc.constantFrom('x^2', '\\frac{a}{b}', '\\ce{H2O}', 'a_1', '\\$').map((source) => ({
  type: 'formula',
  attrs: { source },
}));
const words = text.map((value) => ({ type: 'text', text: value }));
const inline = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: formula }), marks)
  .map(([node, given]): JSONContent => (given.length > 0 ? { ...node, marks: [...given] } : { ...node }));
/** Adjacent formulas merge; another test covers that. */
const apart = (nodes: JSONContent[]) =>
  nodes.every((node, index) => node.type !== 'formula' || nodes[index + 1]?.type !== 'formula');
const line = fc.array(inline, { minLength: 1, maxLength: 5 }).filter(apart);
const twoLines = fc
  .tuple(line, line)
  .map(([first, second]): JSONContent[] => [...first, { type: 'hardBreak' }, ...second]);
const paragraph = fc
  .oneof({ weight: 4, arbitrary: line }, { weight: 1, arbitrary: twoLines })
  .map((content): JSONContent => ({ type: 'paragraph', content }));
const heading = fc
  .tuple(fc.constantFrom(2, 3), line)
  .map(([level, content]): JSONContent => ({ type: 'heading', attrs: { level }, content }));
const figureText = text.filter((value) => !value.includes('$'));
const figure = fc
  .tuple(figureText, figureText, fc.constantFrom<'drawing' | 'picture'>('drawing', 'picture'), fc.boolean())
  .map(([caption, description, kind, isNarrow]): JSONContent => {
    const name = writeFigureName({ slug: 'ray', kind, width: 360, height: 240, hash: '0f1e2d3c4b5a' });
    return { type: 'figure', attrs: { name, caption, description, isNarrow } };
  });
const cellWords = fc.oneof(line, fc.constant<JSONContent[]>([]));
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([columns, rows]) =>
    fc.tuple(
      fc.array(fc.constantFrom(null, 'left', 'center', 'right'), { minLength: columns, maxLength: columns }),
      fc.array(fc.array(cellWords, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    ),
  )
  .map(([sides, rows]): JSONContent => {
    const content = rows.map((cells, index): JSONContent => {
      const type = index === 0 ? 'tableHeader' : 'tableCell';
      return {
        type: 'tableRow',
        content: cells.map((inside, column) => ({
          type,
          attrs: { align: sides[column] ?? null },
          content: [{ type: 'paragraph', content: inside }],
        })),
      };
    });
    return { type: 'table', content };
  });
const formulaBlock = fc
  .constantFrom('x = 1', 'a \\\\ b', '\\ce{2H2 + O2 -> 2H2O}')
  .map((source): JSONContent => ({ type: 'formulaBlock', attrs: { source } }));
const { list } = fc.letrec<{ list: JSONContent; item: JSONContent }>((tie) => ({
  list: fc
    .tuple(
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 99 }),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([isOrdered, isSpread, start, content]): JSONContent => ({
        type: isOrdered ? 'orderedList' : 'bulletList',
        attrs: isOrdered ? { isSpread, start } : { isSpread },
        content,
      }),
    ),
  item: fc
    .tuple(
      paragraph,
      fc.option(fc.oneof({ depthSize: 'small' }, paragraph, formulaBlock, table, tie('list')), { nil: null }),
    )
    .map(
      ([first, second]): JSONContent => ({ type: 'listItem', content: second ? [first, second] : [first] }),
    ),
}));
const doc = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: paragraph },
      { weight: 1, arbitrary: formulaBlock },
      { weight: 2, arbitrary: list },
      { weight: 1, arbitrary: heading },
      { weight: 1, arbitrary: figure },
      { weight: 2, arbitrary: table },
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((content): JSONContent => ({ type: 'doc', content }));

const isUnchanged = (numRuns: number) =>
  fc.assert(
    fc.property(doc, (json) => {
      const once = write(json);
      expect(write(readMarkup(once))).toBe(once);
    }),
    { numRuns },
  );

it("any document's markup is unchanged after reading and writing it again", () => isUnchanged(30));
it(
  'the markup of many documents is unchanged after reading and writing it again',
  { tags: ['nightly'] },
  () => isUnchanged(150),
);

/** What a reader sees: the letters and formulas of each block with their formats, lists by depth. */
function seen(node: JSONContent, path = ''): string[] {
  if (node.type === 'figure') {
    const { name, caption, description, isNarrow } = node.attrs ?? {};
    return [`!${name} ${caption} ${description} ${isNarrow === true}`];
  }
  if (['paragraph', 'heading', 'formulaBlock'].includes(node.type ?? '')) {
    const source = node.attrs?.source;
    if (source !== undefined) return [`${path}$$${source}`];
    const letters = (node.content ?? []).map((child) => {
      const look = (child.marks ?? [])
        .map((mark) => mark.type[0])
        .sort()
        .join('');
      const value = child.type === 'formula' ? `$${child.attrs?.source}$` : (child.text ?? '\n');
      return [...value.replaceAll(/\s+/g, '')].map((letter) => `${look}${letter}`).join('');
    });
    return [path + (node.attrs?.level ?? '') + letters.join('')];
  }
  const sign = { bulletList: '-', orderedList: '1', tableHeader: '^', tableCell: '|', tableRow: '/' };
  const step = (sign[node.type as keyof typeof sign] ?? '') + (node.attrs?.align ?? '');
  return (node.content ?? []).flatMap((child) => seen(child, path + step));
}

const survives = (numRuns: number) =>
  fc.assert(
    fc.property(doc, (json) => {
      expect(seen(readMarkup(write(json)))).toEqual(seen(json));
    }),
    { numRuns },
  );

it('every letter, formula, list and style of a document survives being stored', () => survives(30));
it(
  'every letter, formula, list and style of many documents survives being stored',
  { tags: ['nightly'] },
  () => survives(150),
);

it('any text is read as a document that can be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (any) => {
      const once = write(readMarkup(any));
      expect(write(readMarkup(once))).toBe(once);
    }),
    { numRuns: 150 },
  );
});

it('adjacent formulas are joined into one', () => {
  const content = ['x', 'y'].map((source) => ({ type: 'formula', attrs: { source } }));
  expect(write({ type: 'doc', content: [{ type: 'paragraph', content }] })).toBe('$x y$');
});
