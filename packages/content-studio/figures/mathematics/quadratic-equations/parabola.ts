import { type Axis, drawAxes } from '#figures/kit/axes.ts';
import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { Direction } from '#figures/kit/place-labels.ts';
import type { Point } from '#figures/kit/point.ts';

export type ParabolaScene = {
  a: number;
  b: number;
  c: number;
  x: Axis;
  y: Axis;
  /** Start of the drawn part of the curve. */
  from: number;
  to: number;
  name: string;
  nameAt: number;
  side: Direction;
  /** A question's figure does not mention the roots. */
  withoutVerdict?: boolean;
};

/** The graph of y = ax² + bx + c with the equation's roots on the x-axis. */
export function parabolaFigure({
  a,
  b,
  c,
  x,
  y,
  from,
  to,
  name,
  nameAt,
  side,
  withoutVerdict = false,
}: ParabolaScene): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(figure, { left: 40, right: 316, top: 44, bottom: 270 }, x, y);
  const curve = (at: number): Point => toPoint([at, a * at * at + b * at + c]);
  figure.curve((t) => curve(from + (to - from) * t), 'pen bold', 60);
  const discriminant = b * b - 4 * a * c;
  const roots =
    discriminant < 0 ? [] : [-1, 1].map((sign) => (-b + sign * Math.sqrt(discriminant)) / (2 * a));
  const [axisY] = [toPoint([0, 0])[1]];
  for (const root of new Set(roots)) {
    claimNear(curve(root)[1], axisY, 1e-6, 'the curve meets the axis at the root');
    figure.dot(toPoint([root, 0]), 'red', 4);
  }
  const vertex: Point = curve(-b / (2 * a));
  if (discriminant < 0) claim(vertex[1] < axisY, 'the curve stays above the axis');
  figure.label(name, curve(nameAt), side, { colour: 'pen', gap: 8 });
  if (withoutVerdict) return figure.svg();
  const verdict = discriminant > 0 ? '> 0' : discriminant === 0 ? '= 0' : '< 0';
  figure.text(
    `*D* = ${String(discriminant).replace('-', '−')} ${verdict === '= 0' ? '' : verdict}`.trim(),
    [300, 24],
  );
  return figure.svg();
}
