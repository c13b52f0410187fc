import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(330);
  for (const way of [
    [
      [172, 262],
      [150, 280],
      [116, 292],
    ],
    [
      [180, 262],
      [180, 286],
      [176, 310],
    ],
    [
      [188, 262],
      [212, 282],
      [244, 290],
    ],
  ] as Point[][])
    figure.line(smoothThrough(way), 'heavy amber');
  figure.rectangle([162, 110], [198, 180], 'gold amber');
  figure.rectangle([169, 180], [191, 204], 'blank soft');
  figure.rectangle([162, 204], [198, 262], 'gold amber');
  figure.polygon(
    smoothThrough(
      [
        [180, 124],
        [128, 122],
        [92, 96],
        [104, 56],
        [144, 36],
        [180, 22],
        [220, 36],
        [258, 58],
        [266, 98],
        [230, 122],
      ],
      true,
    ),
    'leaf green',
  );
  figure.line(
    [
      [40, 264],
      [320, 264],
    ],
    'bold soft',
  );
  figure
    .text('ring without bark', [288, 176], { size: 'small' })
    .text('and phloem', [288, 192], { size: 'small' });
  figure.line(
    [
      [236, 184],
      [193, 190],
    ],
    'soft thin',
  );
  figure.text('xylem', [104, 192], { size: 'small' });
  figure.line(
    [
      [124, 192],
      [176, 194],
    ],
    'soft thin',
  );
  return figure.svg();
}

export const ringOfBark: FigureSource = {
  name: 'ring-of-bark',
  caption: 'A tree from whose trunk a ring of bark with the phloem was cut.',
  description:
    'A tree with leaves, trunk and roots. Halfway up the trunk a ring is missing all around: there is no bark and no phloem, and only the thinner inner part with the xylem joins the trunk above to the trunk below.',
  draw,
};
