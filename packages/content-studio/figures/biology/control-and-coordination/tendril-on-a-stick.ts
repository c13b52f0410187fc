import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(270);
  const [left, right] = [150, 168];
  figure.rectangle([left, 14], [right, 246], 'metal');
  const way: Point[] = [
    [262, 244],
    [226, 206],
    [194, 168],
    [176, 134],
    [173, 104],
    [164, 78],
    [146, 68],
  ];
  claim(Math.abs((way[4]?.[0] ?? 0) - right) < 6, 'the tendril touches the stick');
  figure.polygon(tubeAlong(smoothThrough(way), 9), 'leaf green');
  figure
    .line(
      [
        [120, 128],
        [171, 112],
      ],
      'soft thin',
    )
    .text('A', [108, 130]);
  figure
    .line(
      [
        [214, 100],
        [180, 112],
      ],
      'soft thin',
    )
    .text('B', [226, 98]);
  figure.text('stick', [124, 220]).text('tendril', [284, 204]);
  return figure.svg();
}

export const tendrilOnAStick: FigureSource = {
  name: 'tendril-on-a-stick',
  caption: 'The tendril of a pea some minutes after it has met a stick.',
  description:
    'A thin tendril comes up from the lower right, touches an upright stick with its left side and begins to curve round it. A is at the side of the tendril that touches the stick, B at the side opposite to it.',
  draw,
};
