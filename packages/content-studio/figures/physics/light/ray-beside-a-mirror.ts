import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { angleBetween, move, type Point, polar, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(180);
  const [hit, left]: Point[] = [
    [220, 130],
    [40, 130],
  ];
  if (!hit || !left) throw new Error('the mirror has two points');
  figure.line([left, [320, 130]], 'bold');
  for (let x = 46; x < 320; x += 11)
    figure.line(
      [
        [x, 132],
        [x - 6, 139],
      ],
      'soft thin',
    );
  const start = move(hit, polar(180 - 25), 190);
  claimNear(angleBetween(subtract(start, hit), subtract(left, hit)), 25, 1e-6, 'the ray makes 25 degrees');
  figure.ray([start, hit]).angle(hit, start, left, 64, 'red');
  figure.text('25°', move(hit, polar(180 - 12.5), 86), { colour: 'red' });
  figure.label('mirror', [320, 134], ['s', 'e', 'n']);
  return figure.svg();
}

export const rayBesideAMirror: FigureSource = {
  name: 'ray-beside-a-mirror',
  caption: 'A ray that falls on a plane mirror.',
  description:
    'A flat mirror lies level, seen from the side. A ray comes down from the upper left and meets it. The angle between the ray and the surface of the mirror is marked 25 degrees. The reflected ray is not drawn.',
  draw,
};
