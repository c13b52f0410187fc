import { drawAxes } from '#figures/kit/axes.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 320, top: 44, bottom: 244 },
    { from: 0, to: 5, step: 1, name: 'Time (s)' },
    { from: 0, to: 25, step: 5, name: 'Height (m)' },
    true,
  );
  figure.curve((t) => toPoint([4 * t, 20 * 4 * t - 5 * (4 * t) ** 2]), 'pen bold', 60);
  return figure.svg();
}

export const heightOfABall: FigureSource = {
  name: 'height-of-a-ball',
  caption: 'The height of a ball over time.',
  description:
    'A curve like a hill; time in seconds across, height in metres upwards. It begins at 0, rises to its top over 2 seconds and comes down to the axis at 4 seconds. The heights can be read on a grid with steps of 5 metres.',
  draw,
};
