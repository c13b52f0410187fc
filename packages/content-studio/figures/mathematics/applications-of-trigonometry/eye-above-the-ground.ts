import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround, markAngle, markLength } from '#figures/kit/heights.ts';
import type { Point } from '#figures/kit/point.ts';

const metre = 15;

function draw(): string {
  const figure = new Figure(270);
  const [feet, foot]: [Point, Point] = [
    [70, 230],
    [70 + 12 * metre, 230],
  ];
  drawGround(figure, 30, 300, 230);
  const height = 12 + 1.5;
  const top: Point = [foot[0], foot[1] - height * metre];
  figure.rectangle(foot, [foot[0] + 14, top[1]], 'metal');
  const eye: Point = [feet[0], feet[1] - 1.5 * metre];
  const level: Point = [foot[0], eye[1]];
  figure.line([eye, level], 'soft dashed').line([eye, top], 'pen').line([feet, eye], 'red bold');
  figure.dot(eye, 'red', 3.5).angle(level, eye, top);
  markAngle(figure, eye, level, top, 45, 30);
  markLength(figure, [feet, foot], 12, metre, '12 m', 's');
  figure.label('1.5 m', [feet[0], (feet[1] + eye[1]) / 2], 'w', { colour: 'red', gap: 8 });
  figure.label('*y*', [foot[0] + 14, (top[1] + level[1]) / 2], 'e', { gap: 8 });
  figure.label('1.5 m', [foot[0] + 14, (foot[1] + level[1]) / 2], 'e', { gap: 8 });
  claimNear((foot[1] - top[1]) / metre, 13.5, 1e-6, 'the height of the eye is part of the chimney');
  return figure.svg();
}

export const eyeAboveTheGround: FigureSource = {
  name: 'eye-above-the-ground',
  caption: 'The triangle starts at the eye, 1.5 m up: the chimney is $y + 1.5 = 13.5$ m high.',
  description:
    'A student whose eye is 1.5 m above the ground stands 12 m from a chimney on the right. A dashed horizontal runs from the eye to the chimney; the line of sight to the top makes 45 degrees with it. The chimney is marked y above that level and 1.5 m below it.',
  draw,
};
