import { drawAxes } from '#figures/kit/axes.ts';
import type { Figure } from '#figures/kit/figure.ts';
import type { Point } from '#figures/kit/point.ts';

/** The heights of 50 students of the worked example: classes from 140 to 165 cm. */
const frequencies = [5, 8, 15, 12, 10];
export const limits = [140, 145, 150, 155, 160, 165];
export const lessThan = limits.map((_, index) =>
  frequencies.slice(0, index).reduce((sum, one) => sum + one, 0),
);
export const moreThan = lessThan.map((below) => 50 - below);
/** The median by the formula of grouped data. */
export const median = 150 + ((25 - 13) / 15) * 5;

/** Axes with a grid for both ogives. */
export function drawHeightAxes(figure: Figure): (pair: Point) => Point {
  return drawAxes(
    figure,
    { left: 52, right: 320, top: 44, bottom: 250 },
    { from: 140, to: 165, step: 5, name: 'Height (cm)' },
    { from: 0, to: 50, step: 10, name: 'Cumulative frequency' },
    true,
  );
}
