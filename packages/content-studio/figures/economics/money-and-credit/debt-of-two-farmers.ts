import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const yearly = (debts: readonly number[]) => debts.map((debt, year): Point => [year, debt]);

function draw(): string {
  return lineGraph(
    { from: 0, to: 4, step: 1, name: 'Years after the loan' },
    { from: 0, to: 80, step: 10, name: 'Debt (₹ thousand)' },
    [
      {
        points: yearly([40, 30, 20, 10, 0]),
        look: 'green',
        name: 'Kabir',
        nameAt: [1, 30],
        side: ['sw', 's'],
      },
      {
        points: yearly([40, 45, 50, 60, 75]),
        look: 'red',
        name: 'Meena',
        nameAt: [2, 50],
        side: ['n', 'nw'],
      },
    ],
  );
}

export const debtOfTwoFarmers: FigureSource = {
  name: 'debt-of-two-farmers',
  caption: 'What two farmers owe in the years after a loan of ₹40,000 for seeds (invented figures).',
  description:
    'A graph of debt in thousand rupees at the years 0 to 4. Kabir: 40, 30, 20, 10 and 0. Meena: 40, 45, 50, 60 and 75.',
  draw,
};
