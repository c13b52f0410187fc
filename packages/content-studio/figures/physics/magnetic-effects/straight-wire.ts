import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, dot, type Point, polar, rotate, scale } from '#figures/kit/point.ts';

/** Seen from above: the current comes out of the page, the field goes round anticlockwise. */
function draw(): string {
  const figure = new Figure(300);
  const wire: Point = [180, 145];
  // The field falls as 1/r, so the radii of circles with equal parts of the field between them grow by a
  // constant factor.
  for (const radius of [0, 1, 2, 3].map((step) => 24 * 1.64 ** step)) {
    figure.circle(wire, radius, 'pen');
    for (const angle of radius > 30 ? [45, 225] : [45]) {
      const at = add(wire, scale(polar(angle), radius));
      const direction = rotate(polar(angle), 90);
      claim(Math.abs(dot(direction, polar(angle))) < 1e-9, 'the field is at right angles to the radius');
      figure.arrowHead(add(at, scale(direction, 4)), direction, 'pen', 8);
    }
  }
  figure.circle(wire, 10, 'warm red').dot(wire, 'red', 3.5);
  figure
    .line(
      [
        [187, 152],
        [300, 246],
      ],
      'soft thin',
    )
    .text('current towards you', [272, 258], { colour: 'red' });
  const east = add(wire, [24 * 1.64 ** 3, 0]);
  figure
    .arrow(east, add(east, [0, -40]), 'green bold')
    .label('*B*', add(east, [0, -40]), ['e', 'ne'], { colour: 'green' });
  return figure.svg();
}

export const straightWire: FigureSource = {
  name: 'straight-wire',
  caption:
    'Field of a straight wire, seen from above with the current coming up: circles that go round anticlockwise.',
  description:
    'A dot in a small circle shows a wire whose current comes out of the page. Four circles around it carry arrows that go round anticlockwise; they stand farther apart the farther out they are. East of the wire the field B points north.',
  draw,
};
