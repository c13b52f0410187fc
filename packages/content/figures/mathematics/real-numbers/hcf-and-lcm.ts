import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const product = (primes: readonly number[]) => primes.reduce((result, prime) => result * prime, 1);

/** The worked example 84 and 120: what both share is the HCF, everything together the LCM. */
function draw(): string {
  const figure = new Figure(260);
  const [only84, both, only120] = [[7], [2, 2, 3], [2, 5]];
  claim(
    product([...only84, ...both]) === 84 && product([...both, ...only120]) === 120,
    'the circles hold 84 and 120',
  );
  claim(product(both) === 12 && product([...only84, ...both, ...only120]) === 840, 'HCF 12 and LCM 840');
  figure.circle([138, 120], 80, 'pen').circle([222, 120], 80, 'red');
  figure.text('84', [72, 30], { colour: 'pen' }).text('120', [292, 30], { colour: 'red' });
  const columns: [x: number, primes: readonly number[]][] = [
    [98, only84],
    [180, both],
    [262, only120],
  ];
  for (const [x, primes] of columns) {
    const top = 120 - 15 * (primes.length - 1);
    for (const [index, prime] of primes.entries()) figure.text(String(prime), [x, top + index * 30]);
  }
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
