import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkDrawing } from '@repo/content/check-drawing';
import { describe, expect, it } from 'vitest';
import { figures } from '#figures/index.ts';
import { lengthInside, overlapOf } from '#figures/kit/box.ts';
import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure, LayoutError } from '#figures/kit/figure.ts';
import type { Point } from '#figures/kit/point.ts';
import { colours } from '#figures/kit/style-sheet.ts';
import { writeFigures } from '#figures/write-figures.ts';
import { readDrawing } from './read-drawing.ts';

describe.each(figures.map(({ chapter, figure }) => [`${chapter}/${figure.name}`, chapter, figure] as const))(
  'the figure %s',
  { tags: ['nightly'] },
  (_, chapter, figure) => {
    const svg = figure.draw();
    const drawing = readDrawing(svg);
    const { frame } = drawing;

    it('a figure of the kit is a small, plain SVG that is drawn the same each time', () => {
      checkDrawing(figure.name, svg);
      expect(svg).not.toMatch(/script|href|foreignObject|url\(|@import|NaN|undefined/i);
      expect(gzipSync(svg).length).toBeLessThan(12 * 1024);
      expect(figure.draw()).toBe(svg);
    });

    it('a figure of the kit has everything inside its box', () => {
      expect(frame.width).toBe(360);
      const corners = [...drawing.labels, ...drawing.letters].flatMap(({ box }): Point[] => [
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ]);
      const isInside = ([x, y]: Point) =>
        x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
      // A single expectation, because one per point would take longer than drawing.
      expect([...drawing.points, ...corners].filter((point) => !isInside(point))).toEqual([]);
    });

    it.each(['labels', 'letters'] as const)(
      'a figure of the kit has %s that cover neither each other nor a line',
      (kind) => {
        const faults = drawing[kind].flatMap(({ text, box }, index) => {
          const covered = drawing.lines.reduce((sum, [start, end]) => sum + lengthInside(box, start, end), 0);
          const others = drawing[kind].slice(index + 1).filter((other) => !(overlapOf(box, other.box) < 1));
          const lines = covered < 5 ? [] : [{ text: 'a line' }];
          return [...others, ...lines].map((other) => `${text} and ${other.text}`);
        });
        expect(faults).toEqual([]);
      },
    );

    it('a figure of the kit has a description that differs from its caption', () => {
      expect(figure.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(figure.caption.length).toBeGreaterThan(20);
      expect(figure.description.length).toBeGreaterThan(60);
      expect(figure.description.length).toBeLessThanOrEqual(300);
      expect(figure.description).not.toContain(figure.caption);
      expect(figure.description).not.toMatch(/[$\\]/);
      const [subject = '', ...rest] = chapter.split('-');
      const chapters = readdirSync(new URL(`../../content/library/${subject}`, import.meta.url));
      expect(chapters.map((folder) => folder.replace(/^\d\d-/, ''))).toContain(rest.join('-'));
    });
  },
);

/** Contrast of two colours by the formula of WCAG, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark', 'print'] as const)('the drawing kit has readable colours in %s', (look) => {
  const at = ({ light: 0, dark: 1, print: 2 } as const)[look];
  const { page, ink, soft, pen, red, green, amber, violet, tint, warm, glass, leaf, metal, gold } = colours;
  for (const one of [ink, soft, pen, red, green, amber, violet])
    expect(contrast(one[at], page[at]), one[at]).toBeGreaterThan(4.5);
  for (const fill of [tint, warm, glass, leaf, metal, gold])
    expect(contrast(ink[at], fill[at]), fill[at]).toBeGreaterThan(4.5);
  const onFills = [
    [red, warm],
    [red, glass],
    [green, leaf],
    [pen, tint],
    [pen, glass],
  ] as const;
  for (const [one, fill] of onFills) expect(contrast(one[at], fill[at]), one[at]).toBeGreaterThan(4.4);
});

it('the drawing kit rejects a label without room, outside the drawing or over another label', () => {
  const crowded = new Figure(100);
  for (let x = 0; x < 360; x += 3)
    crowded.line([
      [x, 0],
      [x, 100],
    ]);
  expect(() => crowded.label('no room', [180, 50]).svg()).toThrow(LayoutError);
  expect(() => new Figure(100).text('outside', [350, 50]).svg()).toThrow(/outside the box/);
  expect(() => new Figure(100).text('one', [90, 50]).text('two', [92, 52]).svg()).toThrow(/covers something/);
  expect(() =>
    new Figure(100)
      .line([
        [0, 10],
        [360, 10],
      ])
      .svg(),
  ).toThrow(/wide/);
});

it('the drawing kit rejects a false claim, an unknown style and a point that is not a number', () => {
  expect(() => claim(false, 'the ray passes the focus')).toThrow('the ray passes the focus');
  expect(() => claimNear(1, 2, 0.5, 'half')).toThrow('half');
  expect(() =>
    new Figure(50).line(
      [
        [10, 10],
        [20, 20],
      ],
      'purple',
    ),
  ).toThrow('no "purple"');
  expect(() =>
    new Figure(50).line([
      [10, Number.NaN],
      [20, 20],
    ]),
  ).toThrow('not a number');
});

it('the drawing kit includes every figure that has a file, and none twice in a chapter', () => {
  const home = new URL('../figures/', import.meta.url);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => {
    return file.endsWith('.ts') && /: FigureSource = /.test(readFileSync(new URL(file, home), 'utf8'));
  });
  expect(files).toHaveLength(figures.length);
  const names = figures.map(({ chapter, figure }) => `${chapter}/${figure.name}`);
  expect(new Set(names).size).toBe(names.length);
});

it('the drawing kit writes all drawings and a preview page, and lists failed ones separately', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  try {
    const [good] = figures;
    if (!good) throw new Error('there is no figure');
    const draw = () => new Figure(100).text('one', [90, 50]).text('two', [92, 52]).svg();
    const bad = { chapter: good.chapter, figure: { ...good.figure, name: 'crowded', draw } };
    const failures = writeFigures([good, bad], folder);
    expect(failures).toEqual([expect.stringMatching(/crowded: the label "one" covers something/)]);
    expect(existsSync(join(folder, bad.chapter, 'crowded.failed.svg'))).toBe(true);
    expect(readFileSync(join(folder, good.chapter, `${good.figure.name}.svg`), 'utf8')).toBe(
      good.figure.draw(),
    );
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page.split(`src="${good.chapter}/${good.figure.name}.svg"`)).toHaveLength(3);
    expect(page).not.toContain('crowded');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
