import { claim } from './claims.ts';
import { type PlaneScene, type PlaneSegment, planeFigure } from './plane.ts';
import type { Point } from './point.ts';
import { valueAt } from './polynomial-graph.ts';
import { sample } from './shapes.ts';

type Curve = {
  /** Coefficients from the highest power down to the constant term. */
  coefficients: readonly number[];
  from: number;
  to: number;
  look?: string;
};

/** Graphs of polynomials on a grid, to be read: nothing is written beside them but the numbers of the axes. */
export function curvesOnPlane(
  curves: readonly Curve[],
  scene: Pick<PlaneScene, 'x' | 'y' | 'step' | 'more'> & Partial<PlaneScene>,
): string {
  const pieces = curves.flatMap(({ coefficients, from, to, look = 'pen bold' }): PlaneSegment[] => {
    const points = sample((t): Point => {
      const x = from + (to - from) * t;
      return [x, valueAt(coefficients, x)];
    }, 48);
    for (const [x, y] of points)
      claim(
        x >= scene.x[0] - 1e-9 && x <= scene.x[1] && y >= scene.y[0] - 1e-9 && y <= scene.y[1] + 1e-9,
        `the curve stays on the grid near ${x.toFixed(2)}`,
      );
    return points.slice(1).map((end, index) => ({ ends: [points[index] ?? end, end], look }));
  });
  return planeFigure({ points: [], ...scene, segments: [...pieces, ...(scene.segments ?? [])] });
}
