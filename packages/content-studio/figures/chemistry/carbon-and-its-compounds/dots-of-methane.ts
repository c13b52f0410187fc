import { type Atom, type Bond, drawDotStructure } from '#figures/kit/electron-dots.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const atoms: Atom[] = [
  { symbol: 'C', at: [180, 76], mark: 'dot' },
  { symbol: 'H', at: [180, 34], mark: 'cross' },
  { symbol: 'H', at: [180, 118], mark: 'cross' },
  { symbol: 'H', at: [138, 76], mark: 'cross' },
  { symbol: 'H', at: [222, 76], mark: 'cross' },
];
const bonds: Bond[] = [
  { first: 0, second: 1, pairs: 1 },
  { first: 0, second: 2, pairs: 1 },
  { first: 0, second: 3, pairs: 1 },
  { first: 0, second: 4, pairs: 1 },
];

function draw(): string {
  const figure = new Figure(150);
  drawDotStructure(figure, atoms, bonds);
  return figure.svg();
}

export const dotsOfMethane: FigureSource = {
  name: 'dots-of-methane',
  caption: 'Methane: carbon shares one pair with each of four hydrogen atoms.',
  description:
    'A C in the middle with an H above, below, left and right. Between C and each H stand one dot from carbon and one cross from hydrogen, so carbon counts eight electrons and each hydrogen two.',
  draw,
};
