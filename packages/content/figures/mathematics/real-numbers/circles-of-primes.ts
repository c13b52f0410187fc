import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

export type CirclesOfPrimes = {
  names: readonly [left: string, right: string];
  numbers: readonly [left: number, right: number];
  onlyLeft: readonly number[];
  both: readonly number[];
  onlyRight: readonly number[];
};

const product = (primes: readonly number[]) => primes.reduce((result, prime) => result * prime, 1);

/** Two circles that overlap: the primes that two numbers share stand in both. */
export function drawCirclesOfPrimes(figure: Figure, circles: CirclesOfPrimes): Figure {
  const { names, numbers, onlyLeft, both, onlyRight } = circles;
  claim(product([...onlyLeft, ...both]) === numbers[0], 'the left circle holds its number');
  claim(product([...both, ...onlyRight]) === numbers[1], 'the right circle holds its number');
  figure.circle([138, 120], 80, 'pen').circle([222, 120], 80, 'red');
  figure.text(names[0], [72, 30], { colour: 'pen' }).text(names[1], [292, 30], { colour: 'red' });
  const columns: [x: number, primes: readonly number[]][] = [
    [98, onlyLeft],
    [180, both],
    [262, onlyRight],
  ];
  for (const [x, primes] of columns) {
    const top = 120 - 15 * (primes.length - 1);
    for (const [index, prime] of primes.entries()) figure.text(String(prime), [x, top + index * 30]);
  }
  return figure;
}

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

/** The circles of a question in which a prime of each number is missing. */
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
