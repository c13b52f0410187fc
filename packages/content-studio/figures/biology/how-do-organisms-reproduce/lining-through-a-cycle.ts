import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(300);
  const toPoint = drawAxes(
    figure,
    { left: 44, right: 332, top: 46, bottom: 220 },
    {
      from: 1,
      to: 28,
      step: 1,
      name: 'Day of the cycle',
      words: (day) => ([1, 4, 7, 14, 21, 28].includes(day) ? String(day) : ''),
    },
    { from: 0, to: 10, step: 2, name: 'Thickness of the lining (mm)' },
    true,
  );
  const lining: Point[] = [
    [1, 8],
    [2.6, 4.4],
    [4.2, 2],
    [8, 4],
    [14, 7],
    [20, 8.6],
    [26, 8.6],
    [28, 8],
  ];
  claimNear(lining.at(-1)?.[1] ?? 0, lining[0]?.[1] ?? 1, 1e-9, 'a new cycle begins as the first one did');
  figure.line(smoothThrough(lining.map(toPoint), false, 8), 'red bold');
  const day = toPoint([14, 2.6]);
  figure.arrow(day, toPoint([14, 0.2]), 'pen bold');
  figure.label('an egg is released', day, ['n', 'ne', 'e'], { colour: 'pen', gap: 5 });
  figure.line([toPoint([1, 9.4]), toPoint([4, 9.4])], 'heavy red');
  figure.label('bleeding', toPoint([4, 9.4]), 'e', { colour: 'red', gap: 5, size: 'small' });
  return figure.svg();
}

export const liningThroughACycle: FigureSource = {
  name: 'lining-through-a-cycle',
  caption: 'The lining of the uterus in the nurse’s example, from the first day of a cycle to the last.',
  description:
    'A graph of the thickness of the lining against the day of the cycle, from day 1 to day 28. It falls during the bleeding, from day 1 to day 4, and rises after it. An arrow at day 14 says that an egg is released.',
  draw,
};
