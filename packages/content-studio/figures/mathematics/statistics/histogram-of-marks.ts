import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The worked example: marks of 40 students, with the mean by the direct method. */
const frequencies = [4, 6, 10, 12, 8];

function draw(): string {
  const figure = new Figure(310);
  const total = frequencies.reduce((sum, frequency) => sum + frequency, 0);
  const mean = frequencies.reduce((sum, frequency, index) => sum + frequency * (10 * index + 5), 0) / total;
  claimNear(total, 40, 0, 'there are forty students');
  claimNear(mean, 28.5, 1e-9, 'the mean is that of the text');
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 316, top: 44, bottom: 250 },
    { from: 0, to: 50, step: 10, name: 'Marks' },
    { from: 0, to: 16, step: 2, name: 'Number of students', without: [0] },
  );
  frequencies.forEach((frequency, index) => {
    figure.rectangle(toPoint([index * 10, frequency]), toPoint([(index + 1) * 10, 0]), 'tint pen');
    figure.text(`*x* = ${index * 10 + 5}`, toPoint([index * 10 + 5, 1]), { size: 'small', isOnShape: true });
  });
  figure
    .line([toPoint([mean, 2]), toPoint([mean, 13.4])], 'red dashed')
    .text('mean 28.5', toPoint([mean, 14.4]), { colour: 'red' });
  return figure.svg();
}

export const histogramOfMarks: FigureSource = {
  name: 'histogram-of-marks',
  caption: 'Marks of 40 students in classes, with the class marks $x_i$ and the mean 28.5.',
  description:
    'A histogram with five bars: 4 students in 0-10, 6 in 10-20, 10 in 20-30, 12 in 30-40 and 8 in 40-50. Each bar names its class mark, from 5 to 45. A dashed line stands at the mean, 28.5.',
  draw,
};
