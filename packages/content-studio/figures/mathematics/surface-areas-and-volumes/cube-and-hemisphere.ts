import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawBox, drawHemisphere, drawRim } from '#figures/kit/solids.ts';

const side = 130;

function draw(): string {
  const figure = new Figure(290);
  const corner: Point = [90, 255];
  const top = drawBox(figure, corner, [side, side, side]);
  const back: Point = [side * 0.45, -side * 0.35];
  const middle = add(top, [side / 2 + back[0] / 2, back[1] / 2]);
  const radius = side / 2 - 8;
  claimNear(
    middle[0] - top[0] - back[0] / 2,
    side / 2,
    1e-9,
    'the hemisphere stands in the middle of the face',
  );
  drawHemisphere(figure, middle, radius, 'above', 'gold');
  drawRim(figure, middle, radius, 'gold');
  figure.text('*a*', add(corner, [side / 2, 12]));
  figure.line([middle, add(middle, [radius, 0])], 'pen').dot(middle, 'ink', 2);
  figure.text('*r*', add(middle, [radius / 2, -30]), { colour: 'pen', isOnShape: true });
  return figure.svg();
}

export const cubeAndHemisphere: FigureSource = {
  name: 'cube-and-hemisphere',
  caption: 'A hemisphere on a cube: a circle $\\pi r^2$ of the face is hidden, and $2\\pi r^2$ is new.',
  description:
    'A cube with the edge a, seen from the front, the right and above. A golden hemisphere with the radius r stands in the middle of its upper face and leaves the corners of the face free.',
  draw,
};
