import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { valueAt } from '#figures/kit/polynomial-graph.ts';

const coefficients = [-1, 8, -7];

/** The arch of a case. Its feet have no numbers, because the question asks for them. */
function draw(): string {
  for (const foot of [1, 7]) claimNear(valueAt(coefficients, foot), 0, 1e-9, 'the arch stands on the ground');
  const figure = new Figure(300);
  const frame = { left: 50, right: 310, top: 44, bottom: 250 };
  const [x, y] = [
    { from: 0, to: 8, step: 8, name: '*x*', words: () => '' },
    { from: 0, to: 10, step: 10, name: '*y*', words: () => '' },
  ];
  const at = (value: number): Point => [
    frame.left + (value / 8) * (frame.right - frame.left),
    frame.bottom - (valueAt(coefficients, value) / 10) * (frame.bottom - frame.top),
  ];
  drawAxes(figure, frame, x, y);
  figure.curve((t) => at(1 + 6 * t), 'pen heavy', 70);
  figure.label('*y* = *p*(*x*)', at(5.6), ['ne', 'e'], { colour: 'pen', gap: 8 });
  return figure.svg();
}

export const parkGate: FigureSource = {
  name: 'park-gate',
  caption: 'The arch: the $x$-axis is the ground, the $y$-axis the lamp post.',
  description:
    'On axes in metres an arch like a hill stands on the x-axis with both feet, to the right of the y-axis. The axes carry no numbers.',
  draw,
};
