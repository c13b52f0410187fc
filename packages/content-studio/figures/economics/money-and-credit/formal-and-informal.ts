import { drawShareColumn } from '#figures/kit/charts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(300);
  const column = (left: number, title: string, formal: number) =>
    drawShareColumn(figure, left, title, [
      { name: 'formal', percent: (100 * formal) / 250, look: 'leaf green' },
      { name: 'informal', percent: (100 * (250 - formal)) / 250, look: 'warm red' },
    ]);
  column(66, 'today', 90);
  column(218, 'after the shift', 90 + 50);
  return figure.svg();
}

export const formalAndInformal: FigureSource = {
  name: 'formal-and-informal',
  caption:
    'Loans of 250 households (invented): if 50 of the 160 informal borrowers shift, the formal share grows from 36% to 56%.',
  description:
    'Two columns of the same height. Today 36 per cent of the households borrow from formal sources and 64 per cent from informal ones. After the shift it is 56 and 44 per cent.',
  draw,
};
