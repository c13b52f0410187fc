import { indianNumber } from '#figures/kit/charts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const levels = [
  { name: 'grass', look: 'leaf green' },
  { name: 'grasshoppers', look: 'gold amber' },
  { name: 'frogs', look: 'glass pen' },
  { name: 'snakes', look: 'warm red' },
];
const energyOfGrass = 10_000;
const sideOfGrass = 190;

/** Stacked squares whose areas represent the energy of each level. */
function draw(): string {
  const figure = new Figure(340);
  const middle = 112;
  let bottom = 320;
  let before: { energy: number; area: number } | undefined;
  for (const [index, { name, look }] of levels.entries()) {
    const energy = energyOfGrass * 0.1 ** index;
    const side = sideOfGrass * Math.sqrt(energy / energyOfGrass);
    const area = side ** 2;
    if (before) {
      claimNear(energy / before.energy, 0.1, 1e-9, 'a tenth of the energy passes on');
      claimNear(area / before.area, 0.1, 1e-9, 'the area is to scale');
    }
    before = { energy, area };
    figure.rectangle([middle - side / 2, bottom - side], [middle + side / 2, bottom], look);
    const y = bottom - Math.min(side, 90) / 2 - (index === 3 ? 9 : 0);
    figure.line(
      [
        [middle + side / 2 + 3, bottom - Math.min(side, 90) / 2],
        [214, y],
      ],
      'soft thin',
    );
    const amount = `${indianNumber(Math.round(energy))} J`;
    const words = index < 2 ? [name, amount] : [`${name}: ${amount}`];
    for (const [row, text] of words.entries())
      figure.text(text, [220, y + (row - (words.length - 1) / 2) * 18], { anchor: 'start' });
    bottom -= side;
  }
  return figure.svg();
}

export const energyPyramid: FigureSource = {
  name: 'energy-pyramid',
  caption: 'The 10% law to scale: the area of each square is the energy of its level.',
  description:
    'Four squares stand one on the other and shrink quickly. Grass has 10,000 joules, grasshoppers 1,000, frogs 100 and snakes 10. The area of each square is a tenth of that of the square below it.',
  draw,
};
