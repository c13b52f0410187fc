import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, distance, type Point } from '#figures/kit/point.ts';
import { type Corners, claimSimilar, triangleBySides } from '#figures/kit/similar.ts';

/** The sides of the smaller triangle in pixels. */
const [ab, bc, ca] = [76, 112, 104] as const;
const ratio = 1.5;

function drawTriangle(
  figure: Figure,
  [a, b, c]: Corners,
  names: string,
): { median: number; altitude: number } {
  const middle = between(b, c, 0.5);
  const foot: Point = [a[0], b[1]];
  figure.polygon([a, b, c], 'pen').line([a, middle], 'red').line([a, foot], 'green dashed');
  figure.angle(foot, a, b, 8, 'green').dot(middle, 'red', 3).dot(foot, 'green', 3);
  for (const [index, [point, side]] of (
    [
      [a, 'n'],
      [b, 's'],
      [c, 's'],
      [middle, 's'],
      [foot, 's'],
    ] as const
  ).entries())
    figure.label(names[index] ?? '', point, side);
  return { median: distance(a, middle), altitude: distance(a, foot) };
}

function draw(): string {
  const figure = new Figure(200);
  const small = triangleBySides([24, 160], ab, bc, ca);
  const large = triangleBySides([166, 160], ratio * ab, ratio * bc, ratio * ca);
  claimSimilar(large, small, ratio);
  const [one, other] = [drawTriangle(figure, small, 'ABCMH'), drawTriangle(figure, large, 'DEFNK')];
  claimNear(other.median / one.median, ratio, 1e-6, 'the medians are in the ratio of the sides');
  claimNear(other.altitude / one.altitude, ratio, 1e-6, 'the altitudes are in the ratio of the sides');
  return figure.svg();
}

export const mediansAndAltitudes: FigureSource = {
  name: 'medians-and-altitudes',
  caption:
    'Medians (red) and altitudes (dashed) grow with the sides: $\\frac{AM}{DN} = \\frac{AH}{DK} = \\frac{AB}{DE}$.',
  description:
    'A small triangle ABC and a larger similar triangle DEF. In each a red line runs from the top to the middle of the level side, M and N, and a dashed green line straight down to its foot, H and K, with a right angle.',
  draw,
};
