import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const centimetre = 3.2;
const floor = 156;

function draw(): string {
  const figure = new Figure(200);
  let left = 22;
  for (const { name, radius, slices } of [
    { name: 'Small', radius: 10.5, slices: 6 },
    { name: 'Medium', radius: 14, slices: 8 },
    { name: 'Large', radius: 21, slices: 12 },
  ]) {
    const rim = radius * centimetre;
    const centre: Point = [left + rim, floor - rim];
    figure.circle(centre, rim, 'gold amber bold');
    for (let cut = 0; cut < slices; cut++)
      figure.line([centre, add(centre, scale(polar((360 * cut) / slices), rim))], 'amber thin');
    claimNear(rim / radius, centimetre, 1e-9, 'all pizzas are drawn to one scale');
    figure.text(name, [centre[0], floor + 18]);
    left += 2 * rim + 12;
  }
  return figure.svg();
}

export const threePizzas: FigureSource = {
  name: 'three-pizzas',
  caption: 'The three sizes, to one scale.',
  description:
    'Three discs beside each other, drawn to one scale and cut into equal sectors from the centre: the small one into 6, the medium one into 8 and the large one into 12.',
  draw,
};
