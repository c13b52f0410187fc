import { drawAxes } from '#figures/kit/axes.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(320);
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 320, top: 44, bottom: 250 },
    { from: 0, to: 40, step: 5, name: 'Pages' },
    { from: 0, to: 160, step: 20, name: 'Cost (₹)' },
    true,
  );
  claim(4 * 20 === 40 + 2 * 20, 'the lines cross at 20 pages');
  figure
    .line([toPoint([0, 0]), toPoint([40, 160])], 'pen bold')
    .line([toPoint([0, 40]), toPoint([40, 120])], 'red bold');
  figure
    .label('A', toPoint([36, 144]), ['nw', 'w'], { colour: 'pen' })
    .label('B', toPoint([37, 114]), ['se', 's'], { colour: 'red' });
  return figure.svg();
}

export const costOfTwoPrinters: FigureSource = {
  name: 'cost-of-two-printers',
  caption: 'The cost of printing pages in two shops.',
  description:
    'Two rising straight lines; pages across, rupees upwards. The line of shop A goes from (0, 0) to (40, 160), the line of shop B from (0, 40) to (40, 120). They cross at one point of the grid.',
  draw,
};
