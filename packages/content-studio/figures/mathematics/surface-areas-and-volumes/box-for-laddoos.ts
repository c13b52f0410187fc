import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { drawBox, drawSeam } from '#figures/kit/solids.ts';

const centimetre = 6.5;

function draw(): string {
  const figure = new Figure(170);
  const corner: Point = [54, 132];
  const [length, height, depth] = [24 * centimetre, 6 * centimetre, 18 * centimetre];
  drawBox(figure, corner, [length, height, depth]);
  const laddoo: Point = [328, 132 - 3 * centimetre];
  figure.circle(laddoo, 3 * centimetre, 'gold amber');
  drawSeam(figure, laddoo, 3 * centimetre);
  figure.line([laddoo, add(laddoo, [3 * centimetre, 0])], 'pen').dot(laddoo, 'ink', 2);
  figure.text('3 cm', [328, 148], { colour: 'pen' });
  figure.label('24 cm', add(corner, [length / 2, 0]), 's', { gap: 8 });
  figure.label('6 cm', add(corner, [0, -height / 2]), 'w', { gap: 8 });
  figure.label('18 cm', add(corner, [length + depth * 0.225, -depth * 0.175]), ['se', 'e'], { gap: 6 });
  return figure.svg();
}

export const boxForLaddoos: FigureSource = {
  name: 'box-for-laddoos',
  caption: 'A closed box and one laddoo.',
  description:
    'A cuboid, 24 cm long, 18 cm deep and 6 cm high. Beside it lies a sphere with the radius 3 cm.',
  draw,
};
