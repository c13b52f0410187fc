import { claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { planeFigure } from '#figures/kit/plane.ts';
import { distance, type Point } from '#figures/kit/point.ts';

const corners: [string, Point][] = [
  ['A', [1, 1]],
  ['B', [5, 2]],
  ['C', [4, 6]],
  ['D', [0, 5]],
];

function draw(): string {
  const [a, b, c, d] = corners.map(([, at]) => at);
  if (!a || !b || !c || !d) throw new Error('four corners');
  const sides: [Point, Point][] = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
  for (const [start, end] of sides) claimNear(distance(start, end), Math.sqrt(17), 1e-9, 'each side is √17');
  claimNear(distance(a, c), Math.sqrt(34), 1e-9, 'AC is √34');
  claimNear(distance(b, d), Math.sqrt(34), 1e-9, 'BD is √34');
  return planeFigure({
    x: [-1, 7],
    y: [0, 7],
    segments: [
      ...sides.map((ends) => ({ ends, look: 'pen bold' })),
      { ends: [a, c], look: 'red dashed' },
      { ends: [b, d], look: 'red dashed' },
    ],
    points: [
      { at: a, name: 'A', side: ['se', 's'] },
      { at: b, name: 'B', side: ['e', 'se'] },
      { at: c, name: 'C', side: ['ne', 'e'] },
      { at: d, name: 'D', side: ['nw', 'ne'] },
    ],
  });
}

export const squareOnThePlane: FigureSource = {
  name: 'square-on-the-plane',
  caption: 'All sides are $\\sqrt{17}$ and both diagonals $\\sqrt{34}$: ABCD is a square.',
  description:
    'A four-sided figure that stands at a slant, with the vertices A (1, 1), B (5, 2), C (4, 6) and D (0, 5). Its sides are drawn bold, its two diagonals dashed; they cross in the middle.',
  draw,
};
