import { drawShareColumn } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(300);
  const [jobs, output] = [46, 18];
  const perWorker = (100 - output) / (100 - jobs) / (output / jobs);
  claimNear(perWorker, 3.9, 0.05, 'outside farming a worker produces almost four times as much');
  const shares = (percent: number) => [
    { name: 'agriculture', percent, look: 'leaf green' },
    { name: 'all others', percent: 100 - percent, look: 'tint pen' },
  ];
  drawShareColumn(figure, 66, 'in jobs', shares(jobs));
  drawShareColumn(figure, 218, 'in output', shares(output));
  figure.line(
    [
      [142, 250 - 2.1 * jobs],
      [218, 250 - 2.1 * output],
    ],
    'soft dashed',
  );
  return figure.svg();
}

export const jobsAndOutput: FigureSource = {
  name: 'jobs-and-output',
  caption:
    'India: agriculture has about 46% of the workers (household labour survey 2022-23) and gives about 18% of the value.',
  description:
    'Two columns of the same height. Jobs: 46 per cent in agriculture at the bottom, 54 per cent elsewhere. Output: only 18 per cent from agriculture, 82 per cent from the rest. Dashed lines join the tops of the two parts for agriculture.',
  draw,
};
