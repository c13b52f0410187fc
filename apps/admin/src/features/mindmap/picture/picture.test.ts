import { mindmapNodesMax, titleMaxLength } from '@repo/contracts/limits/content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Idea } from '../model/idea-tree.ts';
import { type Font, pictureOfMap } from './map-picture.ts';
import type { Colours } from './picture-look.ts';
import { scaleOf } from './png-of-picture.ts';
import { svgOfPicture } from './svg-of-picture.ts';

/** Simulates a font without kerning: every character is half its size wide. */
const measure = (text: string, { size }: Font) => [...text].length * size * 0.5;
const colours: Colours = {
  paper: '#f5f7fc',
  line: '#6f7c9e',
  ink: '#141b34',
  fills: { root: '#2f3fcb', branch: '#e6e9ff', idea: '#ffffff' },
};
const map = (texts: string[]): Idea => ({
  id: 'root',
  text: 'Light',
  children: texts.map((text, at) => ({ id: `n${at}`, text, children: [] })),
});
const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

it("a mind map's picture contains every text whole, inside its box, without overlapping boxes", () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'W', ' ', 'क', '😀'), maxLength: titleMaxLength });
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (texts) => {
      const { boxes } = pictureOfMap(map(texts), measure);
      for (const [at, box] of boxes.entries()) {
        const written = box.lines.map(({ text }) => text).join('');
        const whole = at === 0 ? 'Light' : (texts[at - 1] ?? '');
        expect(written.replaceAll(/\s/g, '')).toBe(whole.replaceAll(/\s/g, ''));
        for (const { width, y } of box.lines) {
          expect(width).toBeLessThanOrEqual(box.width);
          expect(y).toBeGreaterThan(box.y);
          expect(y).toBeLessThan(box.y + box.height);
        }
        expect(box.font.size).toBeGreaterThanOrEqual(8);
      }
      const column = boxes.slice(1);
      for (const [at, box] of column.entries())
        if (at > 0) expect(box.y).toBeGreaterThan((column[at - 1]?.y ?? 0) + (column[at - 1]?.height ?? 0));
    }),
  );
});

it("a mind map's SVG contains names as text and nothing else", () => {
  const name = '<script>alert("1")</script> & \u0001 ]]> \'q\'';
  const svg = svgOfPicture(pictureOfMap(map([name]), measure), name, colours);
  const document = read(svg);
  expect(document.querySelector('parsererror, script, style, image, foreignObject')).toBeNull();
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('\u0001');
  const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent).join('');
  expect(texts.replaceAll(' ', '')).toContain('<script>alert("1")</script>&]]>\'q\'');
});

it("a mind map's picture is drawn for the longest map, as large as a canvas allows", () => {
  const names = Array.from({ length: mindmapNodesMax - 1 }, (_, n) => `Idea ${n + 1}`);
  const picture = pictureOfMap(map(names), measure);
  const svg = svgOfPicture(picture, 'Wide', colours);
  expect(read(svg).querySelectorAll('text')).toHaveLength(mindmapNodesMax);
  expect(Math.ceil(picture.height * scaleOf(picture))).toBeLessThanOrEqual(16_384);
  expect(scaleOf(pictureOfMap(map(['Mirrors', 'Lenses']), measure))).toBe(2);
  const square = { width: 15_000, height: 15_000 };
  expect(square.width * square.height * scaleOf(square) ** 2).toBeLessThanOrEqual(64_000_001);
});
