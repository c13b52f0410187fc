import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distanceToLine } from '#figures/kit/point.ts';

const rising = (n: number) => 2 * n + 1;
const falling = (n: number) => 15 - 3 * n;
const places = [1, 2, 3, 4, 5, 6];

function draw(): string {
  const figure = new Figure(320);
  const toPoint = drawAxes(
    figure,
    { left: 44, right: 306, top: 48, bottom: 270 },
    { from: 0, to: 7, step: 1, name: '*n*', without: [0] },
    { from: -4, to: 16, step: 4, name: '*a*_n', without: [0] },
    true,
  );
  for (const { term, colour } of [
    { term: rising, colour: 'pen' as const },
    { term: falling, colour: 'red' as const },
  ]) {
    const [start, end] = [toPoint([1, term(1)]), toPoint([6, term(6)])];
    figure.line([start, end], `${colour} dashed`);
    for (const n of places) {
      const at = toPoint([n, term(n)]);
      claimNear(distanceToLine(at, start, end), 0, 1e-9, 'the terms lie on one straight line');
      figure.dot(at, colour, 4);
    }
  }
  figure.label('*a*_n = 2*n* + 1', toPoint([5, rising(5)]), ['nw', 'n'], { colour: 'pen', gap: 8 });
  figure.label('*a*_n = 15 − 3*n*', toPoint([4, falling(4)]), ['ne', 'e'], { colour: 'red', gap: 8 });
  return figure.svg();
}

export const termsOnAStraightLine: FigureSource = {
  name: 'terms-on-a-straight-line',
  caption: 'The terms of an AP lie on a straight line: it rises when $d > 0$ and falls when $d < 0$.',
  description:
    'A graph of terms over their number n. The dots of 2n + 1 rise from 3 to 13 along one dashed straight line, the dots of 15 − 3n fall from 12 to −3 along another.',
  draw,
};
