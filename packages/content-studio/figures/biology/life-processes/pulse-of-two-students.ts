import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const of = (values: number[]) => values.map((value, at): [number, number] => [2 * at, value]);
  return lineGraph(
    { from: 0, to: 10, step: 2, name: 'Time (minutes)' },
    { from: 40, to: 180, step: 20, name: 'Heartbeats in a minute' },
    [
      {
        points: of([70, 70, 140, 110, 80, 70]),
        look: 'pen',
        name: 'Ravi',
        nameAt: [8, 80],
        side: ['s', 'sw'],
      },
      { points: of([80, 80, 160, 140, 120, 100]), look: 'red', name: 'Meera', nameAt: [6, 140], side: 'ne' },
    ],
  );
}

export const pulseOfTwoStudents: FigureSource = {
  name: 'pulse-of-two-students',
  caption: 'The pulse of two students who run from minute 2 to minute 4 (invented figures).',
  description:
    'A graph of heartbeats in a minute. Ravi: 70 at 0 and 2 minutes, 140 at 4, 110 at 6, 80 at 8, 70 at 10. Meera: 80 at 0 and 2 minutes, 160 at 4, 140 at 6, 120 at 8, 100 at 10.',
  draw,
};
