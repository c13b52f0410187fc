import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawCirclesOfPrimes } from './circles-of-primes.ts';

export const primesOfPAndQ: FigureSource = {
  name: 'primes-of-p-and-q',
  caption: 'The prime factors of P and Q.',
  description:
    'Two circles that overlap. The left one, P, holds 5 alone and shares 2, 3 and 3 with the right one, Q, which has 2, 2 and 2 alone.',
  draw: () =>
    drawCirclesOfPrimes(new Figure(220), {
      names: ['P', 'Q'],
      numbers: [90, 144],
      onlyLeft: [5],
      both: [2, 3, 3],
      onlyRight: [2, 2, 2],
    }).svg(),
};
