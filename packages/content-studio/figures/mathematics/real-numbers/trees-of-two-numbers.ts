import { factorTrees } from '#figures/kit/factor-trees.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export const treesOfTwoNumbers: FigureSource = {
  name: 'trees-of-two-numbers',
  caption: 'The factor trees of two numbers $M$ and $N$.',
  description:
    'Two factor trees. At the top of the left one stands M; the circles hold 2, 2, 3, 5 and 7. At the top of the right one stands N; its circles hold 2, 3, 3 and 5. The numbers at the forks are letters.',
  draw: () =>
    factorTrees([
      { value: 420, primes: [2, 2, 3, 5, 7], composites: { 0: '*M*', 1: '*a*', 2: '*b*', 3: '*c*' } },
      { value: 90, primes: [2, 3, 3, 5], composites: { 0: '*N*', 1: '*d*', 2: '*e*' } },
    ]),
};
