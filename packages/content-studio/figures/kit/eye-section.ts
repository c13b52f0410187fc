import { claim } from './claims.ts';
import { drawEye, type Eye } from './eye.ts';
import type { Figure } from './figure.ts';
import { add, distance, type Point, polar, scale } from './point.ts';

/** Positions of the parts of a drawn section. */
export type EyeSection = Eye & { nerveRoot: Point; onRetina: Point; muscle: Point };

/** A section through the eye with its iris, ciliary muscles, retina and optic nerve, without names. */
export function drawEyeSection(figure: Figure): EyeSection {
  const centre: Point = [188, 130];
  const radius = 88;
  // The nerve leaves below the axis; it is drawn first, so that the eyeball covers its root.
  const nerveRoot = add(centre, scale(polar(-24), radius - 4));
  const nerve = (shift: number): Point[] =>
    [0, 1].map((t) => add(nerveRoot, [t * 52, shift + t * 16] as Point));
  figure.polygon([...nerve(-8), ...nerve(10).reverse()], 'metal');
  const eye = drawEye(figure, centre, radius, 12);
  const [x, y] = eye.lens;
  for (const side of [-1, 1]) {
    const rim: Point = [x, y + side * eye.opening];
    const wall = add(centre, scale(polar(180 - side * -40), radius - 2));
    figure.polygon([rim, add(wall, [-5, 0]), add(wall, [9, side * -2])], 'warm');
    const irisEnd: Point = [x - 14, y + side * 12];
    claim(distance(irisEnd, centre) < radius, 'the iris is inside the eye');
    figure.line([add(centre, scale(polar(180 - side * -31), radius - 1)), irisEnd], 'heavy amber');
  }
  figure.curve((t) => add(centre, scale(polar(-78 + 156 * t), radius - 5)), 'red bold', 40);
  const onRetina = add(centre, scale(polar(38), radius - 5));
  const muscle: Point = [x - 2, y + eye.opening + 9];
  return { ...eye, nerveRoot, onRetina, muscle };
}
