import { indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Of the sunlight that falls on its leaves a plant stores about one part in a hundred. */
const sunlight = 1_000_000;
const steps = [
  { name: 'Producers', example: 'grass', share: 0.01 },
  { name: 'Primary consumers', example: 'grasshopper', share: 0.1 },
  { name: 'Secondary consumers', example: 'frog', share: 0.1 },
  { name: 'Tertiary consumers', example: 'snake', share: 0.1 },
];

function draw(): string {
  const figure = new Figure(430);
  figure.rectangle([88, 14], [232, 50], 'gold amber');
  figure.text('Sunlight on leaves', [160, 24], { isOnShape: true, size: 'small' });
  figure.text(`${indianNumber(sunlight)} J`, [160, 40], { isOnShape: true, size: 'small' });
  let energy = sunlight;
  for (const [index, { name, example, share }] of steps.entries()) {
    const y = 82 + index * 84;
    const kept = energy * share;
    figure.arrow([160, y - 30], [160, y - 2], 'green bold');
    figure.text(`${share * 100}%`, [136, y - 17], { colour: 'green', size: 'small' });
    figure.rectangle([82, y], [238, y + 52], index === 0 ? 'leaf green' : 'tint pen');
    figure.text(name, [160, y + 10], { isOnShape: true, size: 'small' });
    figure.text(example, [160, y + 26], { isOnShape: true, size: 'small', colour: 'soft' });
    figure.text(`${indianNumber(Math.round(kept))} J`, [160, y + 42], { isOnShape: true, size: 'small' });
    if (index > 0) {
      figure.arrow([180, y - 18], [250, y - 18], 'red');
      figure.text('90% used', [304, y - 26], { size: 'small', colour: 'red' });
      figure.text('and lost as heat', [304, y - 10], { size: 'small', colour: 'red' });
    }
    energy = kept;
  }
  claimNear(energy, sunlight * 0.01 * 0.1 ** 3, 1e-6, 'one per cent, and then a tenth three times');
  return figure.svg();
}

export const energyFlow: FigureSource = {
  name: 'energy-flow',
  caption:
    'Energy flows one way: about 1% of the sunlight enters, and then a tenth is passed on at each step.',
  description:
    'Boxes from top to bottom. Sunlight on leaves, 10,00,000 joules; producers store 1%, 10,000; primary consumers get 1,000, secondary 100, tertiary 10. Red arrows to the side: 90% is used and lost as heat at each step.',
  draw,
};
