import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const centimetre = 9;

/** The chest from one end: the half cylinder is seen as a half disc in front, its length goes to the upper right. */
function draw(): string {
  const figure = new Figure(260);
  const [breadth, height, length] = [14 * centimetre, 10 * centimetre, 30 * centimetre];
  const corner: Point = [60, 230];
  const back: Point = [length * 0.45, -length * 0.25];
  const at = (x: number, y: number): Point => add(corner, [x, -y]);
  const arch = (from: number, to: number): Point[] =>
    sample((t): Point => {
      const angle = ((from + (to - from) * t) * Math.PI) / 180;
      return at(breadth / 2 + (breadth / 2) * Math.cos(angle), height + (breadth / 2) * Math.sin(angle));
    }, 24);
  // Where the outline of the lid leaves the front half circle: there the circle runs along the length.
  const turn = (Math.atan2(back[0], back[1]) * 180) / Math.PI;
  const front = arch(0, turn);
  figure.polygon([...front, ...front.map((point) => add(point, back)).reverse()], 'warm');
  figure.polygon(
    [at(breadth, 0), add(at(breadth, 0), back), add(at(breadth, height), back), at(breadth, height)],
    'glass',
  );
  figure.polygon([at(0, height), at(0, 0), at(breadth, 0), at(breadth, height), ...arch(0, 180)], 'tint');
  figure.line([at(0, height), at(breadth, height)], 'soft dashed');
  figure.label('14 cm', at(breadth / 2, 0), 's', { gap: 8 });
  figure.label('10 cm', at(0, height / 2), 'w', { gap: 8 });
  figure.label('30 cm', add(at(breadth, 0), [back[0] / 2, back[1] / 2]), ['se', 'e'], { gap: 6 });
  return figure.svg();
}

export const chest: FigureSource = {
  name: 'chest',
  caption: 'A chest with a curved lid.',
  description:
    'A cuboid, 30 cm long, 14 cm broad and 10 cm high. On its upper face lies half a cylinder, 30 cm long, with a diameter of 14 cm.',
  draw,
};
