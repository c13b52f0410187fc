import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (perMetre: number): [number, number][] =>
    [0, 0.5, 1, 1.5, 2].map((metre) => [metre, metre * perMetre]);
  return lineGraph(
    { from: 0, to: 2, step: 0.5, name: 'Length (m)' },
    { from: 0, to: 16, step: 2, name: 'Resistance (Ω)' },
    [
      { points: of(8), look: 'red', name: 'P', nameAt: [1.5, 12], side: 'nw' },
      { points: of(2), look: 'pen', name: 'Q', nameAt: [1.5, 3], side: 'n' },
    ],
  );
}

export const resistanceAndLength: FigureSource = {
  name: 'resistance-and-length',
  caption: 'The resistance of pieces of two wires of the same material, against their length.',
  description:
    'A graph of the resistance in ohm against the length in metre. Two straight lines from the origin: P reaches 16 ohm at 2 m, Q reaches 4 ohm at 2 m.',
  draw,
};
