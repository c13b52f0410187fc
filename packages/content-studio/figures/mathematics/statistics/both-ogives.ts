import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { meet, type Point } from '#figures/kit/point.ts';
import { drawHeightAxes, lessThan, limits, median, moreThan } from './heights-of-students.ts';

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawHeightAxes(figure);
  const rising = limits.map((limit, index): Point => toPoint([limit, lessThan[index] ?? 0]));
  const falling = limits.map((limit, index): Point => toPoint([limit, moreThan[index] ?? 0]));
  figure.line(rising, 'pen bold').line(falling, 'green bold');
  for (const point of rising) figure.dot(point, 'pen', 3);
  for (const point of falling) figure.dot(point, 'green', 3);
  const crossing = meet(toPoint([150, 13]), toPoint([155, 28]), toPoint([150, 37]), toPoint([155, 22]));
  claimNear(crossing[0], toPoint([median, 0])[0], 1e-6, 'the ogives cross over the median');
  claimNear(crossing[1], toPoint([0, 25])[1], 1e-6, 'they cross at half of the students');
  figure.line([crossing, toPoint([median, 0])], 'red dashed').dot(crossing, 'red', 4);
  figure.label('less than', toPoint([162.5, 45]), ['nw', 'w'], { colour: 'pen', gap: 8 });
  figure.label('more than', toPoint([142.5, 47.5]), ['sw', 's', 'se'], { colour: 'green', gap: 8 });
  figure.label('(154, 25)', crossing, ['e', 'ne'], { colour: 'red', gap: 12 });
  return figure.svg();
}

export const bothOgives: FigureSource = {
  name: 'both-ogives',
  caption:
    'The less-than and the more-than ogive cross at (154, 25): the median is 154 cm, and $\\frac{n}{2} = 25$.',
  description:
    'Two lines over heights from 140 to 165 cm. One rises from 0 to 50 students, the other falls from 50 through 45, 37, 22 and 10 to 0. They cross at the point (154, 25), and a dashed line goes down from it to the axis.',
  draw,
};
