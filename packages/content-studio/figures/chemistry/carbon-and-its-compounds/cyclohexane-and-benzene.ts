import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { drawFormula, type FormulaAtom, type FormulaBond } from '#figures/kit/structural-formula.ts';

/** A ring of six carbons; with `isBenzene` every second bond is double and each carbon has one hydrogen. */
function ring(centre: Point, isBenzene: boolean): { atoms: FormulaAtom[]; bonds: FormulaBond[] } {
  const atoms: FormulaAtom[] = [];
  const bonds: FormulaBond[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const out = polar(90 - 60 * corner);
    atoms.push({ symbol: 'C', at: add(centre, scale(out, 42)) });
    bonds.push([corner, (corner + 1) % 6, isBenzene && corner % 2 ? 2 : 1]);
  }
  for (let corner = 0; corner < 6; corner++) {
    const turns = isBenzene ? [0] : [-26, 26];
    for (const turn of turns) {
      const at = add(centre, scale(polar(90 - 60 * corner), 42));
      const hydrogen = add(at, scale(polar(90 - 60 * corner + turn), 32));
      bonds.push([corner, atoms.push({ symbol: 'H', at: hydrogen }) - 1]);
    }
  }
  return { atoms, bonds };
}

function draw(): string {
  const figure = new Figure(230);
  for (const [x, isBenzene] of [
    [94, false],
    [266, true],
  ] as const) {
    const { atoms, bonds } = ring([x, 96], isBenzene);
    drawFormula(figure, atoms, bonds);
    claim(
      atoms.filter(({ symbol }) => symbol === 'H').length === (isBenzene ? 6 : 12),
      'six or twelve hydrogens',
    );
  }
  figure.text('cyclohexane C_6H_{12}', [94, 200]).text('benzene C_6H_6', [266, 200]);
  return figure.svg();
}

export const cyclohexaneAndBenzene: FigureSource = {
  name: 'cyclohexane-and-benzene',
  caption:
    'Rings of six carbon atoms: cyclohexane has single bonds only, benzene three double bonds in turn.',
  description:
    'Two hexagons of C. Left, cyclohexane: single lines all round and two H at each carbon. Right, benzene: single and double lines in turn and one H at each carbon.',
  draw,
};
