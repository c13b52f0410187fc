import { drawingElementsMax } from '@repo/contracts/limits/figures';
import { expect, it } from 'vitest';
import {
  attributesInAllMax,
  attributesMax,
  declarationsMax,
  definitionsMax,
  depthMax,
  leftOutNameMaxLength,
  leftOutNamesMax,
  referencesInAllMax,
  rulesMax,
} from '#src/drawing/bounds.ts';
import { cleanDrawing, DrawingError } from '#src/drawing/clean-drawing.ts';
import { drawingBombs } from '#src/testing/drawing-bombs.ts';

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 360 200">';
const drawn = (inner: string) => cleanDrawing(`${open}${inner}</svg>`);
const attributes = (count: number) => Array.from({ length: count }, (_, n) => ` a${n}=""`).join('');
/** Attributes that the root element has anyway. */
const ofRoot = 3;

it.each(drawingBombs.map(({ name, svg }) => [name, svg]))('a drawing with %s is refused', (_, svg) =>
  expect(() => cleanDrawing(svg)).toThrow(DrawingError),
);

const ofOthers = Math.floor((attributesInAllMax - ofRoot) / attributesMax);
const inAll = (more: number) =>
  `<g${attributes(attributesMax)}/>`.repeat(ofOthers) +
  `<g${attributes(attributesInAllMax - ofRoot - ofOthers * attributesMax + more)}/>`;
const bounds: [string, (more: number) => string, string][] = [
  ['parts', (more) => '<g/>'.repeat(drawingElementsMax - 1 + more), 'more than 5000 parts'],
  [
    'patterns, gradients and markers',
    (more) => '<pattern/><marker/>'.repeat(definitionsMax / 2) + '<linearGradient/>'.repeat(more),
    `more than ${definitionsMax} patterns, gradients, masks and markers`,
  ],
  ['levels', (more) => '<g>'.repeat(depthMax - 1 + more), 'nested more than 64 deep'],
  ['attributes of one part', (more) => `<g${attributes(attributesMax + more)}/>`, 'attributes on one part'],
  ['attributes', inAll, `more than ${attributesInAllMax} attributes`],
  ['rules', (more) => `<style>${'a{}'.repeat(rulesMax + more)}</style>`, 'rules in its style sheets'],
  [
    'properties of a rule',
    (more) => `<style>a{${'a:b;'.repeat(declarationsMax + more)}}</style>`,
    'properties in its styles',
  ],
  [
    'references',
    (more) =>
      `<g fill="${'url(#a)'.repeat(8)}"/>`.repeat(referencesInAllMax / 8) +
      '<g fill="var(--a)"/>'.repeat(more),
    'references to its own parts',
  ],
  [
    'properties of its parts',
    (more) =>
      `<g style="${'a:b;'.repeat(declarationsMax / 50)}"/>`.repeat(50) + (more ? '<g style="a:b"/>' : ''),
    'properties in its styles',
  ],
];

it.each(bounds)(
  'an oversized drawing is rejected at the first one too many of its %s, without reading further',
  (_, inner, reason) => {
    const brokenXml = '<<';
    expect(() => drawn(inner(0) + brokenXml)).toThrow('it is no XML');
    expect(() => drawn(inner(1) + brokenXml)).toThrow(reason);
  },
);

it('an oversized drawing is rejected at the first part too many that it repeats', () => {
  const parts = `<g id="a">${'<rect/>'.repeat(99)}</g>`;
  const uses = (count: number) => drawn(parts + '<use href="#a"/>'.repeat(count));
  expect(() => uses(197)).not.toThrow();
  expect(() => uses(198)).toThrow('it draws more than 20000 parts');
});

it.each([
  ['one of very many', `<rect fill="${'url(#a)'.repeat(28_000)}"/>`, 'fill'],
  ['a property of its own', '<g style="--p:url(#p)"><rect fill="var(--p)"/></g>', '--p'],
  ['a property of others of its own', '<style>a{--a:b;--b:var(--a)var(--a)}</style>', '--b'],
  ['a mask that is taken from a group', '<g mask="url(#m)"><rect mask="inherit"/></g>', 'mask'],
  ['a mask that is taken by a property', '<rect style="--i:inherit;mask:var(--i)"/>', 'mask'],
])('an oversized drawing loses a value with too many references: %s', (_, inner, name) => {
  const { svg, dropped } = drawn(inner);
  expect(dropped).toEqual({ [name]: 1 });
  expect(cleanDrawing(svg).dropped).toEqual({});
});

it('an oversized drawing is returned with the names of what was left out, only the first of very many', () => {
  const many = `${'<g a="" b=""/>'.repeat(10)}${attributesOf(150)}<${'x'.repeat(500)}/>`;
  const { dropped } = drawn(many);
  expect(dropped).toMatchObject({ a: 10, b: 10, n0: 1 });
  expect(Object.keys(dropped)).toHaveLength(leftOutNamesMax + 1);
  expect(dropped.others).toBe(150 + 3 - leftOutNamesMax);
  const long = Object.keys(drawn(`<${'x'.repeat(500)}/>`).dropped);
  expect(long).toEqual([`${'x'.repeat(leftOutNameMaxLength)}…`]);
});

it('an oversized drawing may contain names that mean something to JavaScript', () => {
  const { dropped } = drawn('<constructor/><toString/><toString/>');
  expect(dropped).toEqual({ constructor: 1, toString: 2 });
});
const attributesOf = (count: number) => Array.from({ length: count }, (_, n) => `<g n${n}=""/>`).join('');

it.each([
  [
    'Inkscape: gradients and patterns that have their parts from others',
    '<defs><linearGradient id="b"><stop offset="0"/></linearGradient><linearGradient id="g" xlink:href="#b" x1="1"/>' +
      '<pattern id="p"><path d="M0 0h1"/></pattern><pattern id="q" xlink:href="#p" patternTransform="scale(2)"/></defs>' +
      '<rect style="fill:url(#q);stroke:url(#g)"/>',
  ],
  [
    'Inkscape: arrows with the paint of their line',
    `<marker id="m"><path d="M0 0h1" style="fill:context-stroke"/></marker>${'<path d="M0 0h9" style="stroke:red;marker-end:url(#m)"/>'.repeat(400)}`,
  ],
  [
    'Illustrator: clips by a shape of its own',
    '<defs><rect id="s" width="9" height="9"/></defs><clipPath id="c"><use xlink:href="#s"/></clipPath>' +
      `<g clip-path="url(#c)">${'<path d="M0 0h9"/>'.repeat(900)}</g>`,
  ],
  [
    'Matplotlib: marks of a graph',
    `<defs><path id="m" d="M0 3h1"/></defs><g clip-path="url(#c)">${'<use xlink:href="#m" x="1"/>'.repeat(1_000)}</g><clipPath id="c"><rect/></clipPath>`,
  ],
  [
    'Illustrator: clips, masks and colours by its style sheet',
    '<style type="text/css">.st0{clip-path:url(#SVGID_2_);}.st1{fill:url(#a);}.st2{mask:url(#m)}.st3{fill:url(#p)}' +
      '.st4,.st5{marker-end:url(#e);stroke:#000}</style>' +
      '<defs><rect id="SVGID_1_" width="9" height="9"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"/></clipPath>' +
      '<linearGradient id="a"><stop offset="0"/></linearGradient><mask id="m"><rect/></mask>' +
      '<pattern id="p"><path d="M0 0h1"/></pattern><marker id="e"><path d="M0 0h1"/></marker>' +
      `<g class="st0">${'<path class="st1" d="M0 0h9"/>'.repeat(900)}</g><g class="st2"><rect class="st3"/><path class="st4"/></g>`,
  ],
])('the limit on repeated parts of a drawing allows %s', (_, inner) =>
  expect(drawn(inner).dropped).toEqual(inner.includes('text/css') ? { type: 1 } : {}),
);

it.each(['.p', 'rect', 'svg &gt; rect.p', '.x, g .p:first-child'])(
  'the limit on repeated parts of a drawing counts repeats by a style rule for %s like those by attributes',
  (selector) => {
    const sheet = (rule: string) => `<style>${rule}{fill:url(#a)}</style>`;
    const pattern = `<pattern id="a">${'<path/>'.repeat(98)}</pattern>`;
    const byAttributes = (count: number) =>
      drawn(sheet('.x') + pattern + '<rect fill="url(#a)"/>'.repeat(count));
    const byRule = (count: number) => drawn(sheet(selector) + pattern + '<rect class="p"/>'.repeat(count));
    for (const count of [byAttributes, byRule]) {
      expect(() => count(198)).not.toThrow();
      expect(() => count(199)).toThrow('it draws more than 20000 parts');
    }
  },
);
