import { type Axis, drawAxes } from './axes.ts';
import { claim, claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import type { Direction } from './place-labels.ts';
import { distance, type Point } from './point.ts';
import { sample } from './shapes.ts';

export type PolynomialScene = {
  /** Coefficients from the highest power down to the constant term. */
  coefficients: readonly number[];
  x: Axis;
  y: Axis;
  /** Start of the drawn part of the curve. */
  from: number;
  to: number;
  /** All real zeroes in that part, each once. */
  zeroes: readonly number[];
  /** Label beside the curve, at a value of x. */
  label?: { text: string; at: number; side: Direction | Direction[] };
  height?: number;
};

/** The value of a polynomial, by Horner's rule. @param coefficients from the highest power down */
export const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0);

/** Proves by fine steps that the curve meets the x-axis at the zeroes and nowhere else. */
function checkZeroes({ coefficients, from, to, zeroes }: PolynomialScene): void {
  const size = Math.max(...coefficients.map(Math.abs));
  for (const zero of zeroes) claimNear(valueAt(coefficients, zero), 0, 1e-9, `the value at ${zero} is 0`);
  const steps = 4_000;
  for (let step = 0; step < steps; step++) {
    const [left, right] = [step, step + 1].map((end) => from + ((to - from) * end) / steps);
    if (left === undefined || right === undefined) continue;
    const isAtZero = zeroes.some((zero) => Math.abs(zero - left) < 0.05 || Math.abs(zero - right) < 0.05);
    const [before, after] = [valueAt(coefficients, left), valueAt(coefficients, right)];
    claim(isAtZero || before * after > 0, `no other zero near ${left.toFixed(2)}`);
    claim(isAtZero || Math.abs(before) > size * 1e-4, `the curve stays off the axis near ${left.toFixed(2)}`);
  }
}

/** Nearer than this, in pixels, the number of a tick and that of a zero read as one. */
const besideZero = 36;

const wholeNumbers = ({ from, to, step }: Axis) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The graph of a polynomial; red dots with their values where it meets the x-axis. Numbers in its way are left out. */
export function polynomialGraph(scene: PolynomialScene): string {
  const { coefficients, x, y, from, to, zeroes, label, height = 300 } = scene;
  checkZeroes(scene);
  const figure = new Figure(height);
  const frame = { left: 44, right: 312, top: 48, bottom: height - 34 };
  const toPixels = (a: number, b: number): Point => [
    frame.left + ((a - x.from) / (x.to - x.from)) * (frame.right - frame.left),
    frame.bottom - ((b - y.from) / (y.to - y.from)) * (frame.bottom - frame.top),
  ];
  const at = (value: number) => toPixels(value, valueAt(coefficients, value));
  const curve = sample((t) => at(from + (to - from) * t), 400);
  const isFree = (centre: Point, halfWidth: number) =>
    curve.every(([a, b]) => Math.abs(a - centre[0]) > halfWidth || Math.abs(b - centre[1]) > 10);
  const [originX, originY] = toPixels(Math.max(0, x.from), Math.max(0, y.from));
  const isBesideZero = (value: number) =>
    zeroes.some((zero) => Math.abs(toPixels(value, 0)[0] - toPixels(zero, 0)[0]) < besideZero);
  const hiddenX = wholeNumbers(x).filter(
    (value) => value === 0 || isBesideZero(value) || !isFree([toPixels(value, 0)[0], originY + 13], 11),
  );
  const hiddenY = wholeNumbers(y).filter(
    (value) => value === 0 || !isFree([originX - 15, toPixels(0, value)[1]], 12),
  );
  const toPoint = drawAxes(figure, frame, { ...x, without: hiddenX }, { ...y, without: hiddenY }, true);
  figure.curve((t) => at(from + (to - from) * t), 'pen bold', 70);
  for (const zero of zeroes) {
    const point = toPoint([zero, 0]);
    claimNear(distance(point, at(zero)), 0, 1e-6, 'the dot of a zero lies on the curve');
    figure.dot(point, 'red', 4).label(String(zero).replace('-', '−'), point, ['se', 'sw', 'ne', 'nw'], {
      colour: 'red',
      gap: 6,
    });
  }
  if (label) figure.label(label.text, at(label.at), label.side, { colour: 'pen', gap: 8 });
  return figure.svg();
}
