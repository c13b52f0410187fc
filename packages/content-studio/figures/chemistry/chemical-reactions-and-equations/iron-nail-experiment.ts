import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTestTube } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(290);
  const tubes: [x: number, liquid: string, hasCopper: boolean][] = [
    [104, 'glass', false],
    [256, 'leaf', true],
  ];
  for (const [x, liquid, hasCopper] of tubes) {
    drawTestTube(figure, [x, 50], 160, -90, { width: 44, filled: 0.7, liquid });
    figure.line(
      [
        [x - 22, 98],
        [x + 22, 98],
      ],
      'soft thin',
    );
    const nail = (y: number): Point => [x, y];
    figure.line([nail(20), nail(118)], 'thin').polygon(
      [
        [x - 3, 118],
        [x + 3, 118],
        [x + 3, 182],
        [x, 192],
        [x - 3, 182],
      ],
      'metal',
    );
    if (hasCopper)
      figure
        .line(
          [
            [x - 5, 122],
            [x - 5, 180],
          ],
          'heavy red',
        )
        .line(
          [
            [x + 5, 122],
            [x + 5, 180],
          ],
          'heavy red',
        );
    claim(192 < 50 + 160, 'the nail hangs above the bottom');
  }
  figure.text('before', [104, 230]).text('after half an hour', [256, 230]);
  figure
    .line(
      [
        [60, 160],
        [88, 150],
      ],
      'soft thin',
    )
    .text('blue', [40, 166]);
  figure
    .line(
      [
        [318, 150],
        [270, 160],
      ],
      'soft thin',
    )
    .text('pale', [334, 142])
    .text('green', [334, 158]);
  figure
    .line(
      [
        [180, 124],
        [248, 134],
      ],
      'soft thin',
    )
    .text('copper', [180, 112], { colour: 'red' });
  figure
    .line(
      [
        [180, 190],
        [108, 176],
      ],
      'soft thin',
    )
    .text('iron nail', [180, 202]);
  return figure.svg();
}

export const ironNailExperiment: FigureSource = {
  name: 'iron-nail-experiment',
  caption:
    'An iron nail in copper sulphate solution: the blue fades to pale green, and copper coats the nail.',
  description:
    'Two test tubes, each with an iron nail on a thread in a solution. On the left, before, the solution is blue and the nail clean. On the right, after half an hour, the solution is pale green and the nail has a brownish coat of copper.',
  draw,
};
