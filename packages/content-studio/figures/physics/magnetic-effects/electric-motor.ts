import { wirePart } from '#figures/kit/circuit.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { crossProduct, isSameDirection, type Solid } from '#figures/kit/space.ts';

/** Seen from above: field to the right; the current goes away from us on the left, comes back on the right. */
function draw(): string {
  const figure = new Figure(360);
  const [left, right, far, near] = [120, 240, 46, 170];
  figure.rectangle([20, 60], [84, 156], 'warm').text('N', [52, 108], { isOnShape: true });
  figure.rectangle([276, 60], [340, 156], 'metal').text('S', [308, 108], { isOnShape: true });
  figure.line(
    [
      [168, 206],
      [168, 190],
      [left, near],
      [left, far],
      [right, far],
      [right, near],
      [192, 190],
      [192, 206],
    ],
    'bold',
  );
  for (const y of [74, 142]) figure.arrow([88, y], [112, y], 'green').arrow([248, y], [272, y], 'green');
  figure.label('*B*', [100, 74], 'n', { colour: 'green' });
  const field: Solid = [1, 0, 0];
  claim(
    isSameDirection(crossProduct([0, 1, 0], field), [0, 0, -1]),
    'the left side is pushed down, away from us',
  );
  claim(
    isSameDirection(crossProduct([0, -1, 0], field), [0, 0, 1]),
    'the right side is pushed up, so the coil turns',
  );
  figure.arrowHead([left, 96], [0, -1], 'red', 10).arrowHead([right, 120], [0, 1], 'red', 10);
  figure.text('pushed down', [184, 86], { size: 'small' }).text('pushed up', [174, 130], { size: 'small' });
  figure.arrow([144, 86], [126, 94], 'soft thin').arrow([208, 130], [234, 120], 'soft thin');
  const ring: Point = [180, 222];
  figure.arc(ring, 20, 104, 256, 'bold amber').arc(ring, 20, -76, 76, 'bold amber');
  figure
    .line(
      [
        [168, 206],
        [172, 204],
      ],
      'bold',
    )
    .line(
      [
        [192, 206],
        [188, 204],
      ],
      'bold',
    );
  figure.rectangle([144, 214], [157, 230], 'metal').rectangle([203, 214], [216, 230], 'metal');
  figure
    .line([
      [144, 222],
      [100, 222],
      [100, 290],
      [130, 290],
    ])
    .line([
      [216, 222],
      [260, 222],
      [260, 290],
      [230, 290],
    ]);
  wirePart(figure, 'battery', [130, 290], [230, 290]);
  figure.text('+', [160, 272]).text('−', [200, 272]);
  figure.arrow([92, 276], [92, 240], 'red');
  figure.label('coil', [right, 50], ['ne', 'e']).label('split ring', [194, 240], ['se', 's', 'e']);
  figure.label('brush', [146, 232], ['sw', 's', 'w']);
  return figure.svg();
}

export const electricMotor: FigureSource = {
  name: 'electric-motor',
  caption:
    'An electric motor seen from above: the split ring reverses the current in the coil after each half turn.',
  description:
    'A coil lies between a north pole on the left and a south pole on the right. Its ends go to two half rings that touch two brushes, joined to a battery. In the left side the current runs to the top of the picture, and this side is pushed down, away from us; the right side is pushed up, towards us.',
  draw,
};
