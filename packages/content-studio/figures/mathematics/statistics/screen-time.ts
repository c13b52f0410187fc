import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const frequencies = [6, 14, 20, 10];
const width = 2;

function draw(): string {
  const figure = new Figure(310);
  const total = frequencies.reduce((sum, frequency) => sum + frequency, 0);
  claimNear(total, 50, 0, 'there are fifty students');
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 316, top: 44, bottom: 250 },
    { from: 0, to: 10, step: 2, name: 'Screen time (hours)' },
    { from: 0, to: 24, step: 4, name: 'Number of students', without: [0] },
  );
  frequencies.forEach((frequency, index) => {
    figure.rectangle(toPoint([index * width, frequency]), toPoint([(index + 1) * width, 0]), 'tint pen');
    figure.text(String(frequency), toPoint([(index + 0.5) * width, frequency / 2]), { isOnShape: true });
  });
  return figure.svg();
}

export const screenTime: FigureSource = {
  name: 'screen-time',
  caption: 'Daily screen time of 50 students.',
  description: 'A histogram of screen time: 6 students in 0-2 hours, 14 in 2-4, 20 in 4-6, 10 in 6-8.',
  draw,
};
