import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { reflect } from '#figures/kit/optics.ts';
import { distanceToLine, move, type Point, towards } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(240);
  const mirrorX = 180;
  const [object, image]: [Point, Point] = [
    [80, 70],
    [280, 70],
  ];
  claimNear(
    mirrorX - object[0],
    image[0] - mirrorX,
    0,
    'the image is as far behind as the object is in front',
  );
  figure.line(
    [
      [mirrorX, 30],
      [mirrorX, 200],
    ],
    'bold',
  );
  for (let y = 38; y < 200; y += 11)
    figure.line(
      [
        [mirrorX + 1, y],
        [mirrorX + 7, y - 6],
      ],
      'soft thin',
    );
  for (const y of [104, 134]) {
    const hit: Point = [mirrorX, y];
    const after = reflect(towards(object, hit), [1, 0]);
    claim(
      distanceToLine(image, hit, move(hit, after, 10)) < 1e-6,
      'the reflected ray seems to come from the image',
    );
    figure.ray([object, hit]).ray([hit, move(hit, after, 118)], 'pen', 0.65);
    figure.line([hit, image], 'pen dashed thin');
  }
  figure.dot(object, 'red', 4).dot(image, 'red', 4);
  figure.span([object[0], 46], [mirrorX - 2, 46]).span([mirrorX + 2, 46], [image[0], 46]);
  figure.label('*d*', [130, 46], 'n').label('*d*', [230, 46], 'n');
  figure
    .label('object', object, ['w', 'sw'], { colour: 'red' })
    .label('image', image, ['e', 'se'], { colour: 'red' });
  figure.label('eye', [70, 205], ['w', 'n']).label('mirror', [mirrorX, 204], ['s', 'se']);
  return figure.svg();
}

export const planeMirror: FigureSource = {
  name: 'plane-mirror',
  caption:
    'The image in a plane mirror is virtual and as far behind the mirror as the object is in front of it.',
  description:
    'Two rays leave a point on the left, are reflected by an upright flat mirror and spread apart towards an eye. Drawn on behind the mirror as dashed lines they meet at the image, at the same distance d from the mirror as the object.',
  draw,
};
