import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, scale, towards } from '#figures/kit/point.ts';

type Chain = { name: string; below: Point; atoms: Point[]; bonds: [number, number][] };
const step = 28;
const row = (left: number, y: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => [left + step * index, y]);
const inLine: [number, number][] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

const chains: Chain[] = [
  { name: 'P', below: [86, 106], atoms: row(30, 54, 5), bonds: inLine },
  {
    name: 'Q',
    below: [270, 106],
    atoms: [...row(228, 34, 3), [228 + 2 * step, 34 + step], [228 + 3 * step, 34 + step]],
    bonds: inLine,
  },
  {
    name: 'R',
    below: [64, 232],
    atoms: [...row(22, 184, 4), [22 + step, 184 - step]],
    bonds: [...inLine.slice(0, 3), [1, 4]],
  },
  {
    name: 'S',
    below: [184, 232],
    atoms: [...row(142, 164, 4), [142 + 2 * step, 164 + step]],
    bonds: [...inLine.slice(0, 3), [2, 4]],
  },
  {
    name: 'T',
    below: [304, 232],
    atoms: [
      [304, 174],
      [304 - step, 174],
      [304 + step, 174],
      [304, 174 - step],
      [304, 174 + step],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ],
  },
];

/** Sorted number of neighbours of each carbon atom: equal for two drawings of the same chain of five. */
const kindOf = ({ atoms, bonds }: Chain) =>
  atoms
    .map((_, atom) => bonds.filter((bond) => bond.includes(atom)).length)
    .sort()
    .join('');

function draw(): string {
  const figure = new Figure(260);
  claim(new Set(chains.map(kindOf)).size === 3, 'the five drawings show three compounds');
  for (const { name, below, atoms, bonds } of chains) {
    claim(atoms.length === 5 && bonds.length === 4, 'five carbon atoms in one piece');
    for (const at of atoms) figure.text('C', at);
    for (const [first, second] of bonds) {
      const [a, b] = [atoms[first] ?? below, atoms[second] ?? below];
      const along = towards(a, b);
      figure.line([add(a, scale(along, 9)), add(b, scale(along, -9))]);
    }
    figure.text(name, below, { colour: 'pen' });
  }
  return figure.svg();
}

export const fiveCarbonChains: FigureSource = {
  name: 'five-carbon-chains',
  caption: 'Five drawings of saturated hydrocarbons; the hydrogen atoms are left out.',
  description:
    'Each drawing has five carbon atoms. P: five in a row. Q: five one after another, with a bend. R: four in a row, the fifth on the second, upwards. S: four in a row, the fifth on the third, downwards. T: one in the middle with four around it.',
  draw,
};
