import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const levels = [
  { name: 'water plants', look: 'leaf green' },
  { name: 'small fish', look: 'glass pen' },
  { name: 'big fish', look: 'tint pen' },
];
const parts = 16;

/**
 * Squares whose areas represent the masses of the levels; each contains the same number of dots, which
 * represent the poison.
 */
function draw(): string {
  const figure = new Figure(330);
  const bottom = 230;
  let left = 10;
  const densities: number[] = [];
  for (const [index, { name, look }] of levels.entries()) {
    const side = 170 * Math.sqrt(0.1 ** index);
    const corner: Point = [left, bottom - side];
    figure.rectangle(corner, [left + side, bottom], look);
    for (let part = 0; part < parts; part++) {
      const [column, row] = [part % 4, Math.floor(part / 4)];
      const at: Point = [corner[0] + ((column + 0.5) * side) / 4, corner[1] + ((row + 0.5) * side) / 4];
      figure.dot(at, 'red', 1.8);
    }
    densities.push(parts / side ** 2);
    const middle = left + side / 2;
    figure.text(name, [middle, bottom + 16], { size: 'small' });
    figure.text(`${10 ** index} ×`, [middle, bottom + 34], { colour: 'red' });
    left += side + 40;
  }
  densities.forEach((density, index) => {
    claimNear(density / (densities[0] ?? 0), 10 ** index, 1e-6, 'ten times as much in each kilogram');
  });
  return figure.svg();
}

export const biologicalMagnification: FigureSource = {
  name: 'biological-magnification',
  caption:
    'Each square is the mass of a level, each dot a bit of pesticide: as the mass gets less and the dots stay, every kilogram holds more.',
  description:
    'Three squares get smaller from left to right: water plants, small fish, big fish. Each area is a tenth of the one before. All hold the same sixteen red dots, so the dots are 10 and then 100 times as dense.',
  draw,
};
