import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(230);
  const centre: Point = [130, 112];
  figure
    .circle(centre, 96, 'warm')
    .circle(centre, 68, 'blank')
    .line(
      [
        [130, 16],
        [130, 44],
      ],
      'heavy',
    );
  figure.text('start', [130, 62], { size: 'small' });
  for (const [index, words] of ['A: 48 s', 'B: 60 s', 'C: 72 s'].entries())
    figure.text(words, [256, 84 + 28 * index], { anchor: 'start' });
  return figure.svg();
}

export const threeRunnersOnATrack: FigureSource = {
  name: 'three-runners-on-a-track',
  caption: 'A round track with the times of three runners.',
  description:
    'A round track with a starting line at the top. Beside it three runners and the seconds that each needs for one round: A 48 s, B 60 s and C 72 s.',
  draw,
};
