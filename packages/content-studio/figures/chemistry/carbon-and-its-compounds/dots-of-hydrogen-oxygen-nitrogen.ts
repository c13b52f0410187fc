import { type Atom, type Bond, drawDotStructure } from '#figures/kit/electron-dots.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const atoms: Atom[] = [
  { symbol: 'H', at: [32, 56], mark: 'dot' },
  { symbol: 'H', at: [70, 56], mark: 'cross' },
  {
    symbol: 'O',
    at: [146, 56],
    mark: 'dot',
    lone: [
      [0, -1],
      [0, 1],
    ],
  },
  {
    symbol: 'O',
    at: [188, 56],
    mark: 'cross',
    lone: [
      [0, -1],
      [0, 1],
    ],
  },
  { symbol: 'N', at: [272, 56], mark: 'dot', lone: [[-1, 0]] },
  { symbol: 'N', at: [314, 56], mark: 'cross', lone: [[1, 0]] },
];
const bonds: Bond[] = [
  { first: 0, second: 1, pairs: 1 },
  { first: 2, second: 3, pairs: 2 },
  { first: 4, second: 5, pairs: 3 },
];

function draw(): string {
  const figure = new Figure(110);
  drawDotStructure(figure, atoms, bonds);
  return figure.svg();
}

export const dotsOfHydrogenOxygenNitrogen: FigureSource = {
  name: 'dots-of-hydrogen-oxygen-nitrogen',
  caption: 'Hydrogen shares one pair, oxygen two, nitrogen three: a single, a double and a triple bond.',
  description:
    'Three molecules. H and H with one dot and one cross between them. O and O with two pairs between them and two pairs of its own on each. N and N with three pairs between them and one pair of its own on each.',
  draw,
};
