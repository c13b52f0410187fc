import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';

const rows = [9, 8, 7, 6, 5, 4, 3];

/** Each log is between two logs below it, so each row has one less. */
function draw(): string {
  const figure = new Figure(230);
  const radius = 14;
  const rise = 2 * radius * Math.sin(Math.PI / 3);
  let below: Point[] = [];
  let total = 0;
  rows.forEach((count, row) => {
    const logs = Array.from({ length: count }, (_, index): Point => {
      const left = 170 - (count - 1) * radius;
      return [left + index * 2 * radius, 200 - row * rise];
    });
    for (const [index, log] of logs.entries()) {
      for (const under of below.slice(index, index + 2))
        claimNear(distance(log, under), 2 * radius, 1e-9, 'a log touches the two below it');
      figure.circle(log, radius, row === 0 || row === rows.length - 1 ? 'warm' : 'gold');
    }
    total += count;
    below = logs;
  });
  claim(total === (rows.length * (9 + 3)) / 2, 'the logs are n(a + l)/2');
  figure.line(
    [
      [30, 200 + radius + 1],
      [310, 200 + radius + 1],
    ],
    'bold',
  );
  figure.text('9', [318, 200]).text('3', [234, 200 - 6 * rise]);
  return figure.svg();
}

export const stackOfLogs: FigureSource = {
  name: 'stack-of-logs',
  caption: 'Seven rows of logs: 9, 8, 7, …, 3. Together $\\frac{7}{2}(9 + 3) = 42$.',
  description:
    'Round ends of logs in seven rows. The lowest row has 9 logs, each row above it one less, the top row 3. Every log lies in the hollow between two below it.',
  draw,
};
