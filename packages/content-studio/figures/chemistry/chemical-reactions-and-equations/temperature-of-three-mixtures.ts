import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (values: number[]) => values.map((value, at): [number, number] => [at, value]);
  return lineGraph(
    { from: 0, to: 4, step: 1, name: 'Time (minutes)' },
    { from: 0, to: 70, step: 10, name: 'Temperature (°C)' },
    [
      { points: of([25, 50, 60, 58, 56]), look: 'red', name: 'P', nameAt: [2, 60], side: 'n' },
      { points: of([25, 25, 25, 25, 25]), look: 'green', name: 'Q', nameAt: [3, 25], side: 'n' },
      { points: of([25, 15, 10, 11, 12]), look: 'pen', name: 'R', nameAt: [2, 10], side: 's' },
    ],
  );
}

export const temperatureOfThreeMixtures: FigureSource = {
  name: 'temperature-of-three-mixtures',
  caption: 'The temperature in three insulated beakers after two substances were mixed (invented readings).',
  description:
    'A graph of temperature in degrees Celsius at 0, 1, 2, 3 and 4 minutes. P: 25, 50, 60, 58, 56. Q: 25 all the time. R: 25, 15, 10, 11, 12.',
  draw,
};
