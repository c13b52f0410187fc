import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawMirror } from '#figures/kit/mirror-figure.ts';
import { reflect } from '#figures/kit/optics.ts';
import { between, distanceToLine, move, type Point, subtract } from '#figures/kit/point.ts';
import { markPoints } from '#figures/kit/ray-ends.ts';

function draw(): string {
  const figure = new Figure(250);
  const pole: Point = [306, 110];
  figure.line(
    [
      [10, pole[1]],
      [350, pole[1]],
    ],
    'soft thin',
  );
  const { centre, focus, faceAt } = drawMirror(figure, {
    kind: 'concave',
    pole,
    radius: 200,
    halfAperture: 74,
  });
  const hit = faceAt(60);
  const away = reflect([1, 0], subtract(hit, centre));
  claim(distanceToLine(focus, hit, move(hit, away, 10)) < 6, 'the reflected ray belongs to the focus');
  figure.ray(
    [
      [20, hit[1] - 3],
      [hit[0], hit[1] - 3],
    ],
    'pen',
    0.3,
  );
  const ends: [name: string, aim: Point][] = [
    ['B', centre],
    ['D', focus],
    ['E', between(pole, focus, 0.5)],
  ];
  for (const [name, aim] of ends) {
    const end = move(hit, subtract(aim, hit), name === 'B' ? 236 : name === 'D' ? 170 : 130);
    figure.line([hit, end], 'red dashed').label(name, end, ['sw', 's', 'w'], { colour: 'red' });
  }
  figure.line(
    [
      [hit[0], hit[1] + 3],
      [60, hit[1] + 3],
    ],
    'red dashed',
  );
  figure.label('A', [60, hit[1] + 3], ['sw', 's'], { colour: 'red' });
  markPoints(figure, { C: centre, F: focus, P: pole });
  return figure.svg();
}

export const fourPathsAtAMirror: FigureSource = {
  name: 'four-paths-at-a-mirror',
  caption:
    'A ray parallel to the principal axis falls on a concave mirror; four paths are offered for the reflected ray.',
  description:
    'A concave mirror with P, F and C on its axis; C is on the left, F half-way. A ray comes from the left above the axis, parallel to it. From the point where it meets the mirror four dashed lines lead back: A is the same line back, B passes through C, D through F, and E through a point between F and P.',
  draw,
};
