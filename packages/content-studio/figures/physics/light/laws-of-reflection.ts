import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { reflect } from '#figures/kit/optics.ts';
import { angleBetween, move, type Point, polar } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(220);
  const hit: Point = [180, 170];
  figure.line(
    [
      [60, 170],
      [300, 170],
    ],
    'bold',
  );
  for (let x = 66; x < 300; x += 11)
    figure.line(
      [
        [x, 172],
        [x - 6, 179],
      ],
      'soft thin',
    );
  const before = polar(-90 + 45);
  const after = reflect(before, [0, 1]);
  claimNear(angleBetween(after, [0, -1]), angleBetween(before, [0, 1]), 1e-9, 'the angles i and r are equal');
  const [start, end] = [move(hit, before, -150), move(hit, after, 150)];
  const up: Point = [180, 40];
  figure.line([hit, up], 'soft thin dashed').ray([start, hit]).ray([hit, end]);
  figure.angle(hit, start, up, 36, 'thin').angle(hit, end, up, 36, 'thin');
  figure
    .text('*i*', move(hit, polar(112), 50), { letter: 'P' })
    .text('*r*', move(hit, polar(68), 50), { letter: 'Q' });
  figure
    .label('normal', up, 'n', { letter: 'R' })
    .label('incident ray', move(hit, before, -118), ['w', 'sw'], { gap: 6 });
  figure.label('reflected ray', move(hit, after, 118), ['e', 'se'], { gap: 6, letter: 'S' });
  figure.label('mirror', [300, 174], ['e', 'n', 's']);
  return figure.svg();
}

export const lawsOfReflection: FigureSource = {
  name: 'laws-of-reflection',
  caption:
    'The angle of incidence equals the angle of reflection: $\\angle i = \\angle r$, both from the normal.',
  description:
    'A ray comes down from the left to a flat mirror and is reflected up to the right. A dashed normal stands at right angles to the mirror where the ray meets it. The angle i between ray and normal equals the angle r on the other side.',
  draw,
};
