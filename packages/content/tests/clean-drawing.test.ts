import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { attributes, elements } from '#src/drawing/allowed-names.ts';
import { cleanDrawing, DrawingError } from '#src/drawing/clean-drawing.ts';
import type { DrawingAttack } from '#src/testing/drawing-attack.ts';
import { drawingAttacks } from '#src/testing/drawing-attacks.ts';
import { drawingBombs } from '#src/testing/drawing-bombs.ts';
import { anyDrawing } from './any-drawing.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200">';
const drawn = (inner: string) =>
  cleanDrawing(`${open}${inner}</svg>`).svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Names that must never be allowed: they run, move, load or link. */
const neverAllowed = /^(?:script|foreignObject|a|image|set|animate\w*|iframe|on\w+)$/i;

/** Throws unless the text, read by another parser, contains only allowed names and harmless values. */
function expectHarmless(svg: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let style: string | null = null;
  parser.on('doctype', () => expect.fail('a document type'));
  parser.on('processinginstruction', () => expect.fail('an instruction'));
  // The parser has one listener per event; a second one would replace it.
  parser.on('opentag', ({ uri, local, attributes: given }) => {
    if (local === 'style') style = '';
    expect(uri).toBe('http://www.w3.org/2000/svg');
    expect(elements.has(local), local).toBe(true);
    expect(local).not.toMatch(neverAllowed);
    for (const { name, prefix, value } of Object.values(given)) {
      if (name === 'xmlns') continue;
      expect(prefix, name).toBe('');
      expect(attributes.has(name), name).toBe(true);
      expect(name).not.toMatch(neverAllowed);
      if (name === 'href') expect(value).toMatch(/^#[\w.-]+$/);
      else if (name !== 'aria-label')
        expect(value.replaceAll(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g, '')).not.toMatch(
          /url|javascript|data:|import|\/\/|\\|<|expression/i,
        );
    }
  });
  parser.on('text', (text) => {
    if (style !== null) style += text;
  });
  parser.on('closetag', ({ local }) => {
    if (local !== 'style') return;
    expect(style?.replaceAll(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g, '')).not.toMatch(
      /url|import|font-face|javascript|data:|\\|<|expression|image/i,
    );
    style = null;
  });
  parser.write(svg).close();
}

const cleanedOrNull = (svg: string) => {
  try {
    return cleanDrawing(svg).svg;
  } catch (error) {
    if (error instanceof DrawingError) return null;
    throw error;
  }
};

it('cleaning a hostile drawing is tested with more than two hundred attacks', () => {
  expect(drawingAttacks.length + drawingBombs.length).toBeGreaterThan(220);
  expect(new Set(drawingAttacks.map(({ svg }) => svg)).size).toBeGreaterThan(220);
});

it.each(drawingAttacks.map(({ name, svg }: DrawingAttack) => [name, svg]))(
  'cleaning a hostile drawing removes every harmful part of %s',
  (_, svg) => {
    const clean = cleanedOrNull(svg);
    if (clean !== null) expectHarmless(clean);
  },
);

it('cleaning a hostile drawing leaves only allowed names in any drawing, and cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(anyDrawing, (drawing) => {
      const clean = cleanedOrNull(drawing);
      if (clean === null) return;
      expectHarmless(clean);
      expect(cleanDrawing(clean).svg).toBe(clean);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['a path', '<path d="M0 0&#10;h9&#13;"/>'],
  ['a description', '<g aria-label="a&#9;b"/>'],
  ['a text', '<text>a&#13;b\r\nc</text>'],
  ['a style sheet', '<style>.a{font-family:&#13;a&#13;b}</style>'],
])('cleaning a hostile drawing keeps line ends in %s when it is repeated', (_, inner) => {
  const clean = cleanDrawing(`${open}${inner}</svg>`).svg;
  expect(cleanDrawing(clean).svg).toBe(clean);
});

it.each(['width="10.4" viewBox="0 0 10 40"', 'width="0" viewBox="0 0 1 4"', 'width="33mm" height="20pt"'])(
  'cleaning a hostile drawing keeps the size when it is repeated: %s',
  (root) => {
    const clean = cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${root}/>`).svg;
    expect(cleanDrawing(clean).svg).toBe(clean);
  },
);

it("a teacher's drawing keeps shapes, text, gradients, patterns, markers and its own style sheet", () => {
  const inner =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<rect width="9" height="9" fill="url(#a)" transform="rotate(45)"></rect><text x="1" y="2">H₂O</text>';
  expect(drawn(inner)).toBe(inner);
  expect(
    drawn('<style>.a &gt; b{fill:red}@media (prefers-color-scheme: dark){.a{fill:blue}}</style>'),
  ).toContain('@media (prefers-color-scheme: dark){.a{fill:blue}}');
});

it("a teacher's drawing keeps the rules by which the fragment of its address shows letters", () => {
  const sheet = '.k,svg:target text{display:none}svg:target .k{display:inline}';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" id="letters" viewBox="0 0 9 9"><style>${sheet}</style></svg>`;
  const { svg, dropped } = cleanDrawing(drawing);
  expect(svg).toContain(sheet);
  expect(svg).toContain(' id="letters"');
  expect(dropped).toEqual({});
});

it("a teacher's drawing keeps the languages of its texts, and a second cleaning changes nothing", () => {
  const once = drawn('<text xml:lang="hi-Latn">a</text><text xml:lang="src">b</text>');
  expect(once).toBe('<text lang="hi-Latn">a</text><text>b</text>');
  expect(drawn(once)).toBe(once);
});

it("a teacher's drawing is returned with the names of what was left out", () => {
  const { dropped } = cleanDrawing(
    `${open}<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">a</div></foreignObject><image/><image/><rect onclick="a"/></svg>`,
  );
  expect(dropped).toEqual({ foreignObject: 1, image: 2, onclick: 1 });
});

it("a teacher's drawing gets its size from its own width, its viewBox, or else the width of a phone", () => {
  const sizeOf = (root: string) => {
    const { width, height } = cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${root}/>`);
    return [width, height];
  };
  expect(sizeOf('viewBox="0 0 100 50"')).toEqual([100, 50]);
  expect(sizeOf('viewBox="0 0 1000 500"')).toEqual([360, 180]);
  expect(sizeOf('viewBox="0 0 1000 500" width="600"')).toEqual([600, 300]);
  expect(sizeOf('width="96" height="48"')).toEqual([96, 48]);
  expect(sizeOf('width="1in" height="48px"')).toEqual([96, 48]);
  expect(sizeOf('viewBox="0 0 100 50" width="100%"')).toEqual([100, 50]);
});
