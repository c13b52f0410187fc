import { factorTrees } from '#figures/kit/factor-trees.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const treeWithEqualPrimes: FigureSource = {
  name: 'tree-with-equal-primes',
  caption: 'A factor tree; both circles $x$ hold the same prime.',
  description:
    'A factor tree that goes down to the right. A number N at the top splits into a circle 2 and 315, 315 into a circle x and k, k into a second circle x and 35, and 35 into 5 and 7. Both circles x hold the same prime.',
  draw: () =>
    factorTrees([
      {
        value: 630,
        primes: [2, 3, 3, 5, 7],
        composites: { 0: '*N*', 2: '*k*', 3: '35' },
        leaves: { 1: '*x*', 2: '*x*' },
      },
    ]),
};
