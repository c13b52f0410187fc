import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { crossProduct, isSameDirection, type Solid } from '#figures/kit/space.ts';

/** Seen from above, the current goes down: the needles point clockwise around the wire, which shows no sign. */
function draw(): string {
  const figure = new Figure(260);
  const wire: Point = [180, 124];
  const current: Solid = [0, 0, -1];
  figure.circle(wire, 10, 'metal');
  figure.circle(wire, 66, 'soft thin dashed');
  for (const place of [0, 90, 180, 270]) {
    const outwards = polar(place);
    const centre = add(wire, scale(outwards, 66));
    const needle = polar(place - 90);
    const away: Solid = [outwards[0], -outwards[1], 0];
    claim(
      isSameDirection(crossProduct(current, away), [Math.round(needle[0]), -Math.round(needle[1]), 0]),
      'the field of the wire is current × distance',
    );
    const [tip, side] = [scale(needle, 19), scale(polar(place), 5)];
    figure.circle(centre, 26, 'soft blank');
    figure.polygon([add(centre, tip), add(centre, side), add(centre, scale(side, -1))], 'warm red');
    figure.polygon([add(centre, scale(tip, -1)), add(centre, side), add(centre, scale(side, -1))], 'metal');
  }
  figure.text('wire', [180, 147], { size: 'small' });
  figure.text('red: north end', [340, 228], { anchor: 'end', colour: 'red', size: 'small' });
  return figure.svg();
}

export const compassesAroundAWire: FigureSource = {
  name: 'compasses-around-a-wire',
  caption: 'Four compasses around an upright wire with a current, seen from above.',
  description:
    'An upright wire seen from above, with a compass on each of four sides. The north end of each needle points along a circle around the wire: to the right above the wire, downwards on its right side, to the left below it and upwards on its left side.',
  draw,
};
