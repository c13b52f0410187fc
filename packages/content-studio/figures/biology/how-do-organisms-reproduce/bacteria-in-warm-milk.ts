import { claimNear } from '#figures/kit/claims.ts';
import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const points = [0, 20, 40, 60, 80].map((time): [number, number] => [time, 2 ** (time / 20)]);
  const curve = Array.from({ length: 41 }, (_, at): [number, number] => [2 * at, 2 ** (at / 10)]);
  claimNear(points[4]?.[1] ?? 0, 16, 1e-9, 'four divisions in 80 minutes');
  return lineGraph(
    { from: 0, to: 80, step: 20, name: 'Time (minutes)' },
    { from: 0, to: 16, step: 2, name: 'Bacteria (thousands)' },
    [{ points: curve, look: 'green', isPlain: true }],
  );
}

export const bacteriaInWarmMilk: FigureSource = {
  name: 'bacteria-in-warm-milk',
  caption: 'Bacteria in one millilitre of warm milk, which multiply by binary fission.',
  description:
    'A graph of the number of bacteria in thousands against the time in minutes: 1 at 0, 2 at 20, 4 at 40, 8 at 60, 16 at 80.',
  draw,
};
