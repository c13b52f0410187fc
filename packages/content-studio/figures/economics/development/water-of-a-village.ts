import { pieChart } from '#figures/kit/charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  return pieChart([
    { name: 'public tap', percent: 45, look: 'glass pen' },
    { name: 'own well', percent: 10, look: 'leaf green' },
    { name: 'pond', percent: 25, look: 'gold amber' },
    { name: 'tanker, paid', percent: 20, look: 'warm red' },
  ]);
}

export const waterOfAVillage: FigureSource = {
  name: 'water-of-a-village',
  caption: 'Where the 240 families of a village get their drinking water (invented survey).',
  description:
    'A circle cut into four shares of families. Clockwise from the top: public tap 45 per cent, own well 10 per cent, pond 25 per cent, tanker that is paid for 20 per cent.',
  draw,
};
