import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawFormula, type FormulaAtom, type FormulaBond } from '#figures/kit/structural-formula.ts';

const step = 32;
type Made = { atoms: FormulaAtom[]; bonds: FormulaBond[] };
/** Three carbons in a row; `hydrogens` are the places that each of them has for hydrogen. */
function chain(start: Point, hydrogens: readonly Point[][]): Made {
  const atoms: FormulaAtom[] = [0, 1, 2].map((at) => ({ symbol: 'C', at: add(start, [at * step, 0]) }));
  const bonds: FormulaBond[] = [
    [0, 1],
    [1, 2],
  ];
  hydrogens.forEach((places, carbon) => {
    for (const place of places)
      bonds.push([
        carbon,
        atoms.push({ symbol: 'H', at: add(start, [carbon * step + place[0], place[1]]) }) - 1,
      ]);
  });
  return { atoms, bonds };
}
function bind({ atoms, bonds }: Made, from: number, symbol: 'O' | 'H', at: Point, lines: 1 | 2 = 1): number {
  const index = atoms.push({ symbol, at }) - 1;
  bonds.push([from, index, lines]);
  return index;
}
function draw(): string {
  const figure = new Figure(330);
  const [up, down, left, right]: Point[] = [
    [0, -step],
    [0, step],
    [-step, 0],
    [step, 0],
  ];
  if (!up || !down || !left || !right) throw new Error('four sides');
  const p = chain(
    [46, 60],
    [
      [up, down, left],
      [up, down],
      [up, down],
    ],
  );
  bind(p, bind(p, 2, 'O', [142, 60]), 'H', [174, 60]);
  const q = chain([230, 60], [[up, down, left], [up, down], []]);
  bind(q, 2, 'O', [316, 34], 2);
  bind(q, 2, 'H', [316, 86]);
  const r = chain([62, 210], [[up, down, left], [], [up, down, right]]);
  bind(r, 1, 'O', [94, 178], 2);
  const s = chain([230, 210], [[up, down, left], [up, down], []]);
  bind(s, 2, 'O', [316, 184], 2);
  bind(s, bind(s, 2, 'O', [316, 236]), 'H', [346, 236]);
  for (const { atoms, bonds } of [p, q, r, s]) drawFormula(figure, atoms, bonds);
  for (const [name, at] of [
    ['P', [94, 124]],
    ['Q', [262, 124]],
    ['R', [94, 274]],
    ['S', [262, 274]],
  ] as const)
    figure.text(name, at, { colour: 'pen' });
  return figure.svg();
}

export const fourCompoundsOfThreeCarbons: FigureSource = {
  name: 'four-compounds-of-three-carbons',
  caption: 'The structures of four compounds with three carbon atoms each.',
  description:
    'Four structures with a chain of three carbon atoms. P: an O with an H at the end of the chain. Q: at the end a C with a double bond to O and a bond to H. R: a double bond to O at the middle C. S: at the end a C with a double bond to O and a bond to O with H.',
  draw,
};
