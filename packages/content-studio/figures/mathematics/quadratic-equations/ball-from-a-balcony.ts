import { drawAxes } from '#figures/kit/axes.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 60, right: 320, top: 44, bottom: 244 },
    { from: 0, to: 4, step: 1, name: 'Time *t* (s)' },
    { from: 0, to: 60, step: 10, name: 'Height *h* (m)', without: [0] },
    true,
  );
  for (const time of [0, 1, 2, 3]) {
    const height = 25 + 20 * time - 5 * time ** 2;
    figure.dot(toPoint([time, height]), 'red', 4);
    figure.label(`${height} m`, toPoint([time, height]), time === 0 ? 'ne' : 'n', { gap: 7 });
  }
  return figure.svg();
}

export const ballFromABalcony: FigureSource = {
  name: 'ball-from-a-balcony',
  caption: 'Some heights of a ball that was thrown upwards from a balcony.',
  description:
    'Four points on a grid, time in seconds to the right, height in metres upwards: 25 m at 0 s, 40 m at 1 s, 45 m at 2 s and 40 m at 3 s.',
  draw,
};
