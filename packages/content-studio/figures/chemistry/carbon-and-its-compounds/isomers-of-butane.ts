import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { chainOf, drawFormula, type FormulaAtom, type FormulaBond } from '#figures/kit/structural-formula.ts';

const step = 38;

/** Three carbons in a row (wide apart, so that the branch has room) and a fourth below the middle one. */
function branchedChain(middle: Point): { atoms: FormulaAtom[]; bonds: FormulaBond[] } {
  const atoms: FormulaAtom[] = [{ symbol: 'C', at: middle }];
  const bonds: FormulaBond[] = [];
  const attach = (to: number, symbol: 'C' | 'H', offset: Point) => {
    const { at = middle } = atoms[to] ?? {};
    const index = atoms.push({ symbol, at: add(at, offset) }) - 1;
    bonds.push([to, index]);
    return index;
  };
  attach(0, 'H', [0, -step]);
  for (const side of [-1, 1]) {
    const end = attach(0, 'C', [side * 62, 0]);
    for (const offset of [
      [0, -step],
      [0, step],
      [side * step, 0],
    ] as const)
      attach(end, 'H', offset);
  }
  const branch = attach(0, 'C', [0, 62]);
  for (const offset of [
    [-step, 0],
    [step, 0],
    [0, step],
  ] as const)
    attach(branch, 'H', offset);
  return { atoms, bonds };
}

function draw(): string {
  const figure = new Figure(400);
  const straight = chainOf(4, [123, 62], step);
  const branched = branchedChain([180, 200]);
  for (const { atoms, bonds } of [straight, branched]) {
    drawFormula(figure, atoms, bonds);
    const count = (symbol: string) => atoms.filter((atom) => atom.symbol === symbol).length;
    claim(count('C') === 4 && count('H') === 10, 'the formula is that of butane, C4H10');
  }
  figure.text('straight chain', [180, 124]).text('branched chain', [180, 326]);
  return figure.svg();
}

export const isomersOfButane: FigureSource = {
  name: 'isomers-of-butane',
  caption: 'The two structural isomers of butane, $\\ce{C4H10}$.',
  description:
    'Above, four C in a row with ten H around them, every bond drawn as a line. Below, three C in a row with a fourth C hanging from the middle one, again with ten H.',
  draw,
};
