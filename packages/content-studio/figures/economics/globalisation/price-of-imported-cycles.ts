import { indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const tariffs = [0, 10, 20, 30, 40];
  const imported = tariffs.map((tariff): [number, number] => [tariff, 4000 * (1 + tariff / 100)]);
  claimNear(imported[1]?.[1] ?? 0, 4400, 1e-9, 'a tenth is added to the price at the port');
  return lineGraph(
    { from: 0, to: 40, step: 10, name: 'Tariff on imports (%)' },
    { from: 3600, to: 6000, step: 400, name: 'Price in the shop (₹)', words: indianNumber },
    [
      { points: imported, look: 'red', name: 'imported', nameAt: [10, 4400], side: ['se', 's'] },
      {
        points: tariffs.map((tariff): [number, number] => [tariff, 5000]),
        look: 'green',
        name: 'Indian',
        nameAt: [10, 5000],
        side: ['n', 'nw'],
      },
    ],
  );
}

export const priceOfImportedCycles: FigureSource = {
  name: 'price-of-imported-cycles',
  caption: 'The price of an imported and of an Indian cycle in a shop, at five tariffs (invented figures).',
  description:
    'A graph of the price in the shop against the tariff. Imported cycle: 4,000 rupees with no tariff, 4,400 at 10 per cent, 4,800 at 20, 5,200 at 30, 5,600 at 40. Indian cycle: a level line at 5,000 rupees.',
  draw,
};
