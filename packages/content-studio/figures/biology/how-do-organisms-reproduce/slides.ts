import type { Figure } from '#figures/kit/figure.ts';
import type { Point } from '#figures/kit/point.ts';
import { ellipse, smoothThrough } from '#figures/kit/smooth-curve.ts';

/** The round field of view of a microscope. */
export const drawField = (figure: Figure, centre: Point, radius: number) =>
  figure.circle(centre, radius, 'bold');

/** A yeast cell with its nucleus; a bud is a smaller one that overlaps it. */
export function drawYeast(figure: Figure, [x, y]: Point, size: number): void {
  figure.polygon(ellipse([x, y], size, size * 0.82, 24), 'gold amber');
  if (size > 12) figure.dot([x - size * 0.2, y + size * 0.1], 'amber', 3);
}

/** A cell with an uneven outline, such as an Amoeba after its division. */
export function drawUnevenCell(figure: Figure, [x, y]: Point, size: number, sign: 1 | -1): void {
  const outline: Point[] = (
    [
      [1, 0],
      [0.72, 0.6],
      [0.2, 0.86],
      [-0.5, 0.72],
      [-0.98, 0.3],
      [-0.8, -0.36],
      [-0.3, -0.9],
      [0.5, -0.74],
    ] as const
  ).map(([across, up]): Point => [x + sign * size * across, y + size * up]);
  figure.polygon(smoothThrough(outline, true, 5), 'glass pen');
  figure.dot([x - sign * 2, y], 'pen', 4);
}
