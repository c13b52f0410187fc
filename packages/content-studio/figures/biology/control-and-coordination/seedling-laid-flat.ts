import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { ellipse, smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(220);
  figure.rectangle([24, 30], [336, 170], 'bold');
  figure.line(
    [
      [24, 150],
      [336, 150],
    ],
    'soft thin',
  );
  const axis = smoothThrough([
    [92, 118],
    [140, 120],
    [190, 118],
  ]);
  figure.polygon(tubeAlong(axis, 8), 'leaf green');
  const root = smoothThrough([
    [190, 118],
    [230, 120],
    [272, 118],
  ]);
  figure.polygon(tubeAlong(root, 6), 'blank amber');
  for (const x of [236, 244, 252, 260])
    figure
      .line(
        [
          [x, 115],
          [x + 4, 106],
        ],
        'thin amber',
      )
      .line(
        [
          [x, 121],
          [x + 4, 130],
        ],
        'thin amber',
      );
  figure.polygon(ellipse([190, 122], 22, 17), 'gold amber');
  figure.polygon(
    smoothThrough(
      [
        [92, 117],
        [74, 98],
        [52, 96],
        [66, 114],
      ],
      true,
    ),
    'leaf green',
  );
  figure.polygon(
    smoothThrough(
      [
        [92, 119],
        [76, 136],
        [54, 140],
        [66, 122],
      ],
      true,
    ),
    'leaf green',
  );
  figure
    .line(
      [
        [276, 72],
        [266, 114],
      ],
      'soft thin',
    )
    .text('R', [278, 60]);
  figure
    .line(
      [
        [128, 72],
        [118, 115],
      ],
      'soft thin',
    )
    .text('S', [130, 60]);
  figure.text('closed box, dark inside, with moist paper', [180, 190], { size: 'small' });
  return figure.svg();
}

export const seedlingLaidFlat: FigureSource = {
  name: 'seedling-laid-flat',
  caption: 'A seedling is laid flat on moist paper in a dark box.',
  description:
    'A closed box from the side. A seedling lies level in it. From the seed one part, S, points to the left and ends in two small leaves; the other, R, points to the right and has fine hairs.',
  draw,
};
