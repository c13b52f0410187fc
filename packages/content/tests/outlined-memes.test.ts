import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanDrawing } from '#src/drawing/clean-drawing.ts';
import { libraryFolder, readLibrary } from '#src/index.ts';
import { outlineMemes } from '#src/outlines/outline-memes.ts';
import { outlinedTexts } from '#src/outlines/outlined-texts.ts';

const drawing = (parts: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"${root}>${parts}</svg>`;
const bold = 'font-family="sans-serif" font-size="30" font-weight="700"';
const outlined = (parts: string, root?: string) => outlinedTexts('a.svg', drawing(parts, root));
const usesOf = (svg: string) => svg.match(/<use [^>]*>/g) ?? [];

it('the outlined text of a meme keeps its words as a label, its position and its colour', () => {
  const svg = outlined(`<text x="10" y="80" ${bold} fill="#222">Deal</text>`);
  expect(svg).toContain('<g aria-label="Deal" fill="#222" transform="translate(10 80) scale(0.0342)">');
  expect(usesOf(svg)).toHaveLength(4);
  expect(svg).not.toMatch(/<text|font-|Deal</);
});

it('the outlined text of a meme draws each letter once, however often it occurs', () => {
  const svg = outlined(`<text x="0" y="80" ${bold}>aha</text><text x="0" y="120" ${bold}>haha</text>`);
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(usesOf(svg)).toHaveLength(7);
});

it('the outlined text of a meme keeps its alignment to the middle or the end', () => {
  const startOf = (anchor: string) =>
    Number(
      /translate\(([\d.]+)/.exec(
        outlined(`<text x="300" y="80" ${bold} text-anchor="${anchor}">Lens</text>`),
      )?.[1],
    );
  expect(startOf('start')).toBe(300);
  expect(300 - startOf('end')).toBeCloseTo(2 * (300 - startOf('middle')), 1);
  expect(startOf('middle')).toBeLessThan(290);
});

it('the outlined text of a meme uses the font inherited from the drawing', () => {
  const svg = outlined(
    '<text x="0" y="9">Ohm</text>',
    ' font-family="sans-serif" font-size="30" font-weight="700"',
  );
  expect(svg).toContain(outlined(`<text x="0" y="9" ${bold}>Ohm</text>`).split('<defs>')[1]);
  expect(svg).not.toContain('font-');
});

it('the outlined text of a meme may contain rupees, Greek letters, roots, arrows and subscripts', () => {
  const svg = outlined(`<text x="0" y="80" ${bold}>₹√→θπαβ−²</text><text x="0" y="120" ${bold}>H₂</text>`);
  expect(usesOf(svg)).toHaveLength(11);
  expect(usesOf(svg).at(-1)).toMatch(/transform="translate\(\d+ 150\) scale\(0.65\)"/);
});

it.each([
  ['a character that no face has', `<text ${bold}>क</text>`, "no face of the apps has 'क'"],
  ['parts of a line', `<text ${bold}>a<tspan>b</tspan></text>`, 'a text of a meme has a tspan inside'],
  ['another weight', '<text font-size="9" font-weight="300">a</text>', 'has the weight 300'],
  ['what would need a typesetter', `<text ${bold} letter-spacing="2">a</text>`, 'has letter-spacing'],
  ['words outside', 'loose', 'words of a meme stand outside its texts'],
])('the outlined text of a meme is rejected with its file for %s', (_, parts, reason) => {
  expect(() => outlined(parts)).toThrow(reason);
  expect(() => outlined(parts)).toThrow('a.svg');
});

describe('the memes of the starter library after outlining', { tags: ['nightly'] }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outlined-'));
    await cp(libraryFolder, folder, { recursive: true });
    expect(await outlineMemes(folder)).toBeGreaterThanOrEqual(124);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('the memes of the starter library after outlining have no text elements, lose nothing in cleaning, and stay within the size limit', async () => {
    const { subjects } = await readLibrary(folder, { isStarter: true });
    const memes = subjects.flatMap(({ chapters }) => chapters).flatMap((chapter) => chapter.memes);
    for (const { id, picture } of memes) {
      if ('url' in picture) continue;
      const svg = Buffer.from(picture.bytes).toString();
      expect(svg, id).not.toMatch(/<text|font-family/);
      expect(svg, id).toContain('aria-label="');
      expect(picture.leftOut, id).toBeUndefined();
    }
  });

  it('the memes of the starter library after outlining keep everything except texts unchanged', async () => {
    const files = (await readdir(libraryFolder, { recursive: true })).filter((file) =>
      /memes.[^/\\]+\.svg$/.test(file),
    );
    const withoutTexts = (svg: string) =>
      cleanDrawing(svg)
        .svg.replace(/<defs>.*?<\/defs>/s, '')
        .replaceAll(/<text.*?<\/text>|<g aria-label.*?<\/g>| font-family="sans-serif"/gs, '');
    for (const file of files) {
      const [before, after] = await Promise.all(
        [libraryFolder, folder].map((from) => readFile(join(from, file), 'utf8')),
      );
      expect(withoutTexts(after ?? ''), file).toBe(withoutTexts(before ?? ''));
    }
  });
});
