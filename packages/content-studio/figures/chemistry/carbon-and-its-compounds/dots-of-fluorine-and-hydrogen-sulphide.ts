import { type Atom, type Bond, drawDotStructure } from '#figures/kit/electron-dots.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const atoms: Atom[] = [
  {
    symbol: 'F',
    at: [80, 56],
    mark: 'dot',
    lone: [
      [-1, 0],
      [0, -1],
      [0, 1],
    ],
  },
  {
    symbol: 'F',
    at: [122, 56],
    mark: 'cross',
    lone: [
      [1, 0],
      [0, -1],
      [0, 1],
    ],
  },
  { symbol: 'H', at: [212, 56], mark: 'cross' },
  {
    symbol: 'S',
    at: [254, 56],
    mark: 'dot',
    lone: [
      [0, -1],
      [0, 1],
    ],
  },
  { symbol: 'H', at: [296, 56], mark: 'cross' },
];
const bonds: Bond[] = [
  { first: 0, second: 1, pairs: 1 },
  { first: 2, second: 3, pairs: 1 },
  { first: 3, second: 4, pairs: 1 },
];

function draw(): string {
  const figure = new Figure(110);
  drawDotStructure(figure, atoms, bonds);
  return figure.svg();
}

export const dotsOfFluorineAndHydrogenSulphide: FigureSource = {
  name: 'dots-of-fluorine-and-hydrogen-sulphide',
  caption: 'Fluorine shares one pair; in hydrogen sulphide sulphur shares one pair with each hydrogen atom.',
  description:
    'Two molecules. F and F with one dot and one cross between them and three pairs of its own on each. H, S and H in a row: one shared pair on each side of S, and two pairs of its own above and below it.',
  draw,
};
