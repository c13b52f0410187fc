import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markLength } from '#figures/kit/heights.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const metre = 8;
const radius = 21 * metre;

function draw(): string {
  const figure = new Figure(260);
  const corner: Point = [60, 225];
  claimNear((22 / 7) * 21 ** 2 * 0.25, 346.5, 1e-9, 'the area by the formula');
  claimSector(radius, [0, 90], metre, 346.5);
  figure.rectangle(corner, add(corner, [30 * metre, -25 * metre]), 'glass');
  figure.polygon([corner, ...rim(corner, radius, 0, 90)], 'warm');
  const [a, b] = [add(corner, [radius, 0]), add(corner, [0, -radius])];
  figure.line([a, b], 'pen dashed').dot(a, 'red', 3.5).dot(b, 'red', 3.5).dot(corner, 'ink', 4);
  figure.angle(corner, a, b);
  figure.label('O', corner, ['sw', 'w']).label('A', a, ['s', 'se']).label('B', b, ['w', 'nw']);
  markLength(figure, [corner, a], 21, metre, '21 m', 's');
  return figure.svg();
}

export const cameraInAYard: FigureSource = {
  name: 'camera-in-a-yard',
  caption: 'The camera at $O$ and the sector that it watches.',
  description:
    'A rectangular yard with the corner O at its lower left. The camera watches a quarter of a disc of radius 21 m around O, which meets the two sides of the yard at A and B. A straight line joins A and B.',
  draw,
};
