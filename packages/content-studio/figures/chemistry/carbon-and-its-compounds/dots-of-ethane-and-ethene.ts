import { type Atom, type Bond, drawDotStructure } from '#figures/kit/electron-dots.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const atoms: Atom[] = [
  { symbol: 'C', at: [74, 76], mark: 'dot' },
  { symbol: 'C', at: [116, 76], mark: 'dot' },
  { symbol: 'H', at: [74, 34], mark: 'cross' },
  { symbol: 'H', at: [74, 118], mark: 'cross' },
  { symbol: 'H', at: [32, 76], mark: 'cross' },
  { symbol: 'H', at: [116, 34], mark: 'cross' },
  { symbol: 'H', at: [116, 118], mark: 'cross' },
  { symbol: 'H', at: [158, 76], mark: 'cross' },
  { symbol: 'C', at: [256, 76], mark: 'dot' },
  { symbol: 'C', at: [300, 76], mark: 'dot' },
  { symbol: 'H', at: [228, 44], mark: 'cross' },
  { symbol: 'H', at: [228, 108], mark: 'cross' },
  { symbol: 'H', at: [328, 44], mark: 'cross' },
  { symbol: 'H', at: [328, 108], mark: 'cross' },
];
const bonds: Bond[] = [
  { first: 0, second: 1, pairs: 1 },
  { first: 0, second: 2, pairs: 1 },
  { first: 0, second: 3, pairs: 1 },
  { first: 0, second: 4, pairs: 1 },
  { first: 1, second: 5, pairs: 1 },
  { first: 1, second: 6, pairs: 1 },
  { first: 1, second: 7, pairs: 1 },
  { first: 8, second: 9, pairs: 2 },
  { first: 8, second: 10, pairs: 1 },
  { first: 8, second: 11, pairs: 1 },
  { first: 9, second: 12, pairs: 1 },
  { first: 9, second: 13, pairs: 1 },
];

function draw(): string {
  const figure = new Figure(176);
  drawDotStructure(figure, atoms, bonds);
  figure.text('ethane C_2H_6', [95, 156]).text('ethene C_2H_4', [278, 156]);
  return figure.svg();
}

export const dotsOfEthaneAndEthene: FigureSource = {
  name: 'dots-of-ethane-and-ethene',
  caption: 'Ethane has a single bond between its carbon atoms, ethene a double bond.',
  description:
    'Left, ethane: two C with one shared pair between them and three H around each. Right, ethene: two C with two shared pairs between them and two H at each. Every carbon counts eight electrons.',
  draw,
};
