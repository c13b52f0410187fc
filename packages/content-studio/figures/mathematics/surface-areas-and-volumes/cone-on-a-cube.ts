import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { drawBox, drawCone, drawRim } from '#figures/kit/solids.ts';

const centimetre = 7;

function draw(): string {
  const figure = new Figure(360);
  const [side, height] = [14 * centimetre, 24 * centimetre];
  const corner: Point = [110, 310];
  const top = drawBox(figure, corner, [side, side, side]);
  const middle = add(top, [side / 2 + side * 0.225, -side * 0.175]);
  drawRim(figure, middle, 7 * centimetre, 'gold');
  const tip = drawCone(figure, middle, 7 * centimetre, height);
  claimNear(
    distance(add(middle, [7 * centimetre, 0]), tip),
    25 * centimetre,
    1e-9,
    'the slant height is 25 cm',
  );
  figure.line([middle, tip], 'soft dashed').dot(middle, 'ink', 2);
  const aside: Point = [7 * centimetre + 34, 0];
  figure.span(add(middle, aside), add(tip, aside));
  figure.label('24 cm', add(between(middle, tip, 0.5), aside), 'e', { gap: 8 });
  figure.text('14 cm', add(corner, [side / 2, 14]));
  return figure.svg();
}

export const coneOnACube: FigureSource = {
  name: 'cone-on-a-cube',
  caption: 'A cone stands on a cube.',
  description:
    'A cube with the edge 14 cm. A cone with the height 24 cm stands on its upper face; its base just touches the four edges of the face.',
  draw,
};
