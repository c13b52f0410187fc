import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markLength } from '#figures/kit/heights.ts';
import { add, distance, type Point } from '#figures/kit/point.ts';

const centimetre = 0.62;

function draw(): string {
  const figure = new Figure(140);
  const a: Point = [50, 100];
  const b = add(a, [400 * centimetre, 0]);
  const c = add(b, [0, -90 * centimetre]);
  claimNear(distance(a, c) / centimetre, 410, 1e-6, 'the ramp is 410 cm long');
  figure.polygon([a, b, c], 'tint').angle(b, a, c);
  figure.label('A', a, ['w', 'sw']).label('B', b, ['se', 'e']).label('C', c, ['n', 'ne']);
  markLength(figure, [a, b], 400, centimetre, '400 cm', 's');
  markLength(figure, [b, c], 90, centimetre, '90 cm', 'e');
  return figure.svg();
}

export const libraryRamp: FigureSource = {
  name: 'library-ramp',
  caption: 'The ramp as a right triangle.',
  description:
    'A flat right triangle ABC with the right angle at B. AB, along the bottom, is 400 cm; BC, upright on the right, is 90 cm; AC is the slant ramp.',
  draw,
};
