import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(150);
  const side = 36;
  const height = (side * Math.sqrt(3)) / 2;
  let left = 22;
  for (const count of [1, 2, 3, 4]) {
    const at = (index: number): Point => [left + (index * side) / 2, index % 2 === 0 ? 80 : 80 - height];
    for (let index = 0; index < count; index++) {
      if (index === 0) figure.line([at(0), at(1)], 'bold amber');
      figure
        .line([at(index), at(index + 2)], 'bold amber')
        .line([at(index + 1), at(index + 2)], 'bold amber');
    }
    const width = ((count + 1) * side) / 2;
    figure.text(String(count), [left + width / 2, 104], { size: 'small' });
    left += width + 22;
  }
  return figure.svg();
}

export const trianglesOfMatchsticks: FigureSource = {
  name: 'triangles-of-matchsticks',
  caption: 'The first four patterns of triangles.',
  description:
    'Four patterns of matchsticks. The first is one triangle of 3 sticks; each following pattern has one triangle more in the row, pointing up and down by turns, with a side in common with the triangle before it.',
  draw,
};
