import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle } from '#figures/kit/heights.ts';
import { add, between, type Point, polar, scale } from '#figures/kit/point.ts';
import { type Corners, claimSimilar } from '#figures/kit/similar.ts';

const centimetre = 18;

/** A triangle by two sides, in centimetres, with 50° between them at the lower left. */
function triangle(corner: Point, slant: number, level: number): Corners {
  return [corner, add(corner, scale(polar(50), slant * centimetre)), add(corner, [level * centimetre, 0])];
}

function draw(): string {
  const figure = new Figure(200);
  const small = triangle([26, 160], 4, 6);
  const large = triangle([174, 160], 6, 9);
  claimSimilar(large, small, 1.5);
  const [a, b, c] = small;
  const [d, e, f] = large;
  figure.polygon(small, 'pen').polygon(large, 'pen');
  markAngle(figure, a, b, c, 50, 17);
  markAngle(figure, d, e, f, 50, 17);
  figure.label('A', a, 's').label('B', b, 'n').label('C', c, 's');
  figure.label('D', d, 's').label('E', e, 'n').label('F', f, 's');
  figure.label('4 cm', between(a, b, 0.55), ['nw', 'w']).label('6 cm', between(a, c, 0.5), 's');
  figure.label('6 cm', between(d, e, 0.55), ['nw', 'w']).label('9 cm', between(d, f, 0.5), 's');
  return figure.svg();
}

export const similarBySas: FigureSource = {
  name: 'similar-by-sas',
  caption:
    'Two sides in the same ratio and equal angles between them: $\\frac{4}{6} = \\frac{6}{9}$ and $\\angle A = \\angle D$.',
  description:
    'A small triangle ABC and a larger triangle DEF. In both the angle at the lower left, A and D, is 50 degrees. AB is 4 cm and AC is 6 cm; DE is 6 cm and DF is 9 cm.',
  draw,
};
