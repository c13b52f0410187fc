import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawCirclesOfPrimes } from './circles-of-primes.ts';

/** The worked example 84 and 120: what both share is the HCF, everything together the LCM. */
function draw(): string {
  const figure = drawCirclesOfPrimes(new Figure(260), {
    names: ['84', '120'],
    numbers: [84, 120],
    onlyLeft: [7],
    both: [2, 2, 3],
    onlyRight: [2, 5],
  });
  claim(2 * 2 * 3 === 12 && 7 * 12 * 2 * 5 === 840, 'HCF 12 and LCM 840');
  figure.text('HCF = 2 × 2 × 3 = 12', [180, 222]).text('LCM = 7 × 12 × 2 × 5 = 840', [180, 244]);
  return figure.svg();
}

export const hcfAndLcm: FigureSource = {
  name: 'hcf-and-lcm',
  caption: 'HCF and LCM of 84 and 120: the shared primes give the HCF, all of them together the LCM.',
  description:
    'Two circles that overlap. The left one, 84, holds 7 alone and shares 2, 2 and 3 with the right one, 120, which has 2 and 5 alone. The shared primes multiply to 12, all six primes to 840.',
  draw,
};
