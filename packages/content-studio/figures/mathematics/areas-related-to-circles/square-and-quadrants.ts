import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { areaOf, claimSector, rim } from './sectors.ts';

const centimetre = 14;
const [side, radius] = [14 * centimetre, 7 * centimetre];

function draw(): string {
  const figure = new Figure(240);
  const [left, top]: Point = [80, 10];
  const corners: [Point, number][] = [
    [[left, top + side], 0],
    [[left + side, top + side], 90],
    [[left + side, top], 180],
    [[left, top], 270],
  ];
  claimSector(radius, [0, 90], centimetre, 38.5);
  const inner = corners.flatMap(([corner, from]) => rim(corner, radius, from + 90, from, 1000));
  claimNear(areaOf(inner) / centimetre ** 2, 196 - 154, 0.1, 'the shaded area is 42 square centimetres');
  figure.rectangle([left, top], [left + side, top + side], 'warm');
  for (const [corner, from] of corners)
    figure.polygon([corner, ...rim(corner, radius, from, from + 90)], 'blank');
  figure.text('7 cm', [left + radius / 2, top + side + 14]);
  figure.text('7 cm', [left + (radius * 3) / 2, top + side + 14]);
  figure.text('14 cm', add([left + side, top], [28, side / 2]));
  return figure.svg();
}

export const squareAndQuadrants: FigureSource = {
  name: 'square-and-quadrants',
  caption: 'A square of 14 cm without four quadrants of radius 7 cm.',
  description:
    'A square with a side of 14 cm. Around each corner lies a quarter of a disc with the radius 7 cm; neighbouring quarters touch at the middle of a side. The red shape with four curved sides that is left in the middle is the shaded area.',
  draw,
};
