import { drawAxes } from '#figures/kit/axes.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const readings: readonly Point[] = [
  [0.12, 0.6],
  [0.24, 1.2],
  [0.3, 1.8],
  [0.48, 2.4],
];

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 54, right: 320, top: 44, bottom: 246 },
    {
      from: 0,
      to: 0.54,
      step: 0.06,
      name: 'Current *I* (A)',
      words: (value) => (Math.round(value / 0.06) % 2 ? '' : value.toFixed(2)),
    },
    { from: 0, to: 3, step: 0.6, name: 'Potential difference *V* (V)', without: [0] },
    true,
  );
  for (const [index, reading] of readings.entries()) {
    figure.dot(toPoint(reading), 'red', 4);
    figure.label(String(index + 1), toPoint(reading), 'nw', { gap: 7 });
  }
  return figure.svg();
}

export const fourReadings: FigureSource = {
  name: 'four-readings',
  caption: 'Four trials with one resistor, each as a point.',
  description:
    'A grid with current in amperes to the right and potential difference in volts upwards. Four points: trial 1 at 0.12 A and 0.6 V, trial 2 at 0.24 A and 1.2 V, trial 3 at 0.30 A and 1.8 V, trial 4 at 0.48 A and 2.4 V. No line is drawn.',
  draw,
};
