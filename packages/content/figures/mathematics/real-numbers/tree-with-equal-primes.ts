import { factorTrees } from '#figures/kit/factor-trees.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const treeWithEqualPrimes: FigureSource = {
  name: 'tree-with-equal-primes',
  caption: 'A factor tree; $x$ is one prime.',
  description:
    'A factor tree that goes down to the right. A number N stands at the top. The circles along the left side hold 2, x, x and 5, the last circle at the lower end holds 7. Both circles x hold one prime; the fork below the 2 is 315.',
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
