import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(240);
  for (const [index, [name, count]] of (
    [
      ['bus', 14],
      ['cycle', 10],
      ['on foot', 12],
      ['car', 4],
    ] as const
  ).entries()) {
    const left = 50 + index * 68;
    figure
      .rectangle([left, 196], [left + 44, 196 - count * 11], 'tint pen')
      .text(String(count), [left + 22, 185 - count * 11])
      .text(name, [left + 22, 212], { size: 'small' });
  }
  figure.line([
    [36, 197],
    [320, 197],
  ]);
  return figure.svg();
}

export const howStudentsCome: FigureSource = {
  name: 'how-students-come',
  caption: 'How the 40 students of a class come to school.',
  description: 'Four upright bars with numbers above them: bus 14, cycle 10, on foot 12 and car 4.',
  draw,
};
