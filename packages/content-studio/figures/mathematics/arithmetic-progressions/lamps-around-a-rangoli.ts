import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const centre: Point = [180, 124];

function draw(): string {
  const figure = new Figure(260);
  for (let petal = 0; petal < 6; petal++)
    figure.circle(add(centre, scale(polar(60 * petal), 16)), 7, 'warm red thin');
  [8, 14, 20].forEach((lamps, index) => {
    claimNear(lamps, 8 + 6 * index, 0, 'each circle has 6 lamps more');
    const radius = 46 + 30 * index;
    figure.circle(centre, radius, 'soft thin faint');
    for (let lamp = 0; lamp < lamps; lamp++)
      figure.circle(add(centre, scale(polar(90 + (360 * lamp) / lamps), radius)), 5, 'sun amber');
  });
  return figure.svg();
}

export const lampsAroundARangoli: FigureSource = {
  name: 'lamps-around-a-rangoli',
  caption: 'The three innermost circles of lamps.',
  description:
    'A rangoli like a flower with six petals. Round it lie small lamps on three circles with the same centre: 8 lamps on the innermost circle, 14 on the next and 20 on the third.',
  draw,
};
