import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBeaker, drawStopper } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';
import { tubeAlong } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(310);
  const [x, foot, mouth] = [110, 230, 74];
  const [left, right]: [Point[], Point[]] = [
    [
      [x - 17, mouth],
      [x - 17, 118],
      [x - 62, foot],
    ],
    [
      [x + 62, foot],
      [x + 17, 118],
      [x + 17, mouth],
    ],
  ];
  figure.line([...left, ...right]);
  figure.polygon(
    [
      [x - 58, foot - 2],
      [x - 54, foot - 12],
      [x + 54, foot - 12],
      [x + 58, foot - 2],
    ],
    'bare metal',
  );
  for (const dx of [-44, -28, -12, 4, 20, 36])
    figure.circle([x + dx, foot - 15], 5.5, 'gold amber').line(
      [
        [x + dx + 4, foot - 19],
        [x + dx + 9, foot - 26],
      ],
      'green',
    );
  drawStopper(figure, [x, mouth], 34);
  figure.line(
    [
      [x - 8, mouth + 9],
      [x - 8, 152],
    ],
    'thin soft',
  );
  figure.line([
    [x - 15, 152],
    [x - 15, 184],
    [x - 1, 184],
    [x - 1, 152],
  ]);
  figure.rectangle([x - 14, 162], [x - 2, 183], 'bare tint');
  const bent: Point[] = [
    [x + 8, 100],
    [x + 8, 40],
    [262, 40],
    [262, 240],
  ];
  const [level, risen] = [222, 176];
  drawBeaker(figure, [222, 200], [302, 256], level, 'warm');
  figure.polygon(tubeAlong(bent, 9), 'blank');
  claim(risen < level, 'the water in the tube stands above that in the beaker');
  figure.rectangle([258.5, risen], [265.5, 239], 'bare warm');
  figure.line(
    [
      [258, risen],
      [266, risen],
    ],
    'red',
  );
  figure
    .line(
      [
        [48, 168],
        [x - 16, 172],
      ],
      'soft thin',
    )
    .text('A', [38, 168]);
  figure
    .line(
      [
        [62, 74],
        [x - 20, 76],
      ],
      'soft thin',
    )
    .text('B', [50, 74]);
  figure
    .line(
      [
        [300, 160],
        [267, 190],
      ],
      'soft thin',
    )
    .text('C', [310, 154]);
  figure
    .text('germinating seeds', [x, 250], { size: 'small' })
    .text('on wet cotton', [x, 266], { size: 'small' });
  figure.text('coloured water', [262, 274], { size: 'small' });
  figure.text('bent tube', [186, 26], { size: 'small' });
  return figure.svg();
}

export const respirationOfSeeds: FigureSource = {
  name: 'respiration-of-seeds',
  caption: 'The set-up of the experiment on respiration, after some time.',
  description:
    'A flask with germinating seeds on wet cotton. A small tube, A, hangs in it on a thread. Through the cork, B, a bent tube leads from the flask down into a beaker of coloured water. In this tube the water, C, stands higher than in the beaker.',
  draw,
};
