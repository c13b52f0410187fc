import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFigureLine } from '@repo/contracts/figures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { crosses, offspringOf, progressionOf, sectorOf } from '#src/features/chapter/moving/counted.ts';
import { fieldCircle, halfLoop, parallelOf, seriesOf } from '#src/features/chapter/moving/electricity.ts';
import { similarOf, tangentOf } from '#src/features/chapter/moving/geometry.ts';
import { cumulativeOf, currentOf, phOf, zeroesOf } from '#src/features/chapter/moving/graphs.ts';
import { kinds } from '#src/features/chapter/moving/kinds.ts';
import { imageOf } from '#src/features/chapter/moving/optics.ts';
import { movingFigures } from '#src/features/chapter/moving/registry.ts';
import { drawingWidth } from '#src/features/chapter/moving/shape.ts';
import { open, publish, useStudyApp } from './study-app.tsx';

const library = join(import.meta.dirname, '../../../packages/content/library');

describe('the values of figures that move', () => {
  test.each([
    [40, 13.333, 0.333, true],
    [20, 20, 1, true],
    [15, 30, 2, true],
    [5, 10, 2, false],
    [8, 40, 5, false],
  ])(
    'a moving object at %i cm has its image at %f cm, %f times as tall',
    (object, distance, times, isReal) => {
      const image = imageOf(object);
      expect(image?.distance).toBeCloseTo(distance, 3);
      expect(image?.magnification).toBeCloseTo(times, 3);
      expect(image?.isReal).toBe(isReal);
    },
  );

  test('a moving object at the focus has no image', () => {
    expect(imageOf(10)).toBeNull();
  });

  test('a moving circuit of 6 V has the current that follows from the resistance', () => {
    expect([2, 3, 10, 12, 30].map((resistance) => currentOf(6, resistance))).toEqual([3, 2, 0.6, 0.5, 0.2]);
  });

  test('a moving curve x² − 4x + c has two zeroes, two equal ones, or none', () => {
    expect([-5, 0, 3, 4, 5].map(zeroesOf)).toEqual([[-1, 5], [0, 4], [1, 3], [2], []]);
  });

  test.each([
    [30, 115.5, 11],
    [60, 231, 22],
    [90, 346.5, 33],
    [120, 462, 44],
    [360, 1386, 132],
  ])('a moving sector of %i° has an area of %f cm² and an arc of %f cm', (angle, area, arc) => {
    expect(sectorOf(angle).area).toBeCloseTo(area);
    expect(sectorOf(angle).arc).toBeCloseTo(arc);
  });

  test('a moving AP of six terms has the sum of the formula', () => {
    for (const difference of [-2, -1, 0, 3, 4]) {
      const { terms, sum } = progressionOf(difference);
      expect(terms.reduce((total, term) => total + term, 0)).toBe(sum);
    }
    expect(progressionOf(3)).toEqual({ terms: [10, 13, 16, 19, 22, 25], sum: 105 });
  });

  test("Mendel's crosses give their ratios", () => {
    expect(crosses.map((cross) => offspringOf(cross).tall)).toEqual([4, 4, 3, 2, 0]);
    expect(offspringOf(['Tt', 'Tt']).cells).toEqual(['TT', 'Tt', 'Tt', 'tt']);
  });

  test('a moving tangent has the length by Pythagoras', () => {
    expect([6, 7, 10, 12, 13].map((distance) => Number(tangentOf(distance).toFixed(3)))).toEqual([
      3.317, 4.899, 8.66, 10.909, 12,
    ]);
  });

  test('a moving similar triangle has sides in the ratio and an area in its square', () => {
    expect([0.5, 1, 1.5, 2, 2.5].map((ratio) => similarOf(ratio).areas)).toEqual([0.25, 1, 2.25, 4, 6.25]);
    expect(similarOf(1.5).sides).toEqual([6, 9, 7.5]);
  });

  test.each([
    [2, 8, 1.5, 1.5, 8],
    [3, 9, 4 / 3, 2, 6],
    [6, 12, 1, 3, 4],
    [12, 18, 2 / 3, 4, 3],
    [4, 10, 1.2, 2.4, 5],
  ])(
    'a moving circuit of 6 Ω and %i Ω has %f Ω and %f A in series, %f Ω and %f A in parallel',
    (second, total, current, less, more) => {
      expect(seriesOf(second).total).toBeCloseTo(total);
      expect(seriesOf(second).current).toBeCloseTo(current);
      expect(parallelOf(second).total).toBeCloseTo(less);
      expect(parallelOf(second).current).toBeCloseTo(more);
    },
  );

  test.each([0.2, 0.4, 0.5, 0.7, 0.9])(
    'a moving field line of a coil is the circle of the ratio %f',
    (ratio) => {
      const { away, radius } = fieldCircle(ratio);
      for (const y of [away - radius, away + radius])
        expect(Math.abs(y - halfLoop) / Math.abs(y + halfLoop)).toBeCloseTo(ratio);
    },
  );

  test('a moving dilution of acid comes close to pH 7 and never above it', () => {
    expect([0, 1, 3, 6, 8].map((dilutions) => Number(phOf(dilutions).toFixed(2)))).toEqual([
      1, 2, 4, 6.79, 7,
    ]);
    expect(phOf(8)).toBeLessThan(7);
  });

  test('a moving ogive adds up the classes of its histogram', () => {
    expect([145, 150, 155, 160, 165].map(cumulativeOf)).toEqual([5, 13, 28, 40, 50]);
  });
});

describe('the registry of figures that move', () => {
  test('the registry of figures that move names drawings of the starter library, with a value of their slider', () => {
    const slugs = new Set(
      readdirSync(library, { recursive: true, encoding: 'utf8' }).flatMap(
        (path) => /figures\/([a-z0-9-]+)\.svg$/.exec(path)?.[1] ?? [],
      ),
    );
    for (const [slug, [kind, start]] of Object.entries(movingFigures)) {
      expect(slugs, 'the library has no such drawing').toContain(slug);
      const { min, max, step } = kinds[kind];
      expect(start).toBeGreaterThanOrEqual(min);
      expect(start).toBeLessThanOrEqual(max);
      expect((start - min) % step).toBe(0);
    }
  });

  test.each(Object.entries(kinds))(
    'the moving figure %s draws every value without gaps, labels inside',
    (_, moving) => {
      for (let value = moving.min; value <= moving.max; value += moving.step) {
        expect(moving.say(value)).not.toBe('');
        for (const shape of moving.draw(value)) {
          const points = shape.kind === 'line' ? shape.points : [shape.at];
          expect(points.flat().every(Number.isFinite)).toBe(true);
          if (shape.kind === 'text' && !shape.text.startsWith('A')) {
            expect(shape.at[0]).toBeGreaterThan(4);
            expect(shape.at[0]).toBeLessThan(drawingWidth - 4);
            expect(shape.at[1]).toBeGreaterThan(0);
            expect(shape.at[1]).toBeLessThan(moving.height);
          }
        }
      }
    },
  );
});

describe('a figure that moves', () => {
  useStudyApp();

  test('a figure that moves opens at its figure in the notes; its slider speaks value and unit, and changes the drawing', async () => {
    publish(({ subjects }) => {
      for (const page of subjects[0]?.chapters[0]?.topics.flatMap(({ pages }) => pages) ?? [])
        page.content = writeFigureLine({
          name: 'convex-lens-at-2f-d360x200-000000000001',
          caption: 'A lens',
          description: 'Rays through a lens.',
        });
    });
    const { user } = await open('/tabs/s1/s1-c1');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await user.click(await screen.findByRole('button', { name: /^Move it yourself.*A lens/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the figure' }));
    const slider = dialog.getByRole('slider', { name: 'Object distance' });
    expect(slider.getAttribute('aria-valuetext')).toBe('20 cm');
    const before = dialog.getByRole('img').innerHTML;
    fireEvent.change(slider, { target: { value: '15' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('15 cm');
    expect(dialog.getByRole('status').textContent).toBe(
      'Image 30 cm behind the lens: real, inverted, 2 times as tall as the object.',
    );
    expect(dialog.getByRole('img').innerHTML).not.toBe(before);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
