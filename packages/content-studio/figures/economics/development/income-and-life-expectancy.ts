import { drawAxes } from '#figures/kit/axes.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** Income a head in thousand rupees a year and life expectancy in years. */
const districts: Record<string, Point> = {
  A: [40, 62],
  B: [80, 74],
  C: [120, 66],
  D: [160, 72],
  E: [200, 70],
};

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 58, right: 324, top: 46, bottom: 246 },
    { from: 0, to: 240, step: 40, name: 'Per capita income (₹ thousand a year)' },
    { from: 60, to: 76, step: 2, name: 'Life expectancy (years)' },
    true,
  );
  for (const [name, pair] of Object.entries(districts)) {
    figure.dot(toPoint(pair), 'red', 4);
    figure.label(name, toPoint(pair), ['ne', 'n'], { gap: 7 });
  }
  return figure.svg();
}

export const incomeAndLifeExpectancy: FigureSource = {
  name: 'income-and-life-expectancy',
  caption: 'Per capita income and life expectancy of five districts (invented figures).',
  description:
    'Five dots on a grid, per capita income in thousand rupees a year to the right, life expectancy in years upwards. A: 40 and 62. B: 80 and 74. C: 120 and 66. D: 160 and 72. E: 200 and 70.',
  draw,
};
