import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point, polar, scale } from '#figures/kit/point.ts';
import { areaOf, rim } from './sectors.ts';

const radius = 108;

function draw(): string {
  const figure = new Figure(250);
  const centre: Point = [180, 122];
  const corner = (at: number) => add(centre, scale(polar(at * 60), radius));
  const corners = [0, 1, 2, 3, 4, 5].map(corner);
  const designs = corners.map((_, at) => rim(centre, radius, at * 60, (at + 1) * 60, 1000));
  const total = designs.reduce((sum, design) => sum + areaOf(design), 0);
  claimNear(distance(corner(1), corner(2)), radius, 1e-9, 'a side of the hexagon is as long as the radius');
  claim(designs.length === 6, 'there are six designs');
  claimNear(
    total,
    (Math.PI - 1.5 * Math.sqrt(3)) * radius ** 2,
    1,
    'the designs are the circle without the hexagon',
  );
  for (const at of corners.keys()) figure.polygon(rim(centre, radius, at * 60, (at + 1) * 60, 24), 'warm');
  figure
    .polygon(corners, 'glass')
    .line([centre, corner(2)], 'pen dashed')
    .dot(centre);
  figure.label('O', centre, ['se', 's'], { isOnShape: true });
  figure.label('*r*', between(centre, corner(2), 0.5), ['ne', 'e'], { colour: 'pen', isOnShape: true });
  return figure.svg();
}

export const tableCover: FigureSource = {
  name: 'table-cover',
  caption: 'A round table cover: six equal segments lie between a regular hexagon and the rim.',
  description:
    'A circle with the centre O and the radius r. A blue regular hexagon stands in it with its six corners on the circle. The six thin red segments between its sides and the circle are the border.',
  draw,
};
