import { drawAxes } from '#figures/kit/axes.ts';
import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The worked example, in thousand rupees. */
const pay = [12, 13, 13, 14, 98];

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 316, top: 44, bottom: 250 },
    { from: 0, to: 5, step: 1, name: 'Five persons', words: () => '' },
    { from: 0, to: 100, step: 20, name: 'Pay (thousand ₹)', without: [0] },
  );
  const mean = pay.reduce((sum, one) => sum + one, 0) / pay.length;
  const median = [...pay].sort((a, b) => a - b)[2] ?? 0;
  claimNear(mean, 30, 1e-9, 'the mean is that of the text');
  claimNear(median, 13, 0, 'the median is that of the text');
  claim(pay.filter((one) => one < mean / 2).length === 4, 'four of five earn less than half of the mean');
  pay.forEach((one, index) => {
    figure.rectangle(toPoint([index + 0.2, one]), toPoint([index + 0.8, 0]), 'tint pen');
    figure.text(String(one), [toPoint([index + 0.5, 0])[0], 262], { size: 'small' });
  });
  figure
    .line([toPoint([0, mean]), toPoint([4.1, mean])], 'red dashed')
    .label('mean 30', toPoint([1.4, mean]), 'n', { colour: 'red' });
  figure.line([toPoint([0, median]), toPoint([4.1, median])], 'green dashed');
  figure.text('median 13', toPoint([1.5, 21]), { colour: 'green' });
  return figure.svg();
}

export const meanAndMedianPay: FigureSource = {
  name: 'mean-and-median-pay',
  caption: 'One high pay pulls the mean up to ₹30,000, while the median stays at ₹13,000.',
  description:
    'Five bars of monthly pay: 12, 13, 13, 14 and 98 thousand rupees. A dashed line for the median lies at 13, near the tops of the first four bars; another for the mean lies far above them at 30.',
  draw,
};
