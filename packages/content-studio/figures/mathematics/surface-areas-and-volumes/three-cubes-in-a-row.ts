import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBox } from '#figures/kit/solids.ts';

function draw(): string {
  const figure = new Figure(200);
  const unit = 15;
  for (const index of [0, 1, 2])
    drawBox(figure, [40 + index * 5 * unit, 160], [5 * unit, 5 * unit, 5 * unit]);
  figure.text('5 cm', [40 + 2.5 * unit, 175]);
  return figure.svg();
}

export const threeCubesInARow: FigureSource = {
  name: 'three-cubes-in-a-row',
  caption: 'Three equal cubes, joined face to face.',
  description:
    'Three equal cubes stand in a row and are joined face to face to one cuboid. The edge of one cube is marked 5 cm.',
  draw,
};
