import { type Atom, type Bond, drawDotStructure } from '#figures/kit/electron-dots.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const atoms: Atom[] = [
  {
    symbol: 'O',
    at: [132, 56],
    mark: 'cross',
    lone: [
      [0, -1],
      [0, 1],
    ],
  },
  { symbol: 'C', at: [180, 56], mark: 'dot' },
  {
    symbol: 'O',
    at: [228, 56],
    mark: 'cross',
    lone: [
      [0, -1],
      [0, 1],
    ],
  },
];
const bonds: Bond[] = [
  { first: 0, second: 1, pairs: 2 },
  { first: 1, second: 2, pairs: 2 },
];

function draw(): string {
  const figure = new Figure(110);
  drawDotStructure(figure, atoms, bonds);
  return figure.svg();
}

export const dotsOfCarbonDioxide: FigureSource = {
  name: 'dots-of-carbon-dioxide',
  caption: 'Carbon dioxide: carbon shares two pairs with each oxygen atom.',
  description:
    'O, C and O in a row. Between carbon and each oxygen stand two dots and two crosses. Each oxygen keeps two pairs of its own, above and below.',
  draw,
};
