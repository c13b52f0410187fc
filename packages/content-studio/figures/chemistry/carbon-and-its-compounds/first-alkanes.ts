import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { chainOf, drawFormula } from '#figures/kit/structural-formula.ts';

const step = 34;

/** Methane, ethane and propane: each has one CH2 more than the one before. */
function draw(): string {
  const figure = new Figure(330);
  const members = ['methane CH_4', 'ethane C_2H_6', 'propane C_3H_8'];
  members.forEach((name, index) => {
    const carbons = index + 1;
    const { atoms, bonds } = chainOf(carbons, [78 - 17 * index + 22 * index, 50 + index * 102], step);
    const hydrogens = atoms.filter(({ symbol }) => symbol === 'H').length;
    claim(hydrogens === 2 * carbons + 2, 'the formula is that of an alkane');
    claim(bonds.length === 3 * carbons + 1, 'every CH2 adds three bonds');
    drawFormula(figure, atoms, bonds);
    figure
      .text(name, [292, 42 + index * 102])
      .text(`${bonds.length} bonds`, [292, 60 + index * 102], { size: 'small' });
  });
  return figure.svg();
}

export const firstAlkanes: FigureSource = {
  name: 'first-alkanes',
  caption:
    'The first three alkanes: each member has one $\\ce{CH2}$, and so three bonds, more than the one before.',
  description:
    'Three structural formulas with every bond as a line. Methane: one C with four H, 4 bonds. Ethane: two C with six H, 7 bonds. Propane: three C in a row with eight H, 10 bonds.',
  draw,
};
