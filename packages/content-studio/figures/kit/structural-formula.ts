import { claim } from './claims.ts';
import type { Figure } from './figure.ts';
import { add, normalOf, type Point, scale, towards } from './point.ts';

export type FormulaAtom = { symbol: 'C' | 'H' | 'O'; at: Point };
export type FormulaBond = readonly [first: number, second: number, lines?: 1 | 2 | 3];
const valency = { C: 4, H: 1, O: 2 };

/** A structural formula that shows every bond; each carbon has four, each oxygen two, each hydrogen one. */
export function drawFormula(
  figure: Figure,
  atoms: readonly FormulaAtom[],
  bonds: readonly FormulaBond[],
): void {
  atoms.forEach(({ symbol, at }, index) => {
    const used = bonds.reduce((sum, [a, b, lines = 1]) => sum + (a === index || b === index ? lines : 0), 0);
    claim(used === valency[symbol], `${symbol} number ${index} has ${valency[symbol]} bonds`);
    figure.text(symbol, at);
  });
  for (const [first, second, lines = 1] of bonds) {
    const [a, b] = [atoms[first], atoms[second]];
    claim(a !== undefined && b !== undefined, 'a bond joins two atoms');
    const along = towards(a.at, b.at);
    for (let line = 0; line < lines; line++) {
      const aside = scale(normalOf(along), (line - (lines - 1) / 2) * 5);
      figure.line([add(a.at, add(aside, scale(along, 10))), add(b.at, add(aside, scale(along, -10)))]);
    }
  }
}

/**
 * A chain of carbons in a row with hydrogens above and below and at the ends.
 * @returns atoms (carbons first) and bonds, to be drawn with `drawFormula`
 */
export function chainOf(
  carbons: number,
  start: Point,
  step = 38,
): { atoms: FormulaAtom[]; bonds: FormulaBond[] } {
  const atoms: FormulaAtom[] = Array.from({ length: carbons }, (_, index) => ({
    symbol: 'C',
    at: add(start, [index * step, 0]),
  }));
  const bonds: FormulaBond[] = atoms.slice(1).map((_, index) => [index, index + 1]);
  const addHydrogen = (carbon: number, offset: Point) => {
    const { at = start } = atoms[carbon] ?? {};
    bonds.push([carbon, atoms.push({ symbol: 'H', at: add(at, offset) }) - 1]);
  };
  for (let carbon = 0; carbon < carbons; carbon++) for (const y of [-step, step]) addHydrogen(carbon, [0, y]);
  addHydrogen(0, [-step, 0]);
  addHydrogen(carbons - 1, [step, 0]);
  return { atoms, bonds };
}
