import { claim } from '#figures/kit/claims.ts';
import type { Figure } from '#figures/kit/figure.ts';

export type CirclesOfPrimes = {
  names: readonly [left: string, right: string];
  numbers: readonly [left: number, right: number];
  onlyLeft: readonly number[];
  both: readonly number[];
  onlyRight: readonly number[];
};

const product = (primes: readonly number[]) => primes.reduce((result, prime) => result * prime, 1);

/** Two overlapping circles: the shared primes of two numbers are in both. */
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
