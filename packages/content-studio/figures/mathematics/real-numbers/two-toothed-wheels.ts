import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

/** Pixels of the rim for one tooth and the gap beside it. */
const tooth = 13.5;
const radiusOf = (teeth: number) => (teeth * tooth) / (2 * Math.PI);

/** A wheel with a tooth in the direction `from`, in degrees. */
function drawWheel(figure: Figure, centre: Point, teeth: number, from: number, look: string): void {
  const radius = radiusOf(teeth);
  const rim = Array.from({ length: teeth }, (_, index) =>
    [-0.3, -0.18, 0.18, 0.3].map((part, place) => {
      const isTip = place === 1 || place === 2;
      const out = radius + (isTip ? 4 : -4);
      return add(centre, scale(polar(from + ((index + part) * 360) / teeth), out));
    }),
  ).flat();
  figure.polygon(rim, look).dot(centre, 'ink', 3);
}

function draw(): string {
  const figure = new Figure(220);
  const [small, large] = [radiusOf(24), radiusOf(40)];
  const [left, right]: Point[] = [
    [24 + small, 106],
    [24 + 2 * small + large, 106],
  ];
  if (!left || !right) throw new Error('there are two wheels');
  claimNear(right[0] - left[0], small + large, 1e-9, 'the wheels touch');
  drawWheel(figure, left, 24, 0, 'gold amber');
  drawWheel(figure, right, 40, 180 + 180 / 40, 'glass pen');
  figure
    .dot(add(left, [small - 9, 0]), 'red', 4)
    .dot(add(right, [9 - large, 0]), 'red', 4)
    .text('24 teeth', add(left, [0, 22]), { isOnShape: true })
    .text('40 teeth', add(right, [0, 22]), { isOnShape: true });
  return figure.svg();
}

export const twoToothedWheels: FigureSource = {
  name: 'two-toothed-wheels',
  caption: 'Two toothed wheels at the start, with the two marks side by side.',
  description:
    'Two toothed wheels that touch, a small one with 24 teeth on the left, a large one with 40 teeth on the right. A red mark on the rim of each lies just where they touch.',
  draw,
};
