import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distanceToLine, type Point } from '#figures/kit/point.ts';

const radius = 40;

function draw(): string {
  const figure = new Figure(190);
  const lines: [string, Point, number][] = [
    ['outside', [62, 70], 54],
    ['secant', [180, 70], 18],
    ['tangent', [298, 70], radius],
  ];
  for (const [name, centre, below] of lines) {
    const [left, right]: [Point, Point] = [
      [centre[0] - 50, centre[1] + below],
      [centre[0] + 50, centre[1] + below],
    ];
    const gap = distanceToLine(centre, left, right);
    figure.circle(centre, radius, 'tint').dot(centre).line([left, right], 'pen');
    if (name === 'secant') {
      claim(gap < radius, 'the secant cuts the circle');
      const half = Math.sqrt(radius ** 2 - below ** 2);
      for (const side of [-half, half]) figure.dot([centre[0] + side, centre[1] + below], 'red', 3.5);
    } else if (name === 'tangent') {
      claimNear(gap, radius, 1e-9, 'the tangent touches the circle');
      figure.dot([centre[0], centre[1] + below], 'red', 3.5);
    } else claim(gap > radius, 'the first line misses the circle');
    figure.text(name === 'outside' ? 'no point' : name === 'secant' ? 'two points' : 'one point', [
      centre[0],
      148,
    ]);
    figure.text(name === 'outside' ? 'misses' : name, [centre[0], 168], { colour: 'pen' });
  }
  return figure.svg();
}

export const threeLines: FigureSource = {
  name: 'three-lines',
  caption: 'A line and a circle: no common point, two (a secant), or exactly one (a tangent).',
  description:
    'Three circles of one size. A straight line runs below the first without meeting it, cuts the second at two red dots, and touches the third at one red dot.',
  draw,
};
