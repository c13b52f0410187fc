import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (ohm: number): [number, number][] => [0, 2, 4, 6, 8].map((volt) => [volt, volt / ohm]);
  return lineGraph(
    { from: 0, to: 8, step: 1, name: 'Potential difference *V* (V)' },
    { from: 0, to: 2, step: 0.25, name: 'Current *I* (A)' },
    [
      { points: of(4), look: 'red', name: 'P', nameAt: [6, 1.5], side: 'nw' },
      { points: of(8), look: 'pen', name: 'Q', nameAt: [6, 0.75], side: 'nw' },
      { points: of(16), look: 'green', name: 'R', nameAt: [6, 0.375], side: 's' },
    ],
  );
}

export const currentInThreeConductors: FigureSource = {
  name: 'current-in-three-conductors',
  caption: 'The current in three conductors P, Q and R at several voltages, at one temperature.',
  description:
    'A graph of the current in ampere against the potential difference in volt. Three straight lines from the origin: P reaches 2 A at 8 V, Q 1 A at 8 V, R 0.5 A at 8 V.',
  draw,
};
