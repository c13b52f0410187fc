import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(240);
  const counts = [5, 9, 14, 4, 8];
  for (const [index, label] of ['5', '9', '14', '*x*', '2*x*'].entries()) {
    const left = 50 + index * 54;
    const top = 190 - (counts[index] ?? 0) * 11;
    figure.rectangle([left, 190], [left + 54, top], 'tint pen').text(label, [left + 27, top - 11]);
  }
  for (const index of [0, 1, 2, 3, 4, 5])
    figure.text(String(index * 5), [50 + index * 54, 204], { size: 'small' });
  figure.text('Waiting time (minutes)', [185, 226]);
  return figure.svg();
}

export const waitingTimesWithX: FigureSource = {
  name: 'waiting-times-with-x',
  caption: 'The waiting times of passengers at a bus stand.',
  description:
    'Five bars in classes of 5 minutes from 0 to 25 minutes. The numbers above the bars are 5, 9, 14, x and 2x.',
  draw,
};
