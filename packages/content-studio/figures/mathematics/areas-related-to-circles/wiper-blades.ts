import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const centimetre = 4;
const blade = 21 * centimetre;

function draw(): string {
  const figure = new Figure(200);
  const pivots: [Point, Point] = [
    [94, 150],
    [266, 150],
  ];
  claim(pivots[1][0] - pivots[0][0] >= 2 * blade, 'the blades do not overlap');
  claimNear(((22 / 7) * 21 ** 2 * 120) / 360, 462, 1e-9, 'one blade by the formula');
  claimSector(blade, [30, 150], centimetre, 462);
  figure.rectangle([10, 44], [350, 166], 'glass');
  for (const pivot of pivots) {
    figure.polygon([pivot, ...rim(pivot, blade, 30, 150)], 'warm').arc(pivot, 20, 30, 150);
    figure.line([pivot, add(pivot, scale(polar(150), blade))], 'heavy').dot(pivot, 'ink', 4);
    figure.text('120°', add(pivot, [0, -36]), { isOnShape: true });
    figure.text('21 cm', add(pivot, [56, -8]), { isOnShape: true });
  }
  return figure.svg();
}

export const wiperBlades: FigureSource = {
  name: 'wiper-blades',
  caption: 'Two wiper blades of 21 cm: each cleans a sector of $120^\\circ$, and the sectors do not overlap.',
  description:
    'A windscreen as a wide rectangle. Two wipers turn about two points near its lower edge. Each cleans a red sector of 120 degrees with a radius of 21 cm. The two sectors lie side by side.',
  draw,
};
