import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanDrawing } from '@repo/content/clean-drawing';
import { expect, it } from 'vitest';
import { figures } from '#figures/index.ts';
import { drawnFile, figuresFolder, shownFigures } from '#figures/write-library-figures.ts';

const shown = shownFigures();

it('the starter library shows every figure of the drawing kit', () => {
  const isShown = new Set(shown);
  expect(figures.filter((entry) => !isShown.has(entry)).map(({ figure }) => figure.name)).toEqual([]);
});

it('the starter library contains an up-to-date drawing of every figure that its texts show', () => {
  for (const entry of shown)
    expect(readFileSync(join(figuresFolder(entry.chapter), `${entry.figure.name}.svg`), 'utf8')).toBe(
      drawnFile(entry),
    );
});

it.each(figures.map(({ chapter, figure }) => [`${chapter}/${figure.name}`, figure] as const))(
  'the starter library keeps all of a drawing when it is cleaned: %s',
  { tags: ['nightly'] },
  (_, figure) => {
    const svg = figure.draw();
    const clean = cleanDrawing(svg);
    expect(clean.dropped).toEqual({});
    expect(clean.svg.replaceAll(/<\/?[a-z]+/gi, '').length).toBeGreaterThan(svg.length * 0.5);
    expect(clean.svg).toContain('prefers-color-scheme');
  },
);
