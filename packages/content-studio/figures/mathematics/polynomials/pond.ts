import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { shownNumber } from '#figures/kit/plane.ts';
import type { Point } from '#figures/kit/point.ts';
import { valueAt } from '#figures/kit/polynomial-graph.ts';
import { sample } from '#figures/kit/shapes.ts';

const coefficients = [1 / 4, -1, -3];
const [left, right] = [-2, 6] as const;

function draw(): string {
  for (const zero of [left, right])
    claimNear(valueAt(coefficients, zero), 0, 1e-9, `${zero} is a zero of the bed`);
  claimNear(valueAt(coefficients, 0), -3, 1e-9, 'the water at the pole is 3 m deep');
  const lowest = (left + right) / 2;
  claimNear(valueAt(coefficients, lowest), -4, 1e-9, 'the lowest point is 4 m deep');
  for (const step of [0.5, 1, 2])
    claimNear(
      valueAt(coefficients, lowest - step),
      valueAt(coefficients, lowest + step),
      1e-9,
      'the bed is symmetrical about its lowest point',
    );
  const figure = new Figure(330);
  const frame = { left: 40, right: 312, top: 48, bottom: 268 };
  const [x, y] = [
    { from: -3, to: 7, step: 1, name: '*x*', words: () => '' },
    { from: -5, to: 2, step: 1, name: '*y*', words: () => '' },
  ];
  const toPoint = (pair: Point): Point => [
    frame.left + ((pair[0] - x.from) / (x.to - x.from)) * (frame.right - frame.left),
    frame.bottom - ((pair[1] - y.from) / (y.to - y.from)) * (frame.bottom - frame.top),
  ];
  const bedAt = (value: number) => toPoint([value, valueAt(coefficients, value)]);
  figure.polygon(
    sample((t) => bedAt(left + (right - left) * t), 60),
    'glass bare',
  );
  drawAxes(figure, frame, x, y, true);
  figure.curve((t) => bedAt(-2.65 + 9.3 * t), 'pen bold', 70);
  const small = { size: 'small', isOnShape: true } as const;
  for (const value of [-1, 1, 2, 3, 4, 5]) {
    const [at, axis] = toPoint([value, 0]);
    figure.text(shownNumber(value), [at, axis + 13], small);
  }
  for (const [value, shift] of [
    [left, -13],
    [right, 11],
  ] as const) {
    const [at, axis] = toPoint([value, 0]);
    figure.text(shownNumber(value), [at + shift, axis + 13], small);
  }
  for (const value of [-5, -4, -1, 1, 2]) {
    const [axis, at] = toPoint([0, value]);
    figure.text(shownNumber(value), [axis - 7, at], { ...small, anchor: 'end' });
  }
  const [pole, depth] = toPoint([0, -3]);
  figure
    .text('−3', [pole - 14, depth + 11], small)
    .label('*y* = *p*(*x*)', bedAt(6.2), ['w', 'nw'], { colour: 'pen', gap: 8 });
  return figure.svg();
}

export const pond: FigureSource = {
  name: 'pond',
  caption: 'The cross-section of the pond: water above the curve $y = p(x)$.',
  description:
    'A curve like a cup with its two ends above the x-axis, and water between the axis and the curve. The curve crosses the x-axis at −2 and at 6 and the y-axis at −3. Its lowest point is (2, −4).',
  draw,
};
