import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(330);
  for (const [row, name, counts] of [
    [0, 'A', [8, 6, 4, 2]],
    [1, 'B', [2, 5, 9, 4]],
  ] as const) {
    const bottom = 130 + row * 140;
    claim(counts.reduce((sum: number, one: number) => sum + one, 0) === 20, 'each group has 20 students');
    figure.line([
      [60, bottom],
      [316, bottom],
    ]);
    figure.text(name, [40, bottom - 50], { colour: 'pen' });
    for (const [index, count] of counts.entries()) {
      const left = 60 + index * 64;
      figure.rectangle([left, bottom], [left + 64, bottom - count * 9], row === 0 ? 'tint pen' : 'warm red');
      figure.text(String(count), [left + 32, bottom - count * 9 - 11], { size: 'small' });
    }
    for (const [index, limit] of [10, 12, 14, 16, 18].entries())
      figure.text(String(limit), [60 + index * 64, bottom + 13], { size: 'small' });
  }
  figure.text('Time (minutes)', [188, 304]);
  return figure.svg();
}

export const timesOfTwoGroups: FigureSource = {
  name: 'times-of-two-groups',
  caption: 'The times of two groups in a run, both with 20 students.',
  description:
    'Two rows of bars in four classes of 2 minutes from 10 to 18 minutes; each bar carries its number of students. From left to right these are 8, 6, 4 and 2 in group A, above, and 2, 5, 9 and 4 in group B, below.',
  draw,
};
