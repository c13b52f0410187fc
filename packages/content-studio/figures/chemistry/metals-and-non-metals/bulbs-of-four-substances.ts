import { drawBulbTest, type Glow } from '#figures/chemistry/acids-bases-and-salts/bulb-test.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const substances: { name: string; solid: Glow; melt: Glow }[] = [
  { name: 'A', solid: 'dark', melt: 'bright' },
  { name: 'B', solid: 'dark', melt: 'dark' },
  { name: 'C', solid: 'bright', melt: 'bright' },
  { name: 'D', solid: 'dark', melt: 'bright' },
];

function draw(): string {
  const figure = new Figure(330);
  claim(
    substances.filter(({ solid }) => solid === 'bright').length === 1,
    'one of them conducts as a solid: the metal',
  );
  substances.forEach(({ name, solid, melt }, index) => {
    const x = 92 + 74 * index;
    figure.text(name, [x, 18]);
    drawBulbTest(figure, [x, 66], solid, 'metal');
    drawBulbTest(figure, [x, 204], melt, 'gold');
  });
  figure.text('solid', [26, 124]).text('melt', [26, 262]);
  return figure.svg();
}

export const bulbsOfFourSubstances: FigureSource = {
  name: 'bulbs-of-four-substances',
  caption: 'Each substance in a circuit with a bulb, as a solid and as a melt; the battery is left out.',
  description:
    'Two rows of vessels with two rods joined to a bulb. Solids: rays at the bulb of C; none at A, B and D. Melts: rays at the bulbs of A, C and D; none at B.',
  draw,
};
