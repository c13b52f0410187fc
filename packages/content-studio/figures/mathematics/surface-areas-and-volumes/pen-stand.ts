import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawBox, drawCone, drawRim } from '#figures/kit/solids.ts';

const centimetre = 15;

function draw(): string {
  const figure = new Figure(190);
  const corner: Point = [50, 150];
  const [length, height, breadth] = [14 * centimetre, 4 * centimetre, 10 * centimetre];
  const top = drawBox(figure, corner, [length, height, breadth]);
  for (const share of [0.2, 0.5, 0.8]) {
    const rim = add(top, [length * share + breadth * 0.225, -breadth * 0.175]);
    drawRim(figure, rim, 0.7 * centimetre, 'blank');
    drawCone(figure, rim, 0.7 * centimetre, -3 * centimetre, 'red dashed');
  }
  figure.label('14 cm', add(corner, [length / 2, 0]), 's', { gap: 8 });
  figure.label('4 cm', add(corner, [0, -height / 2]), 'w', { gap: 8 });
  figure.label('10 cm', add(corner, [length + breadth * 0.225, -breadth * 0.175]), ['se', 'e'], { gap: 6 });
  return figure.svg();
}

export const penStand: FigureSource = {
  name: 'pen-stand',
  caption: 'A pen stand with three depressions.',
  description:
    'A cuboid, 14 cm long, 10 cm broad and 4 cm high, with three equal conical hollows in a row in its upper face.',
  draw,
};
