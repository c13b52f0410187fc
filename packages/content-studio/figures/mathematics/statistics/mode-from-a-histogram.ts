import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { meet } from '#figures/kit/point.ts';

/** The worked example: screen time of 50 students. */
const frequencies = [6, 14, 20, 10];
const width = 2;

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 316, top: 44, bottom: 250 },
    { from: 0, to: 10, step: 2, name: 'Screen time (hours)' },
    { from: 0, to: 24, step: 4, name: 'Number of students', without: [0] },
  );
  const top = frequencies.indexOf(Math.max(...frequencies));
  frequencies.forEach((frequency, index) => {
    figure.rectangle(
      toPoint([index * width, frequency]),
      toPoint([(index + 1) * width, 0]),
      index === top ? 'tint pen' : 'blank',
    );
  });
  const [f0, f1, f2] = [frequencies[top - 1] ?? 0, frequencies[top] ?? 0, frequencies[top + 1] ?? 0];
  const lower = top * width;
  const mode = lower + ((f1 - f0) / (2 * f1 - f0 - f2)) * width;
  claimNear(mode, 4.75, 1e-9, 'the mode is that of the text');
  const [leftLow, rightHigh] = [toPoint([lower, f0]), toPoint([lower + width, f1])];
  const [rightLow, leftHigh] = [toPoint([lower + width, f2]), toPoint([lower, f1])];
  const crossing = meet(leftLow, rightHigh, rightLow, leftHigh);
  claimNear(crossing[0], toPoint([mode, 0])[0], 1e-6, 'the drawn mode is the mode of the formula');
  figure.line([leftLow, rightHigh], 'red dashed').line([rightLow, leftHigh], 'red dashed');
  figure
    .line([crossing, toPoint([mode, 0])], 'red')
    .dot(crossing, 'red', 3)
    .dot(toPoint([mode, 0]), 'red', 3);
  figure.text('mode 4.75', toPoint([5, 22]), { colour: 'red' });
  return figure.svg();
}

export const modeFromAHistogram: FigureSource = {
  name: 'mode-from-a-histogram',
  caption: 'The mode found by drawing: the dashed lines in the tallest bar cross above 4.75 hours.',
  description:
    'A histogram of screen time: 6 students in 0-2 hours, 14 in 2-4, 20 in 4-6, 10 in 6-8. In the tallest bar two dashed lines join its upper corners with those of its neighbours. From their crossing a line goes down to 4.75.',
  draw,
};
