import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawCirclesOfPrimes } from './circles-of-primes.ts';

export const primesOfAAndB: FigureSource = {
  name: 'primes-of-a-and-b',
  caption: 'The prime factors of A and B.',
  description:
    'Two circles that overlap. The left one, A, holds 3 and 5 alone and shares 2 and 3 with the right one, B, which has 2 and 7 alone.',
  draw: () =>
    drawCirclesOfPrimes(new Figure(220), {
      names: ['A', 'B'],
      numbers: [90, 84],
      onlyLeft: [3, 5],
      both: [2, 3],
      onlyRight: [2, 7],
    }).svg(),
};
