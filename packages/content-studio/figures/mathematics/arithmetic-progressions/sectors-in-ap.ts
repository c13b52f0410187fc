import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const centre: Point = [180, 120];
  let from = 0;
  [40, 56, 72, 88, 104].forEach((angle, index) => {
    const edge = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((part) =>
      add(centre, scale(polar(from + (angle * part) / 10), 96)),
    );
    figure.polygon([centre, ...edge], ['warm', 'glass', 'leaf', 'gold', 'tint'][index]);
    if (index === 0) figure.text('40°', add(centre, scale(polar(20), 62)), { isOnShape: true });
    from += angle;
  });
  claim(from === 360, 'the sectors fill the disc');
  return figure.svg();
}

export const sectorsInAp: FigureSource = {
  name: 'sectors-in-ap',
  caption: 'A disc of five sectors; their angles are in AP.',
  description:
    'A disc that is cut into five sectors, which grow from one to the next, anticlockwise. The smallest is marked 40 degrees. The other four carry no numbers.',
  draw,
};
