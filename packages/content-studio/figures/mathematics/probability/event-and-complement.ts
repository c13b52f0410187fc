import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const isPrime = (number: number) =>
  number > 1 && numbers.every((divisor) => divisor === 1 || divisor >= number || number % divisor > 0);

/** The numbers 1 to 20, sorted into an event and its complement. */
function draw(): string {
  const figure = new Figure(230);
  const groups = [
    { name: '*E*: prime', list: numbers.filter(isPrime), left: 24, look: 'warm', colour: 'red' as const },
    {
      name: 'not *E*: not prime',
      list: numbers.filter((number) => !isPrime(number)),
      left: 160,
      look: 'glass',
      colour: 'pen' as const,
    },
  ];
  let all = 0;
  for (const { name, list, left, look, colour } of groups) {
    const columns = Math.ceil(list.length / 3);
    const width = columns * 38 + 14;
    figure.rectangle([left, 40], [left + width, 168], look);
    figure.text(name, [left + width / 2, 24], { colour });
    list.forEach((number, index) => {
      const at: Point = [left + 26 + Math.floor(index / 3) * 38, 64 + (index % 3) * 40];
      figure.text(String(number), at, { isOnShape: true });
    });
    figure.text(`${list.length} of 20`, [left + width / 2, 186]);
    all += list.length;
  }
  claim(all === 20, 'together they are all outcomes');
  const [primes = 0, others = 0] = groups.map(({ list }) => list.length / 20);
  claimNear(primes + others, 1, 1e-9, 'the two probabilities add up to 1');
  figure.text(`${primes} + ${others} = 1`, [180, 212]);
  return figure.svg();
}

export const eventAndComplement: FigureSource = {
  name: 'event-and-complement',
  caption: 'Cards 1 to 20: the event “prime” and its complement together are all outcomes.',
  description:
    'Two boxes. The left one, E, holds the eight primes 2, 3, 5, 7, 11, 13, 17 and 19. The right one, not E, holds the other twelve numbers from 1 to 20. Below: 0.4 + 0.6 = 1.',
  draw,
};
