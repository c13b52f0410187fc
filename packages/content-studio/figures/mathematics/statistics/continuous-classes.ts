import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** Inclusive classes leave gaps of 1; half of each goes to either neighbour. */
const classes = [
  { lower: 11, upper: 20 },
  { lower: 21, upper: 30 },
  { lower: 31, upper: 40 },
];

function draw(): string {
  const figure = new Figure(220);
  const toPoint = (value: number, y: number): Point => [20 + ((value - 8) / 35) * 320, y];
  for (const [title, shift, y] of [
    ['classes as given: gaps', 0, 60],
    ['made continuous', 0.5, 150],
  ] as const) {
    figure.text(title, [180, y - 36]);
    figure.arrow(toPoint(8, y), toPoint(43, y), 'soft thin');
    classes.forEach(({ lower, upper }, index) => {
      const [from, to] = [lower - shift, upper + shift];
      figure.line([toPoint(from, y), toPoint(to, y)], index % 2 ? 'red bold' : 'pen bold');
      for (const end of [from, to]) figure.line([toPoint(end, y - 6), toPoint(end, y + 6)], 'thin');
      const next = classes[index + 1];
      if (next && shift) claimNear(next.lower - shift, to, 1e-9, 'the next class begins where this one ends');
      if (shift) figure.text(String(from), toPoint(from, y + 18), { size: 'small' });
      else {
        figure.text(String(lower), [toPoint(lower, 0)[0] + 3, y + 18], { size: 'small' });
        figure.text(String(upper), [toPoint(upper, 0)[0] - 8, y + 18], { size: 'small' });
      }
    });
    if (shift) figure.text('40.5', toPoint(40.5, y + 18), { size: 'small' });
  }
  return figure.svg();
}

export const continuousClasses: FigureSource = {
  name: 'continuous-classes',
  caption: 'Inclusive classes such as 11-20, 21-30 have gaps; 0.5 on both sides makes them continuous.',
  description:
    'Two number lines. On the upper one the classes 11 to 20, 21 to 30 and 31 to 40 are bars with small gaps between them. On the lower one the bars reach from 10.5 to 20.5, to 30.5 and to 40.5 without a gap.',
  draw,
};
