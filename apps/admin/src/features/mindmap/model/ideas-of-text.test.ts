import { titleMaxLength } from '@repo/contracts/limits/content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countIdeas, type Idea } from './idea-tree.ts';
import { ideasOfLines, linesOfText } from './ideas-of-text.ts';

type Named = string | [string, ...Named[]];
const namesOf = (ideas: readonly Idea[]): Named[] =>
  ideas.map(({ text, children }) => (children.length > 0 ? [text, ...namesOf(children)] : text));
const read = (text: string) => namesOf(ideasOfLines(linesOfText(text)).ideas ?? []);

const mirrors: Named[] = [['Mirrors', 'Plane', ['Curved', 'Concave', 'Convex']], 'Lenses'];

it.each([
  ['tabs', 'Mirrors\n\tPlane\n\tCurved\n\t\tConcave\n\t\tConvex\nLenses'],
  ['two spaces', 'Mirrors\n  Plane\n  Curved\n    Concave\n    Convex\nLenses'],
  [
    'four spaces and Windows line ends',
    'Mirrors\r\n    Plane\r\n    Curved\r\n        Concave\r\n        Convex\r\nLenses\r\n',
  ],
  ['tabs here and spaces there', 'Mirrors\n\tPlane\n    Curved\n\t\tConcave\n        Convex\nLenses'],
  ['uneven steps', ' Mirrors\n   Plane\n   Curved\n         Concave\n         Convex\nLenses'],
  ['bullets', '- Mirrors\n  * Plane\n  * Curved\n    + Concave\n    + Convex\n- Lenses'],
  [
    'drawn bullets and blank lines',
    '• Mirrors\n\n  ◦ Plane\n  ◦ Curved\n    ▪ Concave\n    ▪ Convex\n\n• Lenses\n',
  ],
  [
    'boxes to tick',
    '- [ ] Mirrors\n  - [x] Plane\n  - [ ] Curved\n    - [ ] Concave\n    - [ ] Convex\n- [x] Lenses',
  ],
  ['numbers', '1. Mirrors\n   1.1. Plane\n   1.2. Curved\n      1) Concave\n      (2) Convex\n2. Lenses'],
  ['letters', 'a) Mirrors\n  (i) Plane\n  (ii) Curved\n    a. Concave\n    b. Convex\nb) Lenses'],
  ['bullets under a line', 'Mirrors\n- Plane\n- Curved\n  - Concave\n  - Convex\nLenses'],
  ['headings of markdown', '# Mirrors\n- Plane\n- Curved\n  - Concave\n  - Convex\n\n# Lenses'],
])('a pasted list of ideas is read with %s', (_, text) => {
  expect(read(text)).toEqual(mirrors);
});

it.each([
  ['-5 °C is cold'],
  ['1.5 V'],
  ['C. V. Raman'],
  ['(iron) rusts'],
  ['1947: India is free'],
  ['e.g. a prism'],
  ['3D pictures'],
  ['5 cells'],
])('a pasted list of ideas keeps text that only looks like a marker: %s', (text) => {
  expect(read(text)).toEqual([text]);
});

it('a pasted list of ideas reports a line that is too long, and a list without words', () => {
  const long = 'x'.repeat(titleMaxLength + 1);
  expect(ideasOfLines(linesOfText(`Light\n\t${long}`))).toEqual({
    ideas: null,
    fault: `Nothing was added: “${'x'.repeat(40)}…” is longer than 200 characters`,
  });
  expect(ideasOfLines(linesOfText(' \n- \n')).fault).toBe('There is no text to make nodes of');
  expect(read(`- ${'x'.repeat(titleMaxLength)}`)).toEqual(['x'.repeat(titleMaxLength)]);
});

const word = fc.string({ unit: fc.constantFrom('p', 'q', 'W', 'å', 'क'), minLength: 2, maxLength: 9 });
const anyLines = fc.array(fc.record({ depth: fc.nat(5), text: word }), { minLength: 1, maxLength: 40 });

it('a pasted list of ideas written with tabs is read back, each line once and in order', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const text = lines.map((line) => `${'\t'.repeat(line.depth)}${line.text}`).join('\n');
      const { ideas } = ideasOfLines(linesOfText(text));
      const flat = (tops: readonly Idea[]): string[] =>
        tops.flatMap((top) => [top.text, ...flat(top.children)]);
      expect(flat(ideas ?? [])).toEqual(lines.map((line) => line.text));
    }),
  );
});

it('a pasted list of ideas loses no letter except markers, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 150 }), (text) => {
      const { ideas } = ideasOfLines(linesOfText(text));
      const count = (ideas ?? []).reduce((sum, idea) => sum + countIdeas(idea), 0);
      expect(count).toBeLessThanOrEqual(text.split(/\r\n|[\n\r\u2028\v]/).length);
    }),
  );
});
