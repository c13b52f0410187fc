import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle, markLength } from '#figures/kit/heights.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector } from './sectors.ts';

const centimetre = 4.6;
const length = 42 * centimetre;

function draw(): string {
  const figure = new Figure(250);
  const pivot: Point = [180, 25];
  claimSector(length, [255, 285], centimetre, 462);
  const [left, right] = [255, 285].map((angle): Point => add(pivot, scale(polar(angle), length)));
  if (!left || !right) throw new Error('a swing has two ends');
  figure.line([add(pivot, [-50, 0]), add(pivot, [50, 0])], 'bold');
  figure.line([pivot, left], 'pen').line([pivot, right], 'pen').arc(pivot, length, 255, 285, 'red dashed');
  figure.dot(left, 'red', 7).dot(right, 'red', 7).dot(pivot, 'ink', 3);
  markAngle(figure, pivot, left, right, 30, 44);
  markLength(figure, [pivot, right], 42, centimetre, '42 cm', ['e', 'ne']);
  figure.label('O', pivot, ['n', 'ne']);
  return figure.svg();
}

export const pendulum: FigureSource = {
  name: 'pendulum',
  caption: 'A pendulum that swings through an angle.',
  description:
    'A pendulum hangs from a point O. Its string of 42 cm is drawn at both ends of the swing, 30 degrees apart, and a dashed arc joins the two places of its tip.',
  draw,
};
