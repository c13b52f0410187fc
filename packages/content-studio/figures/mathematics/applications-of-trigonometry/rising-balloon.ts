import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import { move, type Point, polar } from '#figures/kit/point.ts';

const metre = 1.6;

function draw(): string {
  const figure = new Figure(360);
  const [eye, start]: Point[] = [
    [90, 310],
    [90 + 90 * metre, 310],
  ];
  if (!eye || !start) throw new Error('there are two places');
  const at = (degrees: number): Point => [
    start[0],
    start[1] - 90 * metre * Math.tan((degrees * Math.PI) / 180),
  ];
  drawGround(figure, 50, 300, 310);
  figure.line([start, at(60)], 'soft dashed');
  figure.line([eye, at(30)], 'pen').line([eye, at(60)], 'pen');
  for (const place of [at(30), at(60)]) figure.circle(place, 13, 'warm red');
  markAngle(figure, eye, start, at(30), 30, 40);
  figure.angle(eye, start, at(60), 104, 'red');
  figure.text('60°', move(eye, polar(46), 122), { colour: 'red' });
  figure.text('Meena', [52, 296]);
  figure.label('first look', at(30), 'e', { gap: 18 }).label('second look', at(60), 'e', { gap: 18 });
  markLength(figure, [eye, start], 90, metre, '90 m', 's');
  return figure.svg();
}

export const risingBalloon: FigureSource = {
  name: 'rising-balloon',
  caption: 'A balloon that rises straight up, as Meena sees it at two looks.',
  description:
    'Meena on the level ground, 90 m from the place below the balloon. At the first look the line to the balloon makes 30 degrees with the ground, at the second look, with the balloon higher on the same upright line, 60 degrees.',
  draw,
};
