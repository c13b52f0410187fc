import { barsToRead } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return barsToRead(
    [
      { name: 'P', value: 2.4, look: 'glass pen' },
      { name: 'Q', value: 2, look: 'glass pen' },
      { name: 'R', value: 0.6, look: 'glass pen' },
      { name: 'S', value: 0.2, look: 'glass pen' },
    ],
    { name: 'Water lost in three hours (g)', to: 2.4, step: 0.2 },
  );
}

export const waterLostByTwigs: FigureSource = {
  name: 'water-lost-by-twigs',
  caption: 'The loss of water of the four twigs (invented figures).',
  description: 'Bars on a grid, the water lost in grams. Twig P: 2.4. Twig Q: 2. Twig R: 0.6. Twig S: 0.2.',
  draw,
};
