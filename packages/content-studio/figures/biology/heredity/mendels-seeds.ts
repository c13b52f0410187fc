import { barChart } from '#figures/kit/charts.ts';
import { claim, claimNear } from '#figures/kit/claims.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** What Mendel counted in F2 of round yellow with wrinkled green (1866), and the share of sixteen that theory gives. */
const seeds = [
  { name: 'round|yellow', count: 315, share: 9, look: 'gold amber' },
  { name: 'round|green', count: 108, share: 3, look: 'leaf green' },
  { name: 'wrinkled|yellow', count: 101, share: 3, look: 'gold amber' },
  { name: 'wrinkled|green', count: 32, share: 1, look: 'leaf green' },
];

function draw(): string {
  const total = seeds.reduce((sum, { count }) => sum + count, 0);
  claim(total === 556, 'Mendel counted 556 seeds');
  for (const { name, count, share } of seeds)
    claimNear(count, (total * share) / 16, 5, `${name} is near its share of sixteen`);
  return barChart(
    seeds.map(({ name, count, look }) => ({ name, value: count, label: String(count), look })),
    { name: 'Seeds in F_2', to: 350, step: 50 },
  );
}

export const mendelsSeeds: FigureSource = {
  name: 'mendels-seeds',
  caption: 'What Mendel counted: 556 seeds of F2, close to 9 : 3 : 3 : 1.',
  description:
    'Four bars: 315 seeds are round and yellow, 108 round and green, 101 wrinkled and yellow, 32 wrinkled and green.',
  draw,
};
