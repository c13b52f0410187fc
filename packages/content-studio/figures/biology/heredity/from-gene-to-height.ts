import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { labelWidth } from '#figures/kit/label-text.ts';
import type { Point } from '#figures/kit/point.ts';

const ways = [
  {
    x: 92,
    look: 'tint pen',
    steps: ['allele T', 'enzyme works well', 'much growth hormone', 'tall plant'],
  },
  {
    x: 268,
    look: 'warm red',
    steps: ['only allele t', 'enzyme works less', 'little growth hormone', 'short plant'],
  },
];

function draw(): string {
  const figure = new Figure(250);
  for (const { x, look, steps } of ways)
    steps.forEach((step, index) => {
      const centre: Point = [x, 26 + index * 56];
      const half = labelWidth(step, 12) / 2 + 7;
      claim(half < 84, 'a step is not wider than its column');
      figure.rectangle([x - half, centre[1] - 14], [x + half, centre[1] + 14], look);
      figure.text(step, centre, { isOnShape: true, size: 'small' });
      if (index > 0) figure.arrow([x, centre[1] - 41], [x, centre[1] - 16], 'soft');
    });
  return figure.svg();
}

export const fromGeneToHeight: FigureSource = {
  name: 'from-gene-to-height',
  caption: 'A gene makes a protein, and the protein makes the trait.',
  description:
    'Two columns with arrows downwards. Left: allele T, an enzyme that works well, much growth hormone, a tall plant. Right: only allele t, an enzyme that works less, little growth hormone, a short plant.',
  draw,
};
