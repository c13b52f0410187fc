import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawGround } from '#figures/kit/heights.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { angleAt } from '#figures/kit/similar.ts';

const metre = 26;
const ground = 190;

function draw(): string {
  const figure = new Figure(240);
  const b: Point = [38, ground];
  const a = add(b, [0, -6 * metre]);
  const c = add(b, [8 * metre, 0]);
  const e = add(c, [2 * metre, 0]);
  const d = add(e, [0, -1.5 * metre]);
  claimNear(angleAt(c, a, b), angleAt(c, d, e), 1e-6, 'the ray leaves the mirror as it comes');
  claimNear(distance(a, b) / distance(d, e), distance(b, c) / distance(e, c), 1e-6, 'AB : DE = BC : EC');
  drawGround(figure, 24, 336, ground);
  figure.line([a, b], 'heavy').line([d, e], 'heavy').angle(b, a, c).angle(e, d, c);
  figure.ray([a, c, d], 'amber');
  figure.line([add(c, [-9, 0]), add(c, [9, 0])], 'pen heavy');
  figure.angle(c, a, b, 23, 'pen').angle(c, d, e, 23, 'pen');
  figure.label('A', a, 'n').label('D', d, ['n', 'ne']);
  figure
    .text('B', [b[0], ground + 19])
    .text('C', [c[0], ground + 19])
    .text('E', [e[0], ground + 19]);
  figure.text('8 m', [between(b, c, 0.5)[0], ground + 19]).text('2 m', [between(c, e, 0.5)[0], ground + 19]);
  figure.label('?', between(a, b, 0.5), 'w').label('1.5 m', between(d, e, 0.5), 'e');
  return figure.svg();
}

export const mirrorOnTheGround: FigureSource = {
  name: 'mirror-on-the-ground',
  caption:
    'A mirror at $C$ shows the top $A$ to the eye $D$: equal angles at $C$ make $\\triangle ABC \\sim \\triangle DEC$.',
  description:
    'On level ground stand a tower AB on the left and a person on the right, eye D at 1.5 m above the foot E. A small mirror lies at C between, 8 m from B and 2 m from E. A ray runs from A to C and up to D; its two angles with the ground are equal.',
  draw,
};
