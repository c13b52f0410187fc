import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, type Point } from '#figures/kit/point.ts';
import { drawHeightAxes, lessThan, limits, median } from './heights-of-students.ts';

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawHeightAxes(figure);
  const points = limits.map((limit, index): Point => toPoint([limit, lessThan[index] ?? 0]));
  figure.line(points, 'pen bold');
  for (const point of points) figure.dot(point, 'pen', 3);
  const onCurve = between(toPoint([150, 13]), toPoint([155, 28]), (25 - 13) / (28 - 13));
  claimNear(onCurve[0], toPoint([median, 0])[0], 1e-6, 'the curve is at half the students over the median');
  claimNear(onCurve[1], toPoint([0, 25])[1], 1e-6, 'half of the students are 25');
  claimNear(median, 154, 1e-9, 'the median is that of the text');
  figure.line([toPoint([140, 25]), onCurve, toPoint([median, 0])], 'red dashed').dot(onCurve, 'red', 3);
  figure.label('*n*/2 = 25', toPoint([142, 25]), ['n', 'ne'], { colour: 'red' });
  figure.label('median 154', toPoint([median, 5]), ['e', 'se'], { colour: 'red' });
  return figure.svg();
}

export const lessThanOgive: FigureSource = {
  name: 'less-than-ogive',
  caption: 'The less-than ogive of the heights: half of the 50 students are shorter than 154 cm.',
  description:
    'A rising line through the points (140, 0), (145, 5), (150, 13), (155, 28), (160, 40) and (165, 50). A dashed line goes from 25 on the vertical axis across to the line and down to 154 on the height axis.',
  draw,
};
