import { factorTrees } from '#figures/kit/factor-trees.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const treeWithThreeLetters: FigureSource = {
  name: 'tree-with-three-letters',
  caption: 'A factor tree with letters for three numbers.',
  description:
    'A factor tree that goes down to the right. 1386 splits into 2 and 693, 693 into a circle p and 231, 231 into 3 and q, and q into 7 and a last circle r.',
  draw: () =>
    factorTrees([
      { value: 1386, primes: [2, 3, 3, 7, 11], composites: { 3: '*q*' }, leaves: { 1: '*p*', 4: '*r*' } },
    ]),
};
