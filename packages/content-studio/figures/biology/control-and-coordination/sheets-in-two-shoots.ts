import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { type Point, polar } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const [soil, tip, half] = [210, 60, 22];

function draw(): string {
  const figure = new Figure(270);
  for (const [x, side, name] of [
    [90, -1, 'P'],
    [220, 1, 'Q'],
  ] as const) {
    const round = sample((t): Point => {
      const [across, up] = polar(180 - 180 * t);
      return [x + half * across, tip + half + half * up];
    }, 16);
    figure.polygon([[x - half, soil], ...round, [x + half, soil]], 'leaf green');
    figure.line(
      [
        [x, tip + 34],
        [x + side * (half + 10), tip + 34],
      ],
      'heavy red',
    );
    figure.text(name, [x, soil + 22]);
  }
  figure.line(
    [
      [30, soil],
      [280, soil],
    ],
    'bold amber',
  );
  for (const y of [74, 104, 134, 164]) figure.arrow([340, y], [288, y], 'amber');
  figure.text('light', [316, 54], { colour: 'amber' });
  figure.text('thin sheet', [156, 40], { colour: 'red', size: 'small' });
  figure.line(
    [
      [142, 48],
      [62, 90],
    ],
    'soft thin',
  );
  figure.line(
    [
      [170, 48],
      [248, 90],
    ],
    'soft thin',
  );
  return figure.svg();
}

export const sheetsInTwoShoots: FigureSource = {
  name: 'sheets-in-two-shoots',
  caption: 'Two young shoots with their tips; a thin sheet is pushed halfway into each of them.',
  description:
    'Two upright shoots, light from the right. Just below the tip a thin flat sheet is pushed in up to the middle: in P from the left side, in Q from the right side.',
  draw,
};
