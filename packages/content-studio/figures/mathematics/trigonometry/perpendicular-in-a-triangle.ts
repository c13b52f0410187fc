import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';

const centimetre = 15;

function draw(): string {
  const figure = new Figure(260);
  const b: Point = [75, 220];
  const d = add(b, [5 * centimetre, 0]);
  const c = add(d, [9 * centimetre, 0]);
  const a = add(d, [0, -12 * centimetre]);
  figure.polygon([a, b, c], 'tint').line([a, d], 'dashed').angle(d, a, c);
  figure.label('A', a, ['n', 'ne']).label('B', b, ['w', 'sw']).label('C', c, ['e', 'se']).label('D', d, 's');
  markLength(figure, [b, a], 13, centimetre, '13 cm', ['nw', 'w']);
  markLength(figure, [a, c], 15, centimetre, '15 cm', ['ne', 'e']);
  markLength(figure, [a, d], 12, centimetre, '12 cm', 'e');
  return figure.svg();
}

export const perpendicularInATriangle: FigureSource = {
  name: 'perpendicular-in-a-triangle',
  caption: 'A triangle and the perpendicular $AD$.',
  description:
    'A triangle ABC with A on top. The dashed perpendicular AD meets BC at D. AB is 13 cm, AC is 15 cm and AD is 12 cm.',
  draw,
};
