import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { markAngle } from '#figures/kit/heights.ts';
import { type Corners, claimSimilar, triangleBySides } from '#figures/kit/similar.ts';

/** The triangle with 60° at its lower left and 50° at its lower right corner. */
function triangle(left: number, base: number): Corners {
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  return triangleBySides([left, 180], (base * sine(50)) / sine(70), base, (base * sine(60)) / sine(70));
}

function draw(): string {
  const figure = new Figure(220);
  const small = triangle(26, 112);
  const large = triangle(166, 168);
  claimSimilar(large, small, 1.5);
  figure.polygon(small, 'pen').polygon(large, 'pen');
  for (const [a, b, c] of [small, large]) {
    markAngle(figure, b, c, a, 60, 15);
    markAngle(figure, c, b, a, 50, 17);
  }
  for (const [index, name] of ['A', 'B', 'C'].entries())
    figure.label(name, small[index] ?? small[0], index === 0 ? 'n' : 's');
  for (const [index, name] of ['D', 'E', 'F'].entries())
    figure.label(name, large[index] ?? large[0], index === 0 ? 'n' : 's');
  return figure.svg();
}

export const similarByAa: FigureSource = {
  name: 'similar-by-aa',
  caption:
    'Two equal angles are enough: $\\angle B = \\angle E$ and $\\angle C = \\angle F$, so $\\triangle ABC \\sim \\triangle DEF$.',
  description:
    'A small triangle ABC and a larger triangle DEF of the same shape, with A and D at the top. The angles at B and E are 60 degrees, those at C and F are 50 degrees.',
  draw,
};
