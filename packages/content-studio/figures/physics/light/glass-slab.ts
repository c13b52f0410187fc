import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { throughGlass } from '#figures/kit/glass.ts';
import { angleBetween, meet, move, type Point, polar } from '#figures/kit/point.ts';

const index = 1.52;

/** The slab of the worked example: a ray that enters at 50° leaves at 50°, only shifted. */
function draw(): string {
  const figure = new Figure(300);
  const corners: Point[] = [
    [60, 90],
    [300, 90],
    [300, 196],
    [60, 196],
  ];
  figure.polygon(corners, 'glass');
  const direction = polar(-40);
  const start: Point = [66, 22];
  const { entry, exit, inside, after } = throughGlass(corners, start, direction, index);
  const down: Point = [0, 1];
  claimNear(angleBetween(direction, down), 50, 1e-6, 'the ray falls in at 50 degrees');
  claimNear(angleBetween(after, down), 50, 1e-6, 'the emergent ray is parallel to the incident ray');
  claim(angleBetween(inside, down) < 50, 'in glass the ray is nearer to the normal');
  for (const point of [entry, exit])
    figure.line(
      [
        [point[0], point[1] - 62],
        [point[0], point[1] + 62],
      ],
      'soft thin dashed',
    );
  const straight = move(entry, direction, 186);
  figure.line([entry, straight], 'pen dashed thin');
  figure
    .ray([start, entry])
    .ray([entry, exit])
    .ray([exit, move(exit, after, 76)], 'pen', 0.4);
  const far = move(exit, after, 56);
  const across = meet(far, move(far, [after[1], -after[0]], 10), entry, straight);
  figure.span(far, across, 'red thin');
  figure.angle(entry, start, [entry[0], entry[1] - 10], 28, 'thin');
  figure.angle(entry, exit, [entry[0], entry[1] + 10], 30, 'thin');
  figure.angle(exit, move(exit, after, 10), [exit[0], exit[1] + 10], 28, 'thin');
  figure
    .text('*i*', move(entry, polar(115), 40), { letter: 'A' })
    .text('*r*', move(entry, polar(-75), 44), { letter: 'B' });
  figure.text('*e*', move(exit, polar(-65), 40), { letter: 'C' });
  figure.text('incident ray', [6, 52], { anchor: 'start' });
  figure.text('emergent ray', [272, 266]);
  figure.text('lateral', [354, 219], { anchor: 'end', colour: 'red', size: 'small' });
  figure.text('displacement', [354, 234], { anchor: 'end', colour: 'red', size: 'small' });
  figure
    .text('air', [276, 76], { size: 'small' })
    .text('glass', [84, 106], { size: 'small', isOnShape: true });
  figure.text('air', [82, 212], { size: 'small' });
  return figure.svg();
}

export const glassSlab: FigureSource = {
  name: 'glass-slab',
  caption:
    'Refraction through a glass slab: $\\angle i = \\angle e$, and the emergent ray is only shifted sideways.',
  description:
    'A ray meets the upper face of a glass slab at 50° to the normal, bends towards the normal inside and away from it on leaving. The emergent ray is parallel to the incident ray, drawn on as a dashed line; the gap between them is marked.',
  draw,
};
