import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Idea } from '#src/features/mindmap/model/idea-tree.ts';
import { linesOfHtml } from '#src/features/mindmap/model/ideas-of-html.ts';
import { ideasOfLines } from '#src/features/mindmap/model/ideas-of-text.ts';

const clipboard = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `markup/clipboard/${name}.html.txt`), 'utf8');
const outline = (ideas: readonly Idea[], depth = 0): string[] =>
  ideas.flatMap(({ text, children }) => [`${'  '.repeat(depth)}${text}`, ...outline(children, depth + 1)]);
const read = (html: string) => outline(ideasOfLines(linesOfHtml(html) ?? []).ideas ?? []);

it("pasted Word lists are nested below their heading and the line before, without Word's list markers", () => {
  expect(read(clipboard('word'))).toEqual([
    'Chemical reactions',
    '  A reactant turns into a product. It is fast and hot.',
    '    Combination',
    '      two become one',
    '    Decomposition',
    '  In this order:',
    '    Heat it',
    '    Watch it',
    '  Metal Colour',
  ]);
});

it('a pasted Google Docs list is nested, although the inner list lies beside its item', () => {
  expect(read(clipboard('google-docs'))).toEqual([
    'Electric current',
    '  Current is the flow of charge per second. See this page.',
    '    Ampere',
    '      milliampere',
    '    Volt',
    '    Measure',
  ]);
});

it('pasted web page lists are nested, and each formula is read once', () => {
  expect(read(clipboard('web-page'))).toEqual([
    'Lenses',
    '  A convex lens converges light[1]. The formula is \\frac{1}{f}.',
    '  Quoted text',
    '  line one line two',
    '    Biconvex',
    '    Plano-convex',
    '      thin',
  ]);
});

it('pasted nodes keep superscripts and subscripts', () => {
  const html =
    '<ul><li>H<sub>2</sub>O</li><li>x<sup>2</sup></li><li>Ca<span style="vertical-align:super">2+</span></li><li>25<sup>o</sup>C, the 1<sup>st</sup>, 3<sup>2y</sup></li></ul>';
  expect(read(html)).toEqual(['H₂O', 'x²', 'Ca²⁺', '25°C, the 1st, 3^2y']);
});

it('pasted HTML without lists and headings falls back to its plain text', () => {
  expect(linesOfHtml('<div>Mirrors</div><div>&nbsp;&nbsp;Plane</div>')).toBeNull();
});
